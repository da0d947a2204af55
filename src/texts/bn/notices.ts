/** Bengali texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'কোনো ঘোষণা নেই',
  'announcement.empty-hint': 'জানার মতো কিছু থাকলে এখানে দেখা যাবে।',
  'announcement.failed': 'ঘোষণাগুলো লোড করা যায়নি',
  'announcement.next': 'পরের ঘোষণা',
  'announcement.not-today': 'আজ আর দেখাবেন না',
  'announcement.pages': 'ঘোষণার পৃষ্ঠা',
  'announcement.pause': 'ঘোষণা থামান',
  'announcement.play': 'ঘোষণা চালান',
  'announcement.previous': 'আগের ঘোষণা',
  'announcement.slide': 'ঘোষণা {{number}} / {{total}}',

  // notice
  'notice.back': 'সব নোটিশ',
  'notice.empty': 'কোনো নোটিশ নেই',
  'notice.empty-hint': 'আমাদের খবর এখানে দেখা যাবে।',
  'notice.failed': 'নোটিশগুলো লোড করা যায়নি',
  'notice.pages': 'নোটিশের পৃষ্ঠা',
  'notice.title': 'নোটিশ',

  // notices
  'notices.announcements': 'ঘোষণা',
};
