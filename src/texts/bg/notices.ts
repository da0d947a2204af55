/** Bulgarian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Няма обяви',
  'announcement.empty-hint': 'Когато има нещо важно, то се появява тук.',
  'announcement.failed': 'Не успяхме да заредим обявите',
  'announcement.next': 'Следваща обява',
  'announcement.not-today': 'Да не се показва отново днес',
  'announcement.pages': 'Страници с обяви',
  'announcement.pause': 'Пауза на обявите',
  'announcement.play': 'Пускане на обявите',
  'announcement.previous': 'Предишна обява',
  'announcement.slide': 'Обява {{number}} от {{total}}',

  // notice
  'notice.back': 'Всички известия',
  'notice.empty': 'Няма известия',
  'notice.empty-hint': 'Новините от нас се появяват тук.',
  'notice.failed': 'Не успяхме да заредим известията',
  'notice.pages': 'Страници с известия',
  'notice.title': 'Известия',

  // notices
  'notices.announcements': 'Обяви',
};
