import { listVassalGameTypes } from '../../api/games/games.js';
import { resource } from '../data/resource.js';

/** Game types of a vendor whose card opens a list (GAM-15, API-37). */
export const vassalGameTypes = resource({
  name: 'vassal-types',
  scope: 'account+language',
  tags: ['games'],
  staleAfter: 300_000,
  call: listVassalGameTypes,
});
