/** Chinese texts (traditional, Taiwan) of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': '目前沒有公告',
  'announcement.empty-hint': '有重要消息時會顯示在這裡。',
  'announcement.failed': '公告載入失敗',
  'announcement.next': '下一則公告',
  'announcement.not-today': '今日不再顯示',
  'announcement.pages': '公告分頁',
  'announcement.pause': '暫停輪播公告',
  'announcement.play': '繼續輪播公告',
  'announcement.previous': '上一則公告',
  'announcement.slide': '第{{number}}則公告，共{{total}}則',

  // notice
  'notice.back': '全部消息',
  'notice.empty': '目前沒有消息',
  'notice.empty-hint': '平台最新消息會顯示在這裡。',
  'notice.failed': '消息載入失敗',
  'notice.pages': '消息分頁',
  'notice.title': '最新消息',

  // notices
  'notices.announcements': '公告',
};
