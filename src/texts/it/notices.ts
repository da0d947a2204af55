/** Italian texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Nessun annuncio',
  'announcement.empty-hint': 'Quando c’è qualcosa da sapere, compare qui.',
  'announcement.failed': 'Impossibile caricare gli annunci',
  'announcement.next': 'Annuncio successivo',
  'announcement.not-today': 'Non mostrare più oggi',
  'announcement.pages': 'Pagine degli annunci',
  'announcement.pause': 'Metti in pausa gli annunci',
  'announcement.play': 'Fai scorrere gli annunci',
  'announcement.previous': 'Annuncio precedente',
  'announcement.slide': 'Annuncio {{number}} di {{total}}',

  // notice
  'notice.back': 'Tutti gli avvisi',
  'notice.empty': 'Nessun avviso',
  'notice.empty-hint': 'Le nostre novità compaiono qui.',
  'notice.failed': 'Impossibile caricare gli avvisi',
  'notice.pages': 'Pagine degli avvisi',
  'notice.title': 'Avvisi',

  // notices
  'notices.announcements': 'Annunci',
};
