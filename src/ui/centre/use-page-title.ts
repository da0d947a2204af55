import { useEffect } from 'react';
import { useCore, useStore } from '../../element/core-context.js';

/** Names the document for the page that stands, where this is an outlet that names it, or in one. */
export function usePageTitle(text: string, host: HTMLElement): void {
  const brand = useStore(useCore().status.store, ({ value }) => value?.brand.name ?? '');
  useEffect(() => {
    const outlet = host.closest('gp-outlet');
    if (text && brand && outlet && !outlet.withoutTitle) document.title = `${text} · ${brand}`;
  }, [text, brand, host]);
}
