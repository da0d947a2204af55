/** Spanish texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'No hay anuncios',
  'announcement.empty-hint': 'Cuando haya algo que saber, aparecerá aquí.',
  'announcement.failed': 'No se pudieron cargar los anuncios',
  'announcement.next': 'Anuncio siguiente',
  'announcement.not-today': 'No volver a mostrar hoy',
  'announcement.pages': 'Páginas de anuncios',
  'announcement.pause': 'Pausar anuncios',
  'announcement.play': 'Reanudar anuncios',
  'announcement.previous': 'Anuncio anterior',
  'announcement.slide': 'Anuncio {{number}} de {{total}}',

  // notice
  'notice.back': 'Todos los avisos',
  'notice.empty': 'No hay avisos',
  'notice.empty-hint': 'Nuestras novedades aparecen aquí.',
  'notice.failed': 'No se pudieron cargar los avisos',
  'notice.pages': 'Páginas de avisos',
  'notice.title': 'Avisos',

  // notices
  'notices.announcements': 'Anuncios',
};
