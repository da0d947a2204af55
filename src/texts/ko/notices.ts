/** Korean texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': '공지가 없습니다',
  'announcement.empty-hint': '알려 드릴 소식이 있으면 여기에 표시됩니다.',
  'announcement.failed': '공지를 불러오지 못했습니다',
  'announcement.next': '다음 공지',
  'announcement.not-today': '오늘 하루 보지 않기',
  'announcement.pages': '공지 페이지',
  'announcement.pause': '공지 멈추기',
  'announcement.play': '공지 재생',
  'announcement.previous': '이전 공지',
  'announcement.slide': '공지 {{total}}개 중 {{number}}번째',

  // notice
  'notice.back': '전체 공지사항',
  'notice.empty': '공지사항이 없습니다',
  'notice.empty-hint': '새로운 소식이 여기에 표시됩니다.',
  'notice.failed': '공지사항을 불러오지 못했습니다',
  'notice.pages': '공지사항 페이지',
  'notice.title': '공지사항',

  // notices
  'notices.announcements': '공지',
};
