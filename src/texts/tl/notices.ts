/** Filipino texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Walang anunsyo',
  'announcement.empty-hint': 'Kapag may dapat malaman, dito ito lalabas.',
  'announcement.failed': 'Hindi ma-load ang mga anunsyo',
  'announcement.next': 'Susunod na anunsyo',
  'announcement.not-today': 'Huwag nang ipakita ngayong araw',
  'announcement.pages': 'Mga pahina ng anunsyo',
  'announcement.pause': 'I-pause ang mga anunsyo',
  'announcement.play': 'I-play ang mga anunsyo',
  'announcement.previous': 'Nakaraang anunsyo',
  'announcement.slide': 'Anunsyo {{number}} sa {{total}}',

  // notice
  'notice.back': 'Lahat ng abiso',
  'notice.empty': 'Walang abiso',
  'notice.empty-hint': 'Dito lalabas ang mga balita mula sa amin.',
  'notice.failed': 'Hindi ma-load ang mga abiso',
  'notice.pages': 'Mga pahina ng abiso',
  'notice.title': 'Mga abiso',

  // notices
  'notices.announcements': 'Mga anunsyo',
};
