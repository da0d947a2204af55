import { storagePrefix, TOKEN } from '../../core/kernel/storage.js';
import type { Place } from './place.js';

/** Whether nobody is signed in, as far as can be known before the code: no token is kept in the tab or stands in the address. */
export function isVisitor(place: Place): boolean {
  const { tokenParam } = place.settings;
  return !keptToken(place) && !(tokenParam && new URLSearchParams(location.search).has(tokenParam));
}

/** The session's token that the tab has kept. */
export function keptToken({ settings: { merchant = '' }, apiBase }: Place): string | null | undefined {
  try {
    return sessionStorage.getItem(storagePrefix({ apiBase, merchant }) + TOKEN);
  } catch {
    // Storage is blocked here, and keeps no session.
  }
}
