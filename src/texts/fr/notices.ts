/** French texts of notices and announcements. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Aucune annonce',
  'announcement.empty-hint': 'Dès qu’il y a quelque chose à savoir, cela s’affiche ici.',
  'announcement.failed': 'Impossible de charger les annonces',
  'announcement.next': 'Annonce suivante',
  'announcement.not-today': 'Ne plus afficher aujourd’hui',
  'announcement.pages': 'Pages des annonces',
  'announcement.pause': 'Mettre les annonces en pause',
  'announcement.play': 'Relancer les annonces',
  'announcement.previous': 'Annonce précédente',
  'announcement.slide': 'Annonce {{number}} sur {{total}}',

  // notice
  'notice.back': 'Toutes les infos',
  'notice.empty': 'Aucune info',
  'notice.empty-hint': 'Nos nouvelles s’affichent ici.',
  'notice.failed': 'Impossible de charger les infos',
  'notice.pages': 'Pages des infos',
  'notice.title': 'Infos',

  // notices
  'notices.announcements': 'Annonces',
};
