/** Czech texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Žádné aktuality',
  'announcement.empty-hint': 'Až bude něco nového, objeví se to tady.',
  'announcement.failed': 'Aktuality se nepodařilo načíst',
  'announcement.next': 'Další aktualita',
  'announcement.not-today': 'Dnes už nezobrazovat',
  'announcement.pages': 'Stránky aktualit',
  'announcement.pause': 'Pozastavit aktuality',
  'announcement.play': 'Spustit aktuality',
  'announcement.previous': 'Předchozí aktualita',
  'announcement.slide': 'Aktualita {{number}} z {{total}}',

  // notice
  'notice.back': 'Všechna oznámení',
  'notice.empty': 'Žádná oznámení',
  'notice.empty-hint': 'Tady najdete naše novinky.',
  'notice.failed': 'Oznámení se nepodařilo načíst',
  'notice.pages': 'Stránky oznámení',
  'notice.title': 'Oznámení',

  // notices
  'notices.announcements': 'Aktuality',
};
