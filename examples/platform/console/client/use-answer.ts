import { useCallback, useEffect, useState } from 'react';
import { toCallError, useConnection, type CallError } from './connection.js';
import { useUnsaved } from './unsaved.js';

export interface Answer<T> {
  /** The last good answer, kept while a newer one is loading or failed. */
  data: T | undefined;
  error: CallError | undefined;
  loading: boolean;
  reload(): void;
}

const FRESH_MS = 5_000;

/**
 * Reads `path`, again on `reload()`, and quietly every `every` milliseconds while the page is seen, and when it is looked at again: what
 * another operator changed shows by itself. Not while something is edited, unless it is nothing that forms are made of (`always`);
 * `every: 0` never.
 */
export function useAnswer<T>(path: string, { every = FRESH_MS, always = false }: { every?: number; always?: boolean } = {}): Answer<T> {
  const connection = useConnection();
  const { is } = useUnsaved();
  const isEdited = useCallback(() => !always && is(), [always, is]);
  const [state, setState] = useState<{ path?: string; data?: T; error?: CallError; loading: boolean }>({ loading: true });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound(before => before + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    setState(before => ({ ...before, loading: true }));
    connection.call<T>(path, { signal: controller.signal }).then(
      data => controller.signal.aborted || setState({ path, data, loading: false }),
      (error: unknown) => controller.signal.aborted || setState(before => ({ ...before, error: toCallError(error), loading: false })),
    );
    return () => controller.abort();
  }, [connection, path, round]);

  useEffect(() => connection.onUnsure(reload), [connection, reload]);
  const freshen = useCallback(() => {
    if (isEdited()) return;
    connection.call<T>(path).then(
      data =>
        isEdited() ||
        setState(before =>
          before.path !== path || (JSON.stringify(before.data) === JSON.stringify(data) && !before.error)
            ? before
            : { path, data, loading: before.loading },
        ),
      // The last answer stands, and is asked for again.
      () => undefined,
    );
  }, [connection, path, isEdited]);
  useEvery(every || undefined, freshen);
  useEffect(() => {
    if (!every) return;
    const look = () => document.visibilityState === 'visible' && freshen();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every, freshen]);
  return { data: state.data, error: state.error, loading: state.loading, reload };
}

/** Calls `act` every `ms` while the page is seen; not at all without `ms`. */
export function useEvery(ms: number | undefined, act: () => void): void {
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && act(), ms);
    return () => clearInterval(timer);
  }, [ms, act]);
}
