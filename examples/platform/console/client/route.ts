import { useCallback, useSyncExternalStore } from 'react';

/** The page is in the address after `#`, with its filters, so that reload, back and a link keep them. */
export interface Route {
  page: string;
  id: string | undefined;
  query: URLSearchParams;
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}

/** The filters of a page as text, and a way to change some of them without a new entry in the history. */
export function useFilters(names: readonly string[]): { values: Record<string, string>; query: string; change(changes: Record<string, string>): void } {
  const { page, id, query } = useRoute();
  const values = Object.fromEntries(names.map(name => [name, query.get(name) ?? '']));
  const filled = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  const change = useCallback((changes: Record<string, string>) => {
    const now = routeOf(location.hash);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') now.query.delete(name);
      else now.query.set(name, value);
    }
    history.replaceState(null, '', hrefOf(page, id, now.query));
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, [page, id]);
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
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
