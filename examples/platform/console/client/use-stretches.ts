import { useCallback, useEffect, useRef, useState } from 'react';
import type { Stretch } from '../paging.js';
import { toCallError, useConnection, type CallError } from './connection.js';
import { useEvery } from './use-answer.js';

export interface Stretches<T> {
  list: T[] | undefined;
  error: CallError | undefined;
  loading: boolean;
  hasOlder: boolean;
  loadOlder(): void;
  reload(): void;
}

const FOLLOW_MS = 2_000;
const MAX_ROWS = 1_000;

/**
 * A list that only grows, newest first: older rows on demand and, with `follow`, newer ones every two seconds. `path` carries
 * its filters after a `?`.
 */
export function useStretches<T extends { id: number }>(path: string, { follow = false }: { follow?: boolean } = {}): Stretches<T> {
  const connection = useConnection();
  const [state, setState] = useState<{ list?: T[]; next: number | null; error?: CallError; loading: boolean }>({
    next: null,
    loading: true,
  });
  const [round, setRound] = useState(0);
  const current = useRef({ path, newest: 0, busy: false });

  useEffect(() => {
    const controller = new AbortController();
    current.current = { path, newest: 0, busy: true };
    setState(before => ({ ...before, loading: true }));
    connection.call<Stretch<T>>(path, { signal: controller.signal }).then(
      ({ list, next }) => {
        if (controller.signal.aborted) return;
        current.current = { path, newest: list[0]?.id ?? 0, busy: false };
        setState({ list, next, loading: false });
      },
      (error: unknown) => controller.signal.aborted || setState(before => ({ ...before, error: toCallError(error), loading: false })),
    );
    return () => controller.abort();
  }, [connection, path, round]);

  const loadOlder = useCallback(() => {
    if (state.next === null) return;
    setState(before => ({ ...before, loading: true }));
    connection.call<Stretch<T>>(`${path}&before=${state.next}`).then(
      older =>
        current.current.path === path &&
        setState(before => ({ list: [...(before.list ?? []), ...older.list], next: older.next, loading: false })),
      (error: unknown) => setState(before => ({ ...before, error: toCallError(error), loading: false })),
    );
  }, [connection, path, state.next]);

  const loadNewer = useCallback(() => {
    const asked = current.current;
    if (asked.busy) return;
    asked.busy = true;
    connection.call<Stretch<T>>(`${path}&after=${asked.newest}&pageSize=200`).then(
      newer => {
        asked.busy = false;
        if (current.current !== asked) return;
        asked.newest = newer.list[0]?.id ?? asked.newest;
        setState(before => ({
          ...before,
          error: undefined,
          list: newer.list.length > 0 ? [...newer.list, ...(before.list ?? [])].slice(0, MAX_ROWS) : before.list,
        }));
      },
      (error: unknown) => {
        asked.busy = false;
        if (current.current === asked) setState(before => ({ ...before, error: toCallError(error) }));
      },
    );
  }, [connection, path]);

  const reload = useCallback(() => setRound(before => before + 1), []);
  useEffect(() => connection.onUnsure(reload), [connection, reload]);
  useEvery(follow ? FOLLOW_MS : undefined, loadNewer);
  return { list: state.list, error: state.error, loading: state.loading, hasOlder: state.next !== null, loadOlder, reload };
}
