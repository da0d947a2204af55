/** Arabic texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'لا إعلانات',
  'announcement.empty-hint': 'عندما يكون هناك ما يهمّك ستجده هنا.',
  'announcement.failed': 'تعذّر تحميل الإعلانات',
  'announcement.next': 'الإعلان التالي',
  'announcement.not-today': 'عدم عرضها مجددًا اليوم',
  'announcement.pages': 'صفحات الإعلانات',
  'announcement.pause': 'إيقاف الإعلانات مؤقتًا',
  'announcement.play': 'تشغيل الإعلانات',
  'announcement.previous': 'الإعلان السابق',
  'announcement.slide': 'الإعلان {{number}} من {{total}}',

  // notice
  'notice.back': 'كل الإشعارات',
  'notice.empty': 'لا إشعارات',
  'notice.empty-hint': 'تجد هنا أخبارنا.',
  'notice.failed': 'تعذّر تحميل الإشعارات',
  'notice.pages': 'صفحات الإشعارات',
  'notice.title': 'الإشعارات',

  // notices
  'notices.announcements': 'الإعلانات',
};
