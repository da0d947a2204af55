import { useEffect } from 'react';
import { whenCalm } from '../motion/when-calm.js';

const load = () => import('./arrow-keys.js');

/**
 * Lists that bear `data-keys` are one stop for Tab, and arrow keys go from item to item (WAI-ARIA practices, roving tabindex). One
 * listener does it for all of a page's; its code comes when the page is calm. Without it each item is a stop.
 */
export function useArrowKeys(): void {
  useEffect(
    () =>
      whenCalm(
        () =>
          void load().then(
            ({ followKeys }) => followKeys(document),
            () => undefined,
          ),
      ),
    [],
  );
}
