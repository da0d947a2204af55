/** English texts of help, addresses, apps, blog, feedback and chat; loaded with the first widget that needs them. Form as in locales/en.ts. */
export default {
  // help
  'help.all-topics': 'All topics',
  'help.contact': 'Still have a question?',
  'help.no-results': 'Nothing found for “{{text}}”. Try another word, or ask us.',
  'help.search': 'Search the help centre',
  'help.topics': 'Help topics',
};
