/** Khmer texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'គ្មាន​សេចក្តីប្រកាស',
  'announcement.empty-hint': 'ពេល​មាន​អ្វី​ដែល​ត្រូវ​ដឹង វា​នឹង​បង្ហាញ​នៅ​ទីនេះ។',
  'announcement.failed': 'មិន​អាច​ផ្ទុក​សេចក្តីប្រកាស​បានទេ',
  'announcement.next': 'សេចក្តីប្រកាស​បន្ទាប់',
  'announcement.not-today': 'កុំ​បង្ហាញ​ទៀត​នៅ​ថ្ងៃនេះ',
  'announcement.pages': 'ទំព័រ​សេចក្តីប្រកាស',
  'announcement.pause': 'ផ្អាក​សេចក្តីប្រកាស',
  'announcement.play': 'បន្ត​បង្ហាញ​សេចក្តីប្រកាស',
  'announcement.previous': 'សេចក្តីប្រកាសមុន',
  'announcement.slide': 'សេចក្តីប្រកាស {{number}} ក្នុង {{total}}',

  // notice
  'notice.back': 'ដំណឹងទាំងអស់',
  'notice.empty': 'គ្មានដំណឹង',
  'notice.empty-hint': 'ព័ត៌មាន​ពី​យើង​បង្ហាញ​នៅ​ទីនេះ។',
  'notice.failed': 'មិន​អាច​ផ្ទុក​ដំណឹង​បានទេ',
  'notice.pages': 'ទំព័រដំណឹង',
  'notice.title': 'ដំណឹង',

  // notices
  'notices.announcements': 'សេចក្តីប្រកាស',
};
