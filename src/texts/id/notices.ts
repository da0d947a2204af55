/** Indonesian texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Tidak ada pengumuman',
  'announcement.empty-hint': 'Jika ada kabar penting, akan muncul di sini.',
  'announcement.failed': 'Pengumuman gagal dimuat',
  'announcement.next': 'Pengumuman berikutnya',
  'announcement.not-today': 'Jangan tampilkan lagi hari ini',
  'announcement.pages': 'Halaman pengumuman',
  'announcement.pause': 'Jeda pengumuman',
  'announcement.play': 'Jalankan pengumuman',
  'announcement.previous': 'Pengumuman sebelumnya',
  'announcement.slide': 'Pengumuman {{number}} dari {{total}}',

  // notice
  'notice.back': 'Semua pemberitahuan',
  'notice.empty': 'Tidak ada pemberitahuan',
  'notice.empty-hint': 'Kabar dari kami muncul di sini.',
  'notice.failed': 'Pemberitahuan gagal dimuat',
  'notice.pages': 'Halaman pemberitahuan',
  'notice.title': 'Pemberitahuan',

  // notices
  'notices.announcements': 'Pengumuman',
};
