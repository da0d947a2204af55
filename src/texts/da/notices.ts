/** Danish texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Ingen meddelelser',
  'announcement.empty-hint': 'Når der er noget at vide, vises det her.',
  'announcement.failed': 'Meddelelserne kunne ikke indlæses',
  'announcement.next': 'Næste meddelelse',
  'announcement.not-today': 'Vis ikke igen i dag',
  'announcement.pages': 'Sider med meddelelser',
  'announcement.pause': 'Sæt meddelelser på pause',
  'announcement.play': 'Afspil meddelelser',
  'announcement.previous': 'Forrige meddelelse',
  'announcement.slide': 'Meddelelse {{number}} af {{total}}',

  // notice
  'notice.back': 'Alle opslag',
  'notice.empty': 'Ingen opslag',
  'notice.empty-hint': 'Nyt fra os vises her.',
  'notice.failed': 'Opslagene kunne ikke indlæses',
  'notice.pages': 'Sider med opslag',
  'notice.title': 'Opslag',

  // notices
  'notices.announcements': 'Meddelelser',
};
