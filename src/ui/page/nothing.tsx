import { useLayoutEffect } from 'react';

/** In place of a view that has nothing to show: its tag says so, and what places it leaves out its room (`data-nothing`). */
export function Nothing({ host }: { host: HTMLElement }) {
  useLayoutEffect(() => {
    host.dataset.nothing = '';
    return () => void delete host.dataset.nothing;
  }, [host]);
  return null;
}
