import type { Location } from '../../core/parts/core.js';

export interface Layer {
  /** It stands in front again. */
  raise(): void;
  /** It has closed. */
  leave(): void;
}
/** Where the page is, as the core's navigation says it. */
interface Place {
  readonly store: { getState(): Pick<Location, 'path' | 'query' | 'hash'>; subscribe(listener: () => void): () => void };
  href(to: string): string;
}
/** What an entry of the history that belongs to a popup carries: how many popups stood open. */
interface Mark {
  gpLayer?: number;
}

const open: { close(): void }[] = [];
let depth = 0;
let place: Place | undefined;

/**
 * Lets the browser's way back close a popup instead of leaving the page. Each popup adds an entry with the address of the page
 * below it. An entry whose popup was closed otherwise stays where it is: the next place or popup uses it up (core/navigation),
 * and on the way back it is passed over. Nothing is ever taken back while the page may be moving on.
 *
 * For the full site only: the history of a host page is not ours.
 */
export function closeOnBack(navigation: Place, close: () => void): Layer {
  const layer = { close };
  open.push(layer);
  if (place !== navigation) follow(navigation);
  if (mark() < open.length) history.pushState({ gpLayer: open.length } satisfies Mark, '');
  depth = mark();
  const leave = () => void (open.includes(layer) && open.splice(open.indexOf(layer), 1));
  return {
    leave,
    raise() {
      leave();
      open.push(layer);
    },
  };
}

function follow(navigation: Place): void {
  if (!place) addEventListener('popstate', back);
  place = navigation;
  // What moves to another place is the navigation's, whichever of the two hears of it first.
  navigation.store.subscribe(() => void (depth = mark()));
}

function back(): void {
  const before = depth;
  depth = mark();
  if (!place) return;
  const { store, href } = place;
  const { path, query, hash } = store.getState();
  const isHere = href(`${path}?${new URLSearchParams(query).toString()}#${hash}`) === location.pathname + location.search + location.hash;
  if (!isHere || depth >= before) return;
  if (open.length === 0) return history.back();
  for (const layer of open.slice(Math.min(depth, open.length - 1)).reverse()) layer.close();
}

function mark(): number {
  return (history.state as Mark | null)?.gpLayer ?? 0;
}
