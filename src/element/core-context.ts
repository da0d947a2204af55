import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ErrorCode } from '../api/wire/errors.js';
import type { Core, Query, QueryState, Readable, Translate } from '../core/parts/core.js';

export const CoreContext = createContext<Core | undefined>(undefined);

/** The element that a view stands in; the frame of every widget provides it. */
export const HostContext = createContext<HTMLElement | undefined>(undefined);

/** Tells the host page of a failure that stands in the widget, as `gp-error`; the frame of every widget provides it. */
export const FailContext = createContext<(code: ErrorCode) => void>(() => undefined);

/** Name of the part of a widget that may fail by itself, such as a page of a menu. */
export const PlaceContext = createContext('');

/**
 * What stands between a view and what it is for, by its contract's `needs`: `waiting` for texts, the session or the status; `off`
 * by the platform's switch; `trial` or `logged-out` where it takes an account. A view says itself what it shows for each.
 */
export type Gate = 'open' | 'waiting' | 'off' | 'trial' | 'logged-out';
export const GateContext = createContext<{ gate: Gate; hasTexts: boolean }>({ gate: 'open', hasTexts: true });

/** The page's core; the frame of every widget provides it, and a test hands in its own. */
export function useCore(): Core {
  const core = useContext(CoreContext);
  if (!core) throw new Error('useCore needs the frame that defineWidget provides.');
  return core;
}

/** Follows one part of a core store. `select` must give the same value for the same state. */
export function useStore<T, S>(store: Readable<T>, select: (state: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getState()),
  );
}

/** Translates, and renders again when the language changes (I18-06). Nothing stands for a word that is on its way. */
export function useText(): Translate {
  const { language } = useCore();
  const { hasTexts } = useContext(GateContext);
  const revision = useStore(language.store, state => state.revision);
  // A new function for a new language, so that memoised children follow.
  return useCallback(
    (key, values) => (hasTexts || language.i18n.exists(key, values) ? language.t(key, values) : ''),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, revision, hasTexts],
  );
}

/** Follows a list or value of the platform; undefined asks for nothing. Data of an older key is kept by the caller, if wanted. */
export function useQuery<T>(query: Query<T> | undefined): QueryState<T> & { refresh(): void } {
  const { queries } = useCore();
  const key = query?.key;
  const subscribe = useCallback(
    (listener: () => void) => (query ? queries.follow(query.key, query.load, listener, query) : () => undefined),
    // The key names the question; a new object with the same key is the same question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [queries, key],
  );
  const read = () => (key === undefined ? (IDLE as QueryState<T>) : queries.read<T>(key));
  const state = useSyncExternalStore(subscribe, read, read);
  const refresh = useCallback(() => void (key !== undefined && queries.refresh(key)), [queries, key]);
  return { ...state, refresh };
}

const IDLE: QueryState<never> = { loading: false };
