/** Hungarian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Nincsenek közlemények',
  'announcement.empty-hint': 'Ha van valami, amiről tudnod kell, itt jelenik meg.',
  'announcement.failed': 'Nem sikerült betölteni a közleményeket',
  'announcement.next': 'Következő közlemény',
  'announcement.not-today': 'Ma ne jelenjen meg újra',
  'announcement.pages': 'A közlemények oldalai',
  'announcement.pause': 'Közlemények léptetésének megállítása',
  'announcement.play': 'Közlemények léptetésének indítása',
  'announcement.previous': 'Előző közlemény',
  'announcement.slide': '{{number}}. közlemény, összesen {{total}}',

  // notice
  'notice.back': 'Összes értesítés',
  'notice.empty': 'Nincsenek értesítések',
  'notice.empty-hint': 'Itt jelennek meg a híreink.',
  'notice.failed': 'Nem sikerült betölteni az értesítéseket',
  'notice.pages': 'Az értesítések oldalai',
  'notice.title': 'Értesítések',

  // notices
  'notices.announcements': 'Közlemények',
};
