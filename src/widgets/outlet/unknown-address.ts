import { routeOf } from '../../core/parts/routes.js';
import type { Core } from '../../core/parts/core.js';

/** The path of a page's address that leads to no screen, as the reader typed it; undefined where it leads to one. */
export function unknownPath(address: string): string | undefined {
  const { pathname } = new URL(address);
  if (pathname === '/' || routeOf(pathname).path !== '/') return undefined;
  try {
    return decodeURI(pathname);
  } catch {
    // Not what a browser writes: it is shown as it came.
    return pathname;
  }
}

let isTold = false;

/** An unknown address has led home (OP-67); who followed it is told why, once for each load of the page. */
export function tellUnknownAddress({ dialogs, config }: Pick<Core, 'dialogs' | 'config'>): void {
  if (isTold || config.navigation !== 'history') return;
  isTold = true;
  const path = unknownPath(performance.getEntriesByType('navigation')[0]!.name);
  if (path !== undefined) dialogs.open('info', { title: { key: 'error.not-found' }, body: { key: 'common.said', values: { text: path } } });
}
