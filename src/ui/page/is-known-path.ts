import type { Route } from '../../core/parts/core.js';
import { routePath } from '../../core/parts/routes.js';

/** Whether an address that came from outside is one of ours; any other would lead home, so nothing leads there. */
export function isKnownPath(routes: readonly Route[], to: string): boolean {
  const path = routePath(to.split(/[?#]/)[0] || '/');
  return routes.some(route => route.path.toLowerCase() === path);
}
