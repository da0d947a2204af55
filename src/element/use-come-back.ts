import { useEffect, useRef } from 'react';
import { isPlatformError, type ErrorCode } from '../api/wire/errors.js';
import { useCore } from './core-context.js';

/** Failures that pass with an outage; of the platform's own refusals only those that say that it is in trouble. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['network', 'timeout', 'chunk-load', 'bad-response']);

/** Tries again by itself when the platform is back: it is asked until it answers, less and less often where only this does not come. */
export function useComeBack(error: unknown, retry: (() => void) | undefined): void {
  const { status } = useCore();
  const latest = useRef(retry);
  useEffect(() => void (latest.current = retry));
  useEffect(() => {
    if (!isPlatformError(error) || !(PASSING.has(error.code) || error.status >= 500)) return;
    status.outage();
    return status.store.subscribe(({ phase, value }) => {
      if (phase === 'ready' && value?.status === 0) latest.current?.();
    });
  }, [status, error]);
}
