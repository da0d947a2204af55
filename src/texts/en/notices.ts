/** English texts of notices and announcements; loaded with the first widget that needs them. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'No announcements',
  'announcement.empty-hint': 'When there is something to know, it appears here.',
  'announcement.failed': 'The announcements could not be loaded',
  'announcement.next': 'Next announcement',
  'announcement.not-today': 'Do not show again today',
  'announcement.pages': 'Pages of announcements',
  'announcement.pause': 'Pause announcements',
  'announcement.play': 'Play announcements',
  'announcement.previous': 'Previous announcement',
  'announcement.slide': 'Announcement {{number}} of {{total}}',

  // notice
  'notice.back': 'All notices',
  'notice.empty': 'No notices',
  'notice.empty-hint': 'News from us appears here.',
  'notice.failed': 'The notices could not be loaded',
  'notice.pages': 'Pages of notices',
  'notice.title': 'Notices',

  // notices
  'notices.announcements': 'Announcements',
};
