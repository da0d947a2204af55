import { setMaxListeners } from 'node:events';
import type { KeyValues, OpenedWindow, Page } from '../kernel/environment.js';

// Node warns at eleven listeners of one signal; a core with a page has a few more.
setMaxListeners(50);

/** A page for Node: address, history, storages, and the events that core listens to. */
export class FakePage extends EventTarget implements Page {
  readonly document = new FakeDocument();
  readonly localStorage: KeyValues;
  readonly sessionStorage: KeyValues;
  readonly entries: string[];
  readonly states: unknown[] = [null];
  index = 0;
  /** Addresses outside this page that it was sent to. */
  readonly left: string[] = [];
  readonly scrolls: number[] = [];
  readonly opened: (OpenedWindow & { closed: boolean })[] = [];
  blocksWindows = false;
  readonly media = new Map<string, FakeMedia>();

  constructor(path = '/', storages: { local?: KeyValues; session?: KeyValues } = {}) {
    super();
    this.entries = [path];
    this.localStorage = storages.local ?? new FakeStorage();
    this.sessionStorage = storages.session ?? new FakeStorage();
    const { entries, states } = this;
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const page = this;
    this.history = {
      pushState: (state, _title, url = this.address) => {
        entries.splice(++this.index, Infinity, String(url));
        states.splice(this.index, Infinity, state);
      },
      replaceState: (state, _title, url = this.address) => {
        entries[this.index] = String(url);
        states[this.index] = state;
      },
      back: () => this.go(-1),
      get state() {
        return states[page.index];
      },
      get length() {
        return entries.length;
      },
    };
  }

  get address(): string {
    return this.entries[this.index] ?? '/';
  }
  get location() {
    const { href, origin, pathname, search, hash } = new URL(this.address, 'https://site.example');
    return { href, origin, pathname, search, hash, assign: (url: string | URL) => void this.left.push(String(url)) };
  }
  readonly history: Page['history'];

  /** Back or forward, as the browser does it. */
  go(by: number): void {
    this.index = Math.max(0, Math.min(this.entries.length - 1, this.index + by));
    this.dispatchEvent(new Event('popstate'));
  }
  scrollTo(_x: number, y: number): void {
    this.scrolls.push(y);
  }
  open(url: string): OpenedWindow | null {
    if (this.blocksWindows) return null;
    const opened = { opener: this as unknown, location: { href: url }, closed: false, close: () => void (opened.closed = true) };
    this.opened.push(opened);
    return opened;
  }
  matchMedia(query: string): FakeMedia {
    const media = this.media.get(query) ?? new FakeMedia();
    this.media.set(query, media);
    return media;
  }
}

class FakeDocument extends EventTarget {
  visibilityState: 'hidden' | 'visible' = 'visible';
  readonly documentElement = { lang: '', dir: '', dataset: {} };

  show(visible: boolean): void {
    this.visibilityState = visible ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

export class FakeMedia extends EventTarget {
  matches = false;

  set(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

export class FakeStorage implements KeyValues {
  readonly values = new Map<string, string>();

  get length(): number {
    return this.values.size;
  }
  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
}

/** A browser that blocks storage throws already when it is named. */
export class BlockedStorage implements KeyValues {
  get length(): number {
    throw new DOMException('blocked', 'SecurityError');
  }
  key(): never {
    throw new DOMException('blocked', 'SecurityError');
  }
  getItem(): never {
    throw new DOMException('blocked', 'SecurityError');
  }
  setItem(): never {
    throw new DOMException('blocked', 'SecurityError');
  }
  removeItem(): never {
    throw new DOMException('blocked', 'SecurityError');
  }
}
