/** Persian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'اطلاعیه‌ای نیست',
  'announcement.empty-hint': 'هر وقت خبری باشد، اینجا نمایش داده می‌شود.',
  'announcement.failed': 'اطلاعیه‌ها بارگذاری نشدند',
  'announcement.next': 'اطلاعیهٔ بعدی',
  'announcement.not-today': 'امروز دیگر نشان نده',
  'announcement.pages': 'صفحه‌های اطلاعیه‌ها',
  'announcement.pause': 'توقف اطلاعیه‌ها',
  'announcement.play': 'پخش اطلاعیه‌ها',
  'announcement.previous': 'اطلاعیهٔ قبلی',
  'announcement.slide': 'اطلاعیهٔ {{number}} از {{total}}',

  // notice
  'notice.back': 'همهٔ اعلان‌ها',
  'notice.empty': 'اعلانی نیست',
  'notice.empty-hint': 'خبرهای ما اینجا نمایش داده می‌شود.',
  'notice.failed': 'اعلان‌ها بارگذاری نشدند',
  'notice.pages': 'صفحه‌های اعلان‌ها',
  'notice.title': 'اعلان‌ها',

  // notices
  'notices.announcements': 'اطلاعیه‌ها',
};
