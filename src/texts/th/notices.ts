/** Thai texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'ไม่มีประกาศ',
  'announcement.empty-hint': 'เมื่อมีเรื่องที่ควรรู้ จะแสดงที่นี่',
  'announcement.failed': 'โหลดประกาศไม่สำเร็จ',
  'announcement.next': 'ประกาศถัดไป',
  'announcement.not-today': 'วันนี้ไม่ต้องแสดงอีก',
  'announcement.pages': 'หน้าประกาศ',
  'announcement.pause': 'หยุดเลื่อนประกาศ',
  'announcement.play': 'เลื่อนประกาศต่อ',
  'announcement.previous': 'ประกาศก่อนหน้า',
  'announcement.slide': 'ประกาศที่ {{number}} จาก {{total}}',

  // notice
  'notice.back': 'ข่าวสารทั้งหมด',
  'notice.empty': 'ไม่มีข่าวสาร',
  'notice.empty-hint': 'ข่าวจากเราจะแสดงที่นี่',
  'notice.failed': 'โหลดข่าวสารไม่สำเร็จ',
  'notice.pages': 'หน้าข่าวสาร',
  'notice.title': 'ข่าวสาร',

  // notices
  'notices.announcements': 'ประกาศ',
};
