/** Hebrew texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'אין הכרזות',
  'announcement.empty-hint': 'כשיהיה משהו שחשוב לדעת, הוא יופיע כאן.',
  'announcement.failed': 'לא ניתן לטעון את ההכרזות',
  'announcement.next': 'ההכרזה הבאה',
  'announcement.not-today': 'לא להציג שוב היום',
  'announcement.pages': 'דפי הכרזות',
  'announcement.pause': 'השהיית תצוגת ההכרזות',
  'announcement.play': 'המשך תצוגת ההכרזות',
  'announcement.previous': 'ההכרזה הקודמת',
  'announcement.slide': 'הכרזה {{number}} מתוך {{total}}',

  // notice
  'notice.back': 'כל העדכונים',
  'notice.empty': 'אין עדכונים',
  'notice.empty-hint': 'חדשות מאיתנו יופיעו כאן.',
  'notice.failed': 'לא ניתן לטעון את העדכונים',
  'notice.pages': 'דפי עדכונים',
  'notice.title': 'עדכונים',

  // notices
  'notices.announcements': 'הכרזות',
};
