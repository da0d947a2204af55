/** Addresses of calls. No imports: the loader carries parts of this file too. */

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** Who asks, as public calls say it in their query. */
export interface Caller {
  merchant: string;
  language: string;
}

/** Base + path + query: names sorted, undefined left out, so that the same question always has the same address (API-01). */
export function callUrl(base: string, path: string, query: QueryValues = {}): string {
  const pairs = Object.keys(query)
    .filter(name => query[name] !== undefined)
    .sort()
    .map(name => `${encodeURIComponent(name)}=${encodeURIComponent(String(query[name]))}`);
  return base.replace(/\/+$/, '') + path + (pairs.length ? `?${pairs.join('&')}` : '');
}

/** The absolute base of the API without a slash at its end, read relative to the page; undefined when it is no http(s) address. */
export function apiAddress(base: string, page?: string): string | undefined {
  try {
    const url = new URL(base, page);
    return /^https?:$/.test(url.protocol) ? (url.origin + url.pathname).replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}
