import { PlatformError } from '../../api/wire/errors.js';
import type { Queries, Query, QueryOptions, QueryState } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';
import { knownError } from './known-error.js';

interface Entry<T = unknown> {
  state: QueryState<T>;
  load?: (signal: AbortSignal) => Promise<T>;
  options: QueryOptions;
  listeners: Set<() => void>;
  /** UTC ms of the last answer. */
  at: number;
  underWay?: { promise: Promise<void>; controller: AbortController };
  /** How many who look have it refreshed. */
  lookers: number;
  stopRefreshing?: () => void;
}

const NEVER_ASKED: QueryState<never> = Object.freeze({ loading: true });
const STALE_AFTER = 30_000;
/** After a failure, newcomers wait this long before they ask again. */
const RETRY_AFTER = 2000;
/** Answers nobody looks at that are kept for coming back. */
const KEPT = 60;

/** The page's one cache of what the platform said. */
export function createQueries(shared: Shared): Queries {
  const { followPage, scheduler, page, signal } = shared;
  const entries = new Map<string, Entry>();

  // One map holds answers of every type; its key says which, as the contract of Queries does.
  const entryOf = <T>(key: string): Entry<T> => {
    let entry = entries.get(key);
    if (!entry) entries.set(key, (entry = { state: NEVER_ASKED, options: {}, listeners: new Set(), at: 0, lookers: 0 }));
    return entry as Entry<T>;
  };
  function show<T>(entry: Entry<T>, state: QueryState<T>) {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }
  function isStale({ state, at, options }: Entry): boolean {
    const age = Date.now() - at;
    // Before its time, too: the clock was set back.
    return age < 0 || (state.error ? age > RETRY_AFTER : state.data === undefined || age >= (options.staleAfter ?? STALE_AFTER));
  }

  /** `quietly`: nobody need be told of anything but another answer. */
  function request<T>(entry: Entry<T>, quietly = false): Promise<void> {
    if (entry.underWay) return entry.underWay.promise;
    const { load } = entry;
    if (!load || signal.aborted) return Promise.resolve();
    const controller = new AbortController();
    const underWay = { controller, promise: run() };
    entry.underWay = underWay;
    if (!quietly) show(entry, { ...entry.state, loading: true });
    return underWay.promise;

    async function run() {
      // Even a loader that throws at once answers later, so that underWay is set.
      await Promise.resolve();
      let state: QueryState<T> = await load!(controller.signal).then(
        data => ({ data, loading: false }),
        (error: unknown) => ({ data: entry.state.data, error: knownError(error), loading: false }),
      );
      // What a platform lacks is no failure: before that is known none is told, and who asks for it is gone by then.
      if (state.error && shared.status.store.getState().phase === 'loading') await shared.status.load();
      if (entry.underWay !== underWay) return;
      entry.underWay = undefined;
      entry.at = Date.now();
      if (state.error?.code === 'aborted') {
        entry.at = 0;
        state = settled({ data: state.data, loading: false });
      }
      if (!quietly || state.error || entry.state.error || !isSame(state.data, entry.state.data)) show(entry, state);
    }
  }
  function keepFresh(entry: Entry, every: number): () => void {
    const refresh = () => void request(entry, entry.state.data !== undefined);
    if (Date.now() - entry.at >= every) refresh();
    entry.lookers += 1;
    entry.stopRefreshing ??= scheduler.every(every, refresh);
    return () => {
      entry.lookers -= 1;
      if (entry.lookers === 0) entry.stopRefreshing = void entry.stopRefreshing?.();
    };
  }
  function abandon(entry: Entry) {
    entry.underWay?.controller.abort();
    entry.underWay = undefined;
  }
  async function askAnew(meant: Entry[]) {
    await Promise.all(
      meant.map(async entry => {
        // An answer that is under way may be older than what makes somebody ask again.
        if (entry.underWay) await entry.underWay.promise;
        entry.at = 0;
        if (entry.listeners.size > 0) await request(entry);
      }),
    );
  }
  function wake() {
    if (signal.aborted) return entries.forEach(abandon);
    if (page?.document.visibilityState === 'hidden') return;
    for (const entry of entries.values()) if (entry.listeners.size > 0 && isStale(entry)) void request(entry);
  }
  function prune() {
    const idle = [...entries].filter(([, entry]) => entry.listeners.size === 0 && !entry.underWay);
    for (const [key] of idle.slice(0, Math.max(0, idle.length - KEPT))) entries.delete(key);
  }

  followPage(wake);

  return {
    follow(key, load, listener, options = {}) {
      const entry = entryOf<Awaited<ReturnType<typeof load>>>(key);
      Object.assign(entry, { load, options });
      // A function of its own, so that the same listener may follow twice.
      const own = () => listener();
      entry.listeners.add(own);
      if (isStale(entry)) void request(entry);
      const { refreshEvery, whileSeen = begin => begin() } = options;
      const rest = refreshEvery && whileSeen(() => keepFresh(entry, refreshEvery));
      return () => {
        entry.listeners.delete(own);
        if (rest) rest();
        // A view that moves or remounts follows again at once; only then is nobody left.
        queueMicrotask(() => {
          if (entry.listeners.size > 0) return;
          if (entry.underWay) {
            abandon(entry);
            entry.state = settled(entry.state);
          }
          prune();
        });
      };
    },
    async fetch<T>({ key, load, ...options }: Query<T>) {
      const entry = entryOf<T>(key);
      Object.assign(entry, { load, options });
      if (isStale(entry)) {
        // Counts as someone who looks, so that a view that leaves does not cut it.
        const waiting = () => undefined;
        entry.listeners.add(waiting);
        await request(entry);
        entry.listeners.delete(waiting);
      }
      const { data, error } = entry.state;
      if (error) throw error;
      if (data === undefined) throw new PlatformError('aborted', `${key} was dropped.`);
      return data;
    },
    read: <T>(key: string) => (entries.get(key)?.state ?? NEVER_ASKED) as QueryState<T>,
    refresh: async key => askAnew([entries.get(key)].filter(entry => entry !== undefined)),
    changed: tags => askAnew([...entries.values()].filter(({ options }) => !tags || options.tags?.some(tag => tags.includes(tag)))),
    set(key, data) {
      const entry = entryOf(key);
      abandon(entry);
      entry.at = Date.now();
      show(entry, { data, loading: false });
    },
    dropPersonal() {
      for (const [key, entry] of [...entries]) {
        if (!entry.options.personal) continue;
        abandon(entry);
        entry.at = 0;
        if (entry.listeners.size === 0) entries.delete(key);
        else {
          entry.state = NEVER_ASKED;
          void request(entry);
        }
      }
    },
  };
}

/** What a question that was cut leaves: its older data, or as if never asked. */
function settled<T>(state: QueryState<T>): QueryState<T> {
  return state.data === undefined && !state.error ? NEVER_ASKED : { ...state, loading: false };
}

/** Answers are what JSON can say, and maps of it. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (answer: unknown) => JSON.stringify(answer, (_, value: unknown) => (value instanceof Map ? [...value] : value));
  return text(one) === text(other);
}
