/** Romanian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Niciun anunț',
  'announcement.empty-hint': 'Când e ceva de știut, apare aici.',
  'announcement.failed': 'Anunțurile nu s-au putut încărca',
  'announcement.next': 'Anunțul următor',
  'announcement.not-today': 'Nu mai arăta astăzi',
  'announcement.pages': 'Pagini de anunțuri',
  'announcement.pause': 'Oprește derularea anunțurilor',
  'announcement.play': 'Pornește derularea anunțurilor',
  'announcement.previous': 'Anunțul anterior',
  'announcement.slide': 'Anunțul {{number}} din {{total}}',

  // notice
  'notice.back': 'Toate noutățile',
  'notice.empty': 'Nicio noutate',
  'notice.empty-hint': 'Noutățile de la noi apar aici.',
  'notice.failed': 'Noutățile nu s-au putut încărca',
  'notice.pages': 'Pagini de noutăți',
  'notice.title': 'Noutăți',

  // notices
  'notices.announcements': 'Anunțuri',
};
