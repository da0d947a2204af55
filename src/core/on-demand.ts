import type { SystemStatus } from '../api/wire/system.js';
import { loadSection } from './kernel/load-section.js';
import type { Shared } from './parts/shared.js';

/** Everything that only acting, or an account, needs: one file, so that it is one request. */
export { countUnreadChat } from '../api/account/chat.js';
export { listFavouriteGames } from '../api/games/favourites.js';
export { listRecentGames } from '../api/games/games.js';
export { consolidatedFlags } from './session/consolidated.js';
export { getMemberIcon, getUnreadCount, putLanguage } from '../api/account/member.js';
export { followChanges } from './data/follow-changes.js';
export { changeFavourite, loadFavourites } from './games/favourite-change.js';
export { createLaunchFlow } from './games/launch-flow.js';
export { createSessionFlow } from './session/session-flow.js';
export { refreshBalance } from './funds/wallet-refresh.js';

/** In a file of its own: most platforms lack nothing. */
export async function addLacking(shared: Shared, answer: SystemStatus): Promise<void> {
  const code = await loadSection(() => import('./page/lacking.js')).catch(() => undefined);
  code?.addLacking(shared, answer);
}
