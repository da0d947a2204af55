/** Japanese texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': '重要なお知らせはありません',
  'announcement.empty-hint': 'お伝えすることがあれば、ここに表示されます。',
  'announcement.failed': '重要なお知らせを読み込めませんでした',
  'announcement.next': '次のお知らせ',
  'announcement.not-today': '今日は表示しない',
  'announcement.pages': '重要なお知らせのページ',
  'announcement.pause': '重要なお知らせを一時停止',
  'announcement.play': '重要なお知らせを再生',
  'announcement.previous': '前のお知らせ',
  'announcement.slide': '重要なお知らせ {{number}}/{{total}}',

  // notice
  'notice.back': 'お知らせ一覧',
  'notice.empty': 'お知らせはありません',
  'notice.empty-hint': '最新情報がここに表示されます。',
  'notice.failed': 'お知らせを読み込めませんでした',
  'notice.pages': 'お知らせのページ',
  'notice.title': 'お知らせ',

  // notices
  'notices.announcements': '重要なお知らせ',
};
