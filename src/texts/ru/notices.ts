/** Russian texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Объявлений нет',
  'announcement.empty-hint': 'Когда будет что сообщить, это появится здесь.',
  'announcement.failed': 'Не удалось загрузить объявления',
  'announcement.next': 'Следующее объявление',
  'announcement.not-today': 'Сегодня больше не показывать',
  'announcement.pages': 'Страницы объявлений',
  'announcement.pause': 'Остановить показ объявлений',
  'announcement.play': 'Продолжить показ объявлений',
  'announcement.previous': 'Предыдущее объявление',
  'announcement.slide': 'Объявление {{number}} из {{total}}',

  // notice
  'notice.back': 'Все новости',
  'notice.empty': 'Новостей нет',
  'notice.empty-hint': 'Здесь появятся наши новости.',
  'notice.failed': 'Не удалось загрузить новости',
  'notice.pages': 'Страницы новостей',
  'notice.title': 'Новости',

  // notices
  'notices.announcements': 'Объявления',
};
