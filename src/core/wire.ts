/**
 * The wire: the client and the calls of a first view, with their schemas. One file of its own beside the core, because nothing
 * of it is needed before the first answer is read; the loader fetches both at the same time.
 */
export { listAnnouncements } from '../api/announcements.js';
export { createClient } from '../api/client.js';
export { listGames, listHotGames, listVendors } from '../api/games.js';
export { blockedStatus, getStatus } from '../api/system.js';
export { listWinners } from '../api/winners.js';
export { splitSports } from './sports-split.js';
