/** Everything that only a session, or the way to one, needs: one file, loaded on demand. */
export { listFavouriteGames } from '../api/favourites.js';
export { listRecentGames } from '../api/games.js';
export { getConsolidated, getMemberIcon, getUnreadCount, putLanguage } from '../api/member.js';
export { getBalance } from '../api/wallet.js';
export { loadLoginInfo } from './after-login.js';
export { createFavouriteChange } from './favourite-change.js';
export { createLaunchFlow } from './launch-flow.js';
export { createSessionFlow } from './session-flow.js';
