/** Everything that only acting, or an account, needs: one file, so that it is one request. */
export { countUnreadChat } from '../api/chat.js';
export { listFavouriteGames } from '../api/favourites.js';
export { listRecentGames } from '../api/games.js';
export { getConsolidated, getMemberIcon, getUnreadCount, putLanguage } from '../api/member.js';
export { followChanges } from './follow-changes.js';
export { changeFavourite, loadFavourites } from './favourite-change.js';
export { createLaunchFlow } from './launch-flow.js';
export { createSessionFlow } from './session-flow.js';
export { refreshBalance } from './wallet-refresh.js';
