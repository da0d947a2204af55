/** Croatian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Nema objava',
  'announcement.empty-hint': 'Kad bude nečega važnog, pojavit će se ovdje.',
  'announcement.failed': 'Objave nije moguće učitati',
  'announcement.next': 'Sljedeća objava',
  'announcement.not-today': 'Danas više ne prikazuj',
  'announcement.pages': 'Stranice s objavama',
  'announcement.pause': 'Zaustavi prikaz objava',
  'announcement.play': 'Pokreni prikaz objava',
  'announcement.previous': 'Prethodna objava',
  'announcement.slide': 'Objava {{number}} od {{total}}',

  // notice
  'notice.back': 'Sve obavijesti',
  'notice.empty': 'Nema obavijesti',
  'notice.empty-hint': 'Naše novosti pojavljuju se ovdje.',
  'notice.failed': 'Obavijesti nije moguće učitati',
  'notice.pages': 'Stranice s obavijestima',
  'notice.title': 'Obavijesti',

  // notices
  'notices.announcements': 'Objave',
};
