import { IMAGE_SEED, SNAPSHOT_MARK } from '../../api/wire/snapshot.js';
import { keepClicks } from './keep-clicks.js';
import type { Place } from './place.js';
import { themeOf } from './theme-of.js';

/**
 * A view that a server has written into the page: keeps the clicks on it, and dresses it anew where this visitor chose another
 * theme, which the server cannot know.
 */
export function takeStanding(element: Element, place: Place): void {
  const box = element.shadowRoot?.querySelector<HTMLElement>('[data-gp-root]');
  if (!box?.hasAttribute(SNAPSHOT_MARK)) return;
  (globalThis as { [IMAGE_SEED]?: number })[IMAGE_SEED] ??= 0;
  keepClicks(element, box, place);
  const theme = themeOf(place);
  if (box.dataset.theme !== theme)
    import(new URL('gp-snapshots.js', import.meta.url).href).then(
      ({ dress }: typeof import('./show-snapshot.js')) => dress(element, theme),
      () => undefined,
    );
}
