/** Norwegian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Ingen kunngjøringer',
  'announcement.empty-hint': 'Når det er noe å vite, vises det her.',
  'announcement.failed': 'Kunngjøringene kunne ikke lastes inn',
  'announcement.next': 'Neste kunngjøring',
  'announcement.not-today': 'Ikke vis igjen i dag',
  'announcement.pages': 'Sider med kunngjøringer',
  'announcement.pause': 'Sett kunngjøringene på pause',
  'announcement.play': 'Spill av kunngjøringene',
  'announcement.previous': 'Forrige kunngjøring',
  'announcement.slide': 'Kunngjøring {{number}} av {{total}}',

  // notice
  'notice.back': 'Alle varsler',
  'notice.empty': 'Ingen varsler',
  'notice.empty-hint': 'Nytt fra oss vises her.',
  'notice.failed': 'Varslene kunne ikke lastes inn',
  'notice.pages': 'Sider med varsler',
  'notice.title': 'Varsler',

  // notices
  'notices.announcements': 'Kunngjøringer',
};
