import { useLayoutEffect } from 'react';
import type { Route } from '../../core/parts/core.js';
import { useCore, useStore } from '../../element/core-context.js';

/**
 * Whether a part of the site's frame belongs to the current route (NAV-15, NAV-45 to NAV-47), and the platform is open
 * (SYS-01). The tag takes no room otherwise; its sheet has `:host([data-off])` for that.
 */
export function useShown(host: HTMLElement, part: keyof Route['frame']): boolean {
  const core = useCore();
  const belongs = useStore(core.navigation.store, ({ route }) => route.frame[part]);
  const isOpen = useStore(core.status.store, ({ value }) => (value?.status ?? 0) === 0);
  const shown = belongs && isOpen;
  useLayoutEffect(() => {
    host.toggleAttribute('data-off', !shown);
    return () => host.removeAttribute('data-off');
  }, [host, shown]);
  return shown;
}
