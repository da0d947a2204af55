import type { Page } from './environment.js';

/** Calls a listener when the page is hidden or seen again, when the connection is back, and when the core ends. */
export type FollowPage = (listener: (event: Event) => void) => void;

/** One listener of the page for each event, whoever follows. */
export function createPageLife(page: Page | undefined, signal: AbortSignal): FollowPage {
  const listeners: ((event: Event) => void)[] = [];
  const tell = (event: Event) => listeners.forEach(listener => listener(event));
  page?.document.addEventListener('visibilitychange', tell, { signal });
  page?.addEventListener('online', tell, { signal });
  signal.addEventListener('abort', tell);
  return listener => void listeners.push(listener);
}
