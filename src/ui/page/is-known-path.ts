import type { Route } from '../../core/parts/core.js';

/** Whether an address that came from outside is one of ours; any other would lead home, so nothing leads there. */
export function isKnownPath(routes: readonly Route[], to: string): boolean {
  const path = (to.split(/[?#]/)[0] || '/').toLowerCase();
  return routes.some(route => route.path.toLowerCase() === path);
}
