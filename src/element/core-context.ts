import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ErrorCode } from '../api/wire/errors.js';
import { whileSeen } from './sight.js';
import type { Core, Query, QueryState, Readable, Translate } from '../core/parts/core.js';

/** Name of the part of a widget that may fail by itself, such as a page of a menu. */
export const PlaceContext = createContext('');

/**
 * What stands between a view and what it is for, by its contract's `needs`: `waiting` for texts, the session or the status; `off`
 * by the platform's switch; `trial` or `logged-out` where it takes an account. A view says itself what it shows for each.
 */
export type Gate = 'open' | 'waiting' | 'off' | 'trial' | 'logged-out';
/** What every view stands in; the frame of its widget provides it. One context, because each costs an element two hundred bytes. */
interface Standing {
  /** The page's. */
  core: Core;
  gate: Gate;
  /** The texts that the contract needs have come. */
  hasTexts: boolean;
  /** Another function where the language is another, or texts have come. */
  t: Translate;
  /** The element that the view stands in. */
  host?: HTMLElement;
  /** The sheets of a form that stands outside of the element's root, as text. */
  formCss?: () => string;
  /** Tells the host page of a failure that stands in the widget, as `gp-error`; `cause` is what was caught. */
  fail(code: ErrorCode, cause?: unknown): void;
}
export const StandingContext = createContext<Standing | undefined>(undefined);

/** What a view stands in whose gate is open. A test hands in its own core. */
export function standingIn(
  core: Core,
  { host, formCss, fail = () => undefined }: Partial<Pick<Standing, 'host' | 'formCss' | 'fail'>> = {},
): Standing {
  return { core, gate: 'open', hasTexts: true, t: translator(core.language, true), host, formCss, fail };
}

export function useStanding(): Standing {
  const standing = useContext(StandingContext);
  if (!standing) throw new Error('A view needs the frame that defineWidget provides.');
  return standing;
}

export function useCore(): Core {
  return useStanding().core;
}

/** Follows one part of a core store. `select` must give the same value for the same state. */
export function useStore<T, S>(store: Readable<T>, select: (state: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getState()),
  );
}

/** Parts of a core whose stores are followed together. */
type Part = 'language' | 'session' | 'status' | 'theme';

/** Follows several by one hook: each that follows costs an element some hundred bytes. `parts` is a list of the module's own. */
export function useParts<S>(core: Core, parts: readonly Part[], read: () => S): S {
  return useSyncExternalStore(followerOf(core, parts), read, read);
}

/** Translates, and renders again when the language changes or texts have come (I18-06). Nothing stands for a word that is on its way. */
export function useText(): Translate {
  return useStanding().t;
}

/** BCP 47 tag for Intl; renders again when the language changes. */
export function useLocale(): string {
  return useCore().language.locale();
}

/** A function of its own each time, so that whatever is drawn with it follows. */
export function translator({ t, i18n }: Core['language'], hasTexts: boolean): Translate {
  return (key, values) => (hasTexts || i18n.exists(key, values) ? t(key, values) : '');
}

/** Follows a list or value of the platform; undefined asks for nothing. Data of an older key is kept by the caller, if wanted. */
export function useQuery<T>(query: Query<T> | undefined): QueryState<T> & { refresh(): void } {
  const {
    core: { queries },
    host,
  } = useStanding();
  const { follow, read, refresh } = useMemo(
    () =>
      query
        ? {
            follow: (listener: () => void) =>
              queries.follow(query.key, query.load, listener, { ...query, ...(host && { whileSeen: begin => whileSeen(host, begin) }) }),
            read: () => queries.read<T>(query.key),
            refresh: () => void queries.refresh(query.key),
          }
        : NO_QUERY,
    // The key names the question; a new object with the same key is the same question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [queries, query?.key, host],
  );
  const state = useSyncExternalStore(follow, read, read);
  return { ...state, refresh };
}

export type Follow = (listener: () => void) => () => void;
const followers = new WeakMap<Core, Map<readonly Part[], Follow>>();

/** The same function each time, so that React does not follow anew. All that follow the same parts stand behind one listener of each. */
export function followerOf(core: Core, parts: readonly Part[]): Follow {
  const known = followers.get(core) ?? new Map<readonly Part[], Follow>();
  followers.set(core, known);
  let follow = known.get(parts);
  if (!follow) {
    const listeners = new Set<() => void>();
    for (const part of parts) core[part].store.subscribe(() => listeners.forEach(tell => tell()));
    follow = listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    known.set(parts, follow);
  }
  return follow;
}

const IDLE: QueryState<never> = { loading: false };
const NO_QUERY = { follow: () => () => undefined, read: () => IDLE, refresh: () => undefined };
