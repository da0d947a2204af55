import { routeOf } from '../../core/parts/routes.js';

/** Not the footer: it is fetched when it comes near, and what takes no room never does. */
const PARTS = { header: 'gp-header', sideMenu: 'gp-side-menu' } as const;

interface Page {
  querySelector(tag: string): Pick<Element, 'setAttribute'> | null;
}

/**
 * Takes what the address's place does without (NAV-15, NAV-45 to NAV-47) out of the page before its code says so. A guarded place is only
 * for who may be signed in: the tab keeps a token.
 */
export function frameParts(page: Page, path: string, kept: object): void {
  const { frame, guard } = routeOf(path);
  if (guard && !Object.keys(kept).some(key => /^gp:.*:token$/.test(key))) return;
  for (const [part, tag] of Object.entries(PARTS))
    if (!frame[part as keyof typeof PARTS]) page.querySelector(tag)?.setAttribute('data-off', '');
}
