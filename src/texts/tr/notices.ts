/** Turkish texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Duyuru yok',
  'announcement.empty-hint': 'Bilmeniz gereken bir şey olduğunda burada görünür.',
  'announcement.failed': 'Duyurular yüklenemedi',
  'announcement.next': 'Sonraki duyuru',
  'announcement.not-today': 'Bugün bir daha gösterme',
  'announcement.pages': 'Duyuru sayfaları',
  'announcement.pause': 'Duyuru akışını duraklat',
  'announcement.play': 'Duyuru akışını başlat',
  'announcement.previous': 'Önceki duyuru',
  'announcement.slide': 'Duyuru {{number}} / {{total}}',

  // notice
  'notice.back': 'Tüm bildirimler',
  'notice.empty': 'Bildirim yok',
  'notice.empty-hint': 'Haberlerimiz burada görünür.',
  'notice.failed': 'Bildirimler yüklenemedi',
  'notice.pages': 'Bildirim sayfaları',
  'notice.title': 'Bildirimler',

  // notices
  'notices.announcements': 'Duyurular',
};
