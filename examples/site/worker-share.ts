import { DATA_PATHS, HASHED } from './site-paths.js';

/** What of a request decides; an event's request has all of it but the parsed address. */
export interface Asked {
  url: URL;
  method: string;
  mode: string;
  destination: string;
}

/**
 * The service worker's share of a request of the page: a document of the site, or a file of the code that never changes under
 * its name. Everything else is not its business and goes as if there were no worker: calls and their answers, event streams,
 * frames, names that change with a release, other origins.
 */
export function workerShare({ url, method, mode, destination }: Asked, origin: string): 'document' | 'code' | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  if (mode === 'navigate') return destination === 'document' && !DATA_PATHS.test(url.pathname) ? 'document' : undefined;
  return /^\/cdn\//.test(url.pathname) && HASHED.test(url.pathname) ? 'code' : undefined;
}
