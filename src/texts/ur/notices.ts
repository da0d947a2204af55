/** Urdu texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'کوئی اعلان نہیں',
  'announcement.empty-hint': 'جب کوئی اطلاع ہو گی، یہاں نظر آئے گی۔',
  'announcement.failed': 'اعلانات لوڈ نہیں ہو سکے',
  'announcement.next': 'اگلا اعلان',
  'announcement.not-today': 'آج دوبارہ نہ دکھائیں',
  'announcement.pages': 'اعلانات کے صفحات',
  'announcement.pause': 'چلتے اعلانات روکیں',
  'announcement.play': 'اعلانات چلائیں',
  'announcement.previous': 'پچھلا اعلان',
  'announcement.slide': 'اعلان {{number}} از {{total}}',

  // notice
  'notice.back': 'تمام اطلاعات',
  'notice.empty': 'کوئی اطلاع نہیں',
  'notice.empty-hint': 'ہماری خبریں یہاں نظر آتی ہیں۔',
  'notice.failed': 'اطلاعات لوڈ نہیں ہو سکیں',
  'notice.pages': 'اطلاعات کے صفحات',
  'notice.title': 'اطلاعات',

  // notices
  'notices.announcements': 'اعلانات',
};
