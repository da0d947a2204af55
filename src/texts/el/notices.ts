/** Greek texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'Δεν υπάρχουν ανακοινώσεις',
  'announcement.empty-hint': 'Όταν υπάρχει κάτι που πρέπει να ξέρεις, θα εμφανιστεί εδώ.',
  'announcement.failed': 'Οι ανακοινώσεις δεν φορτώθηκαν',
  'announcement.next': 'Επόμενη ανακοίνωση',
  'announcement.not-today': 'Να μην εμφανιστεί ξανά σήμερα',
  'announcement.pages': 'Σελίδες ανακοινώσεων',
  'announcement.pause': 'Παύση εναλλαγής ανακοινώσεων',
  'announcement.play': 'Συνέχιση εναλλαγής ανακοινώσεων',
  'announcement.previous': 'Προηγούμενη ανακοίνωση',
  'announcement.slide': 'Ανακοίνωση {{number}} από {{total}}',

  // notice
  'notice.back': 'Όλες οι ειδοποιήσεις',
  'notice.empty': 'Δεν υπάρχουν ειδοποιήσεις',
  'notice.empty-hint': 'Εδώ εμφανίζονται τα νέα μας.',
  'notice.failed': 'Οι ειδοποιήσεις δεν φορτώθηκαν',
  'notice.pages': 'Σελίδες ειδοποιήσεων',
  'notice.title': 'Ειδοποιήσεις',

  // notices
  'notices.announcements': 'Ανακοινώσεις',
};
