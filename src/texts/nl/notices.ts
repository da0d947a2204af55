/** Dutch texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Geen aankondigingen',
  'announcement.empty-hint': 'Als er iets te melden is, verschijnt het hier.',
  'announcement.failed': 'De aankondigingen konden niet worden geladen',
  'announcement.next': 'Volgende aankondiging',
  'announcement.not-today': 'Vandaag niet meer tonen',
  'announcement.pages': 'Pagina’s met aankondigingen',
  'announcement.pause': 'Aankondigingen pauzeren',
  'announcement.play': 'Aankondigingen afspelen',
  'announcement.previous': 'Vorige aankondiging',
  'announcement.slide': 'Aankondiging {{number}} van {{total}}',

  // notice
  'notice.back': 'Alle meldingen',
  'notice.empty': 'Geen meldingen',
  'notice.empty-hint': 'Nieuws van ons verschijnt hier.',
  'notice.failed': 'De meldingen konden niet worden geladen',
  'notice.pages': 'Pagina’s met meldingen',
  'notice.title': 'Meldingen',

  // notices
  'notices.announcements': 'Aankondigingen',
};
