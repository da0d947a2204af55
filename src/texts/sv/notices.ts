/** Swedish texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Inga nyheter',
  'announcement.empty-hint': 'När det finns något att veta visas det här.',
  'announcement.failed': 'Nyheterna kunde inte laddas',
  'announcement.next': 'Nästa nyhet',
  'announcement.not-today': 'Visa inte igen i dag',
  'announcement.pages': 'Sidor med nyheter',
  'announcement.pause': 'Pausa nyheter',
  'announcement.play': 'Starta nyheter',
  'announcement.previous': 'Föregående nyhet',
  'announcement.slide': 'Nyhet {{number}} av {{total}}',

  // notice
  'notice.back': 'Alla notiser',
  'notice.empty': 'Inga notiser',
  'notice.empty-hint': 'Nytt från oss visas här.',
  'notice.failed': 'Notiserna kunde inte laddas',
  'notice.pages': 'Sidor med notiser',
  'notice.title': 'Notiser',

  // notices
  'notices.announcements': 'Nyheter',
};
