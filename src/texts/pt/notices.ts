/** Brazilian Portuguese texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Nenhum comunicado',
  'announcement.empty-hint': 'Quando houver novidade, ela aparece aqui.',
  'announcement.failed': 'Não foi possível carregar os comunicados',
  'announcement.next': 'Próximo comunicado',
  'announcement.not-today': 'Não mostrar mais hoje',
  'announcement.pages': 'Páginas de comunicados',
  'announcement.pause': 'Pausar comunicados',
  'announcement.play': 'Retomar comunicados',
  'announcement.previous': 'Comunicado anterior',
  'announcement.slide': 'Comunicado {{number}} de {{total}}',

  // notice
  'notice.back': 'Todos os avisos',
  'notice.empty': 'Nenhum aviso',
  'notice.empty-hint': 'Nossas novidades aparecem aqui.',
  'notice.failed': 'Não foi possível carregar os avisos',
  'notice.pages': 'Páginas de avisos',
  'notice.title': 'Avisos',

  // notices
  'notices.announcements': 'Comunicados',
};
