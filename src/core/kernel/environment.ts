/**
 * What core uses of a browser, so that it also runs in Node, and tests hand in their own. Without a page (on a server) nothing
 * is stored, followed or dispatched.
 */
export interface Page extends EventTarget {
  readonly document: PageDocument;
  readonly location: Pick<globalThis.Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'length' | 'state'>;
  readonly localStorage: KeyValues;
  readonly sessionStorage: KeyValues;
  matchMedia?(query: string): { readonly matches: boolean } & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  scrollTo?(x: number, y: number): void;
  open?(url: string, target: string): OpenedWindow | null;
  readonly EventSource?: new (url: string) => PageEventSource;
}
/** What core uses of a browser's EventSource. */
export interface PageEventSource {
  addEventListener(type: string, listener: (event: Event & { data?: unknown }) => void): void;
  close(): void;
}
interface PageDocument extends EventTarget {
  readonly visibilityState: 'hidden' | 'visible';
  /** To tell a developer what stands on the page. */
  querySelector?(selectors: string): unknown;
  readonly documentElement: { lang: string; dir: string; dataset: Record<string, string | undefined> };
}
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** What tabs of one browser say to each other on. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: Event & { data?: unknown }) => void): void;
  close(): void;
}
/** A window that was opened in a click and is filled later. */
export interface OpenedWindow {
  opener: unknown;
  location: { href: string };
  close(): void;
}

/** Where a core lives. Everything may be left out. */
export interface Environment {
  page?: Page;
  fetch?: typeof globalThis.fetch;
  /** 0 ≤ value < 1. */
  random?: () => number;
  /** Runs something when the page has nothing better to do. */
  whenIdle?(run: () => void): void;
  /** Opens a channel to the other tabs of this origin; without one, they follow when they are looked at. */
  openChannel?(name: string): Channel | undefined;
  /** Puts an element of this name into the page when it has none, and sees to its code; resolves when it stands, or its code did not come. */
  ensureElement?(tag: string): Promise<unknown> | void;
}

/** The browser's page, or nothing on a server. */
export function browserEnvironment(): Environment {
  if (typeof window === 'undefined') return {};
  return { page: window, ensureElement, whenIdle, openChannel };
}

let bringTag: (tag: string) => Promise<unknown> = () => Promise.resolve();

/** Says how the code of a tag comes: core does not know widgets. */
export function bringTagsBy(bring: typeof bringTag): void {
  bringTag = bring;
}

async function ensureElement(tag: string) {
  const element = document.querySelector(tag) ?? (document.body ?? document.documentElement).appendChild(document.createElement(tag));
  if (customElements.get(tag)) return;
  await new Promise<unknown>(resolve => {
    for (const type of ['gp-ready', 'gp-error']) element.addEventListener(type, resolve, { once: true });
    bringTag(tag).catch((error: unknown) => {
      console.error(`[gp-widgets] The code of <${tag}> did not come.`, error);
      resolve(undefined);
    });
  });
}

/** Old web views have no such channel, and it throws in frames whose storage is blocked. */
function openChannel(name: string): Channel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
