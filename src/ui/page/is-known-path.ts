import type { Route } from '../../core/parts/core.js';
import { routePath } from '../../core/parts/routes.js';

/** Whether an address that came from outside is one of ours; nothing leads to any other. */
export function isKnownPath(routes: readonly Route[], to: string): boolean {
  const path = routePath(to.split(/[?#]/)[0] || '/');
  return routes.some(route => route.path.toLowerCase() === path);
}
