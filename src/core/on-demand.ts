/** Everything that only acting, or an account, needs: one file, so that it is one request. */
export { countUnreadChat } from '../api/account/chat.js';
export { listFavouriteGames } from '../api/games/favourites.js';
export { listRecentGames } from '../api/games/games.js';
export { getConsolidated, getMemberIcon, getUnreadCount, putLanguage } from '../api/account/member.js';
export { followChanges } from './data/follow-changes.js';
export { changeFavourite, loadFavourites } from './games/favourite-change.js';
export { createLaunchFlow } from './games/launch-flow.js';
export { createSessionFlow } from './session/session-flow.js';
export { addLacking } from './page/lacking.js';
export { refreshBalance } from './funds/wallet-refresh.js';
