import { useCallback, useEffect, useState } from 'react';
import { toCallError, useConnection, type CallError } from './connection.js';

export interface Answer<T> {
  /** The last good answer, kept while a newer one is loading or failed. */
  data: T | undefined;
  error: CallError | undefined;
  loading: boolean;
  reload(): void;
}

/** Reads `path`, again on `reload()` and every `every` milliseconds while the page is seen. */
export function useAnswer<T>(path: string, { every }: { every?: number } = {}): Answer<T> {
  const connection = useConnection();
  const [state, setState] = useState<{ data?: T; error?: CallError; loading: boolean }>({ loading: true });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound(before => before + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    setState(before => ({ ...before, loading: true }));
    connection.call<T>(path, { signal: controller.signal }).then(
      data => controller.signal.aborted || setState({ data, loading: false }),
      (error: unknown) => controller.signal.aborted || setState(before => ({ ...before, error: toCallError(error), loading: false })),
    );
    return () => controller.abort();
  }, [connection, path, round]);

  useEvery(every, reload);
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
