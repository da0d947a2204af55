/** Lao texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'ບໍ່ມີປະກາດ',
  'announcement.empty-hint': 'ເມື່ອມີເລື່ອງທີ່ຄວນຮູ້ ຈະສະແດງຢູ່ນີ້.',
  'announcement.failed': 'ໂຫຼດປະກາດບໍ່ໄດ້',
  'announcement.next': 'ປະກາດຕໍ່ໄປ',
  'announcement.not-today': 'ບໍ່ຕ້ອງສະແດງອີກໃນມື້ນີ້',
  'announcement.pages': 'ໜ້າລາຍການປະກາດ',
  'announcement.pause': 'ຢຸດປະກາດໄວ້',
  'announcement.play': 'ເລື່ອນປະກາດຕໍ່',
  'announcement.previous': 'ປະກາດກ່ອນໜ້າ',
  'announcement.slide': 'ປະກາດທີ {{number}} ໃນ {{total}}',

  // notice
  'notice.back': 'ແຈ້ງການທັງໝົດ',
  'notice.empty': 'ບໍ່ມີແຈ້ງການ',
  'notice.empty-hint': 'ຂ່າວສານຈາກພວກເຮົາຈະສະແດງຢູ່ນີ້.',
  'notice.failed': 'ໂຫຼດແຈ້ງການບໍ່ໄດ້',
  'notice.pages': 'ໜ້າລາຍການແຈ້ງການ',
  'notice.title': 'ແຈ້ງການ',

  // notices
  'notices.announcements': 'ປະກາດ',
};
