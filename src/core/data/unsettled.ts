import { digestOf } from '../../api/wire/digest.js';
import { errorCode, isPlatformError, type ErrorCode } from '../../api/wire/errors.js';
import type { Core } from '../parts/core.js';

/** Failures that say nothing of what was done. */
const UNANSWERED: readonly ErrorCode[] = ['network', 'timeout', 'bad-response'];

/**
 * Sends a wish that may be done only once (INV-04). After a cut nobody knows whether it arrived: until one of its place, such as
 * `points/convert`, is done, the same wish carries the same key, also when the view that asked has gone and after a reload. Another
 * takes a key of its own; the end of the session forgets all. Of the wish a fingerprint is kept, no more.
 */
export async function sendOnce<T>({ tab }: Pick<Core, 'tab'>, place: string, wish: unknown, send: (key: string) => Promise<T>): Promise<T> {
  const name = `once:${place}`;
  const digest = digestOf(wish);
  const [known, knownKey] = (tab.get(name) ?? '').split(' ');
  const key = known === digest && knownKey ? knownKey : `${place.split('/', 1)[0]}-${crypto.randomUUID()}`;
  const kept = `${digest} ${key}`;
  // Only its own: another wish may have taken the place meanwhile.
  const forget = () => tab.get(name) === kept && tab.remove(name);
  tab.set(name, kept);
  try {
    const done = await send(key);
    forget();
    return done;
  } catch (error) {
    // The key stands for something else: with it, this wish would never be done.
    if (errorCode(error) === 'idempotency-mismatch') forget();
    throw error;
  }
}

/** Whether what was asked for may have been done although there was no answer that says so. */
export function isUnsure(error: unknown): boolean {
  return isPlatformError(error) && (UNANSWERED.includes(error.code) || error.status >= 500);
}
