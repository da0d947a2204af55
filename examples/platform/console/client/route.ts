import { useCallback, useSyncExternalStore } from 'react';

interface Guard {
  is(): boolean;
  mayLeave(): Promise<boolean>;
}

const listeners = new Set<() => void>();
/** The address whose page is shown: behind that of the browser while somebody is asked whether to leave. */
let shown = location.hash;
let guard: Guard | undefined;
let asking = false;

addEventListener('hashchange', () => {
  if (location.hash === shown || !guard?.is()) return show();
  if (asking) return;
  asking = true;
  const wanted = location.hash;
  history.replaceState(null, '', shown || location.pathname);
  void guard.mayLeave().then(yes => {
    asking = false;
    if (!yes) return;
    history.replaceState(null, '', wanted || location.pathname);
    show();
  });
});

/** Is asked before another page replaces one with text that is not stored. Returns what takes it away. */
export function guardRoute(asked: Guard): () => void {
  guard = asked;
  return () => {
    if (guard === asked) guard = undefined;
  };
}

/** The page is in the address after `#`, with its filters, so that reload, back and a link keep them. */
export interface Route {
  page: string;
  id: string | undefined;
  query: URLSearchParams;
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => shown));
}

/** The filters of a page as text, and a way to change some of them without a new entry in the history. */
export function useFilters(names: readonly string[]): {
  values: Record<string, string>;
  query: string;
  change(changes: Record<string, string>): void;
} {
  const { page, id, query } = useRoute();
  const values = Object.fromEntries(names.map(name => [name, query.get(name) ?? '']));
  const filled = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  const change = useCallback(
    (changes: Record<string, string>) => {
      const now = routeOf(shown);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') now.query.delete(name);
        else now.query.set(name, value);
      }
      history.replaceState(null, '', hrefOf(page, id, now.query));
      show();
    },
    [page, id],
  );
  return { values, query: filled.toString(), change };
}

export function hrefOf(page: string, id?: string | number, query?: URLSearchParams | Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return `#/${page}${id === undefined ? '' : `/${id}`}${search ? `?${search}` : ''}`;
}

function routeOf(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page, id] = path.split('/');
  return { page: page || 'overview', id, query: new URLSearchParams(search) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(): void {
  shown = location.hash;
  for (const listener of [...listeners]) listener();
}
