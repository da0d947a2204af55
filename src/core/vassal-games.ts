import { listVassalGameTypes } from '../api/games.js';
import type { Core, Query } from './core.js';

/** Game types of a vendor whose card opens a list (GAM-15, API-37). */
export function vassalGameTypes({ client, language }: Pick<Core, 'client' | 'language'>, vendorCode: string): Query<string[]> {
  return {
    key: `vassal-types/${language.store.getState().language}/${vendorCode}`,
    load: signal => listVassalGameTypes(client, vendorCode, { signal }),
    staleAfter: 300_000,
    personal: true,
  };
}
