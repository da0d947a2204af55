/** Vietnamese texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Chưa có thông báo',
  'announcement.empty-hint': 'Khi có tin cần biết, tin sẽ hiện ở đây.',
  'announcement.failed': 'Không tải được thông báo',
  'announcement.next': 'Thông báo sau',
  'announcement.not-today': 'Không hiện lại hôm nay',
  'announcement.pages': 'Các trang thông báo',
  'announcement.pause': 'Tạm dừng thông báo',
  'announcement.play': 'Chạy tiếp thông báo',
  'announcement.previous': 'Thông báo trước',
  'announcement.slide': 'Thông báo {{number}} trên {{total}}',

  // notice
  'notice.back': 'Tất cả thông báo',
  'notice.empty': 'Chưa có thông báo',
  'notice.empty-hint': 'Tin mới từ chúng tôi sẽ hiện ở đây.',
  'notice.failed': 'Không tải được thông báo',
  'notice.pages': 'Các trang thông báo',
  'notice.title': 'Thông báo',

  // notices
  'notices.announcements': 'Thông báo nổi bật',
};
