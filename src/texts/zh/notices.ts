/** Chinese texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': '暂无公告',
  'announcement.empty-hint': '有新公告时会显示在这里。',
  'announcement.failed': '公告加载失败',
  'announcement.next': '下一条公告',
  'announcement.not-today': '今日不再显示',
  'announcement.pages': '公告分页',
  'announcement.pause': '暂停轮播公告',
  'announcement.play': '继续轮播公告',
  'announcement.previous': '上一条公告',
  'announcement.slide': '第{{number}}条公告，共{{total}}条',

  // notice
  'notice.back': '全部通知',
  'notice.empty': '暂无通知',
  'notice.empty-hint': '平台动态会显示在这里。',
  'notice.failed': '通知加载失败',
  'notice.pages': '通知分页',
  'notice.title': '通知',

  // notices
  'notices.announcements': '公告',
};
