import { listVassalGameTypes } from '../../api/games/games.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

/** Game types of a vendor whose card opens a list (GAM-15, API-37). */
export const vassalGameTypes = resource({
  name: 'vassal-types',
  scope: 'account+language',
  tags: ['games'],
  staleAfter: 300_000,
  load: ({ client }: Pick<Core, 'client'>, signal, vendorCode: string) => listVassalGameTypes(client, vendorCode, { signal }),
});
