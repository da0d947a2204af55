/** Polish texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Brak ogłoszeń',
  'announcement.empty-hint': 'Gdy będzie coś ważnego, pojawi się tutaj.',
  'announcement.failed': 'Nie udało się wczytać ogłoszeń',
  'announcement.next': 'Następne ogłoszenie',
  'announcement.not-today': 'Nie pokazuj już dzisiaj',
  'announcement.pages': 'Strony ogłoszeń',
  'announcement.pause': 'Wstrzymaj ogłoszenia',
  'announcement.play': 'Wznów ogłoszenia',
  'announcement.previous': 'Poprzednie ogłoszenie',
  'announcement.slide': 'Ogłoszenie {{number}} z {{total}}',

  // notice
  'notice.back': 'Wszystkie komunikaty',
  'notice.empty': 'Brak komunikatów',
  'notice.empty-hint': 'Nowości od nas pojawią się tutaj.',
  'notice.failed': 'Nie udało się wczytać komunikatów',
  'notice.pages': 'Strony komunikatów',
  'notice.title': 'Komunikaty',

  // notices
  'notices.announcements': 'Ogłoszenia',
};
