/** German texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Keine Ankündigungen',
  'announcement.empty-hint': 'Wenn es etwas Wichtiges gibt, erscheint es hier.',
  'announcement.failed': 'Die Ankündigungen konnten nicht geladen werden',
  'announcement.next': 'Nächste Ankündigung',
  'announcement.not-today': 'Heute nicht mehr anzeigen',
  'announcement.pages': 'Seiten mit Ankündigungen',
  'announcement.pause': 'Ankündigungen anhalten',
  'announcement.play': 'Ankündigungen fortsetzen',
  'announcement.previous': 'Vorherige Ankündigung',
  'announcement.slide': 'Ankündigung {{number}} von {{total}}',

  // notice
  'notice.back': 'Alle Neuigkeiten',
  'notice.empty': 'Keine Neuigkeiten',
  'notice.empty-hint': 'Was es Neues von uns gibt, erscheint hier.',
  'notice.failed': 'Die Neuigkeiten konnten nicht geladen werden',
  'notice.pages': 'Seiten mit Neuigkeiten',
  'notice.title': 'Neuigkeiten',

  // notices
  'notices.announcements': 'Ankündigungen',
};
