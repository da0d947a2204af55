/** English texts of the account's games, the winner boards and game rooms; loaded with the first widget that needs them. Form as in locales/en.ts. */
export default {
  // board
  'board.amount': 'Won',
  'board.categories': 'Winners by category',
  'board.days-1': '24 hours',
  'board.days-30': '30 days',
  'board.days-7': '7 days',
  'board.empty': 'No winners here yet',
  'board.empty-category': 'Nobody has won in this category lately. Choose another one.',
  'board.empty-hint': 'The next win stands here at once.',
  'board.failed': 'The winners could not be loaded',
  'board.game': 'Game',
  'board.leaderboard': 'Leaderboard',
  'board.period': 'Period',
  'board.player': 'Player',
  'board.podium': 'The three largest wins',
  'board.rank': 'Rank',
  'board.when': 'When',
  'board.winners': 'Latest wins',

  // games
  'games.empty-favourites': 'No favourites yet',
  'games.empty-favourites-hint': 'Tap the heart on a game and it waits for you here.',
  'games.empty-recent': 'No recent games yet',
  'games.empty-recent-hint': 'Games you play show up here.',
  'games.failed': 'Your games could not be loaded',
  'games.login-favourites': 'Log in to see your favourites',
  'games.login-recent': 'Log in to see your recent games',
  'games.pages': 'Pages of games',
  'games.real-account': 'Get a real account',
  'games.to-lobby': 'Look at the games',
  'games.trial-favourites': 'Favourites need a real account',

  // rooms
  'rooms.enter': 'Enter',
  'rooms.enter-name': 'Enter {{name}}',
  'rooms.failed': 'The rooms could not be loaded',
  'rooms.full': 'Full',
  'rooms.full-name': '{{name}} is full',
  'rooms.players': '{{players}} of {{seats}} seats taken',
  'rooms.stake': 'Stake from',
  'rooms.title': 'Choose a room',
};
