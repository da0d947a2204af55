/** Ukrainian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Оголошень немає',
  'announcement.empty-hint': 'Коли буде що повідомити, воно з’явиться тут.',
  'announcement.failed': 'Не вдалося завантажити оголошення',
  'announcement.next': 'Наступне оголошення',
  'announcement.not-today': 'Більше не показувати сьогодні',
  'announcement.pages': 'Сторінки оголошень',
  'announcement.pause': 'Зупинити показ оголошень',
  'announcement.play': 'Відновити показ оголошень',
  'announcement.previous': 'Попереднє оголошення',
  'announcement.slide': 'Оголошення {{number}} з {{total}}',

  // notice
  'notice.back': 'Усі сповіщення',
  'notice.empty': 'Сповіщень немає',
  'notice.empty-hint': 'Тут з’являються наші новини.',
  'notice.failed': 'Не вдалося завантажити сповіщення',
  'notice.pages': 'Сторінки сповіщень',
  'notice.title': 'Сповіщення',

  // notices
  'notices.announcements': 'Оголошення',
};
