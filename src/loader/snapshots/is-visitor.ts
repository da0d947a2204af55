import { storagePrefix, TOKEN } from '../../core/kernel/storage.js';
import type { Place } from './place.js';

/** Whether nobody is signed in, as far as can be known before the code: no token is kept in the tab or stands in the address. */
export function isVisitor({ settings: { merchant = '', tokenParam }, apiBase }: Place): boolean {
  if (tokenParam && new URLSearchParams(location.search).has(tokenParam)) return false;
  try {
    return sessionStorage.getItem(storagePrefix({ apiBase, merchant }) + TOKEN) === null;
  } catch {
    // Storage is blocked here, and keeps no session.
    return true;
  }
}
