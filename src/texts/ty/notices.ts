/** Tahitian texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': '’Aita e poro’i fa’aara',
  'announcement.empty-hint': '’Ia tupu te hō’ē parau faufa’a, e fā mai i ’ō nei.',
  'announcement.failed': '’Aita te mau poro’i fa’aara i matara mai',
  'announcement.next': 'Poro’i i muri iho',
  'announcement.not-today': '’Eiaha e fa’a’ite fa’ahou i teie mahana',
  'announcement.pages': '’Api poro’i fa’aara',
  'announcement.pause': 'Fa’aea i te mau poro’i',
  'announcement.play': 'Fa’atere i te mau poro’i',
  'announcement.previous': 'Poro’i i mua atu',
  'announcement.slide': 'Poro’i {{number}} i ni’a i te {{total}}',

  // notice
  'notice.back': 'Te mau parau ato’a',
  'notice.empty': '’Aita e parau fa’a’ite',
  'notice.empty-hint': 'E fā mai tā mātou mau parau ’āpī i ’ō nei.',
  'notice.failed': '’Aita te mau parau fa’a’ite i matara mai',
  'notice.pages': '’Api parau fa’a’ite',
  'notice.title': 'Parau fa’a’ite',

  // notices
  'notices.announcements': 'Poro’i fa’aara',
};
