import { routeOf } from '../../core/parts/routes.js';

const PARTS = { header: 'gp-header', sideMenu: 'gp-side-menu', footer: 'gp-footer' } as const;

/**
 * Takes what the address's place does without (NAV-15, NAV-45 to NAV-47) out of the page before its code says so. A guarded place is only
 * for who may be signed in: the tab keeps a token.
 */
export function frameParts(page: Document, path: string, kept: Storage): void {
  const { frame, guard } = routeOf(path);
  if (guard && !Object.keys(kept).some(key => /^gp:.*:token$/.test(key))) return;
  for (const [part, tag] of Object.entries(PARTS))
    if (!frame[part as keyof typeof PARTS]) page.querySelector(tag)?.setAttribute('data-off', '');
}
