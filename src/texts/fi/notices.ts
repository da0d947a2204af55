/** Finnish texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Ei tiedotteita',
  'announcement.empty-hint': 'Kun on jotain kerrottavaa, se näkyy täällä.',
  'announcement.failed': 'Tiedotteiden lataus ei onnistunut',
  'announcement.next': 'Seuraava tiedote',
  'announcement.not-today': 'Älä näytä enää tänään',
  'announcement.pages': 'Tiedotteiden sivut',
  'announcement.pause': 'Pysäytä tiedotteet',
  'announcement.play': 'Toista tiedotteet',
  'announcement.previous': 'Edellinen tiedote',
  'announcement.slide': 'Tiedote {{number}}/{{total}}',

  // notice
  'notice.back': 'Kaikki ilmoitukset',
  'notice.empty': 'Ei ilmoituksia',
  'notice.empty-hint': 'Uutisemme näkyvät täällä.',
  'notice.failed': 'Ilmoitusten lataus ei onnistunut',
  'notice.pages': 'Ilmoitusten sivut',
  'notice.title': 'Ilmoitukset',

  // notices
  'notices.announcements': 'Tiedotteet',
};
