const LAUNCH = ['launchGame', 'launchFbGame', 'launchDemo'];
const FAVOURITES = ['listFavourites', 'addFavourite', 'removeFavourite'];

/** What the parts of a core ask when a widget uses them. */
export const CALLS_OF_CORE: Readonly<Record<string, readonly string[]>> = {
  'catalogue.categories': ['listVendors'],
  'catalogue.games': ['listGames'],
  'catalogue.hotGames': ['listHotGames'],
  'catalogue.winners': ['listWinners'],
  'catalogue.announcements': ['listAnnouncements'],
  'account.unread': ['getUnreadCount'],
  'account.unreadChat': ['countUnreadChat'],
  'account.icon': ['getMemberIcon'],
  'account.consolidated': ['getConsolidated'],
  'account.recentGames': ['listRecentGames'],
  'account.favouriteGames': ['listFavouriteGames'],
  'favourites.toggle': FAVOURITES,
  'launch.game': LAUNCH,
  'launch.vendor': LAUNCH,
  'launch.category': LAUNCH,
  'launch.enterRoom': LAUNCH,
  'launch.resume': LAUNCH,
  'launch.retry': LAUNCH,
  'session.login': ['login'],
  'session.loginFreePlay': ['loginFreePlay'],
  'session.changePassword': ['changePassword'],
  'session.logout': ['logout'],
  'session.askLogout': ['logout'],
  'wallet.store': ['getBalance'],
};
/** The core's own code that asks, so that the table above stays true. */
export const FLOWS: Readonly<Record<string, readonly string[]>> = {
  'src/core/games/launch-flow.ts': LAUNCH,
  'src/core/games/favourite-change.ts': FAVOURITES,
  'src/core/session/session-flow.ts': [
    'login',
    'loginFreePlay',
    'logout',
    'changePassword',
    'getMember',
    'listFavourites',
    'redeemHandover',
  ],
  'src/core/funds/wallet-refresh.ts': ['getBalance'],
  'src/core/data/follow-changes.ts': ['getAccountEvents'],
};
