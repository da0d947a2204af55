/**
 * The wire: the client and the calls of a first view, with their schemas. One file of its own beside the core, because nothing
 * of it is needed before the first answer is read; the loader fetches both at the same time.
 */
export { listAnnouncements } from '../api/content/announcements.js';
export { createClient } from '../api/wire/client.js';
export { listGames, listHotGames, listVendors } from '../api/games/games.js';
export { blockedStatus, getStatus } from '../api/wire/system.js';
export { listWinners } from '../api/games/winners.js';
export { splitSports } from './games/sports-split.js';
