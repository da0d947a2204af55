/** Malay texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Tiada pengumuman',
  'announcement.empty-hint': 'Apabila ada sesuatu untuk diketahui, ia akan muncul di sini.',
  'announcement.failed': 'Pengumuman tidak dapat dimuatkan',
  'announcement.next': 'Pengumuman seterusnya',
  'announcement.not-today': 'Jangan tunjuk lagi hari ini',
  'announcement.pages': 'Halaman pengumuman',
  'announcement.pause': 'Jeda pengumuman',
  'announcement.play': 'Gerakkan pengumuman',
  'announcement.previous': 'Pengumuman sebelumnya',
  'announcement.slide': 'Pengumuman {{number}} daripada {{total}}',

  // notice
  'notice.back': 'Semua notis',
  'notice.empty': 'Tiada notis',
  'notice.empty-hint': 'Berita daripada kami muncul di sini.',
  'notice.failed': 'Notis tidak dapat dimuatkan',
  'notice.pages': 'Halaman notis',
  'notice.title': 'Notis',

  // notices
  'notices.announcements': 'Pengumuman',
};
