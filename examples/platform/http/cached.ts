import type { Platform } from '../platform.js';
import type { PlatformEventMap } from '../events.js';

/** How long a change by another process on the same database may go unnoticed. The embedded database has only this one. */
const LIFETIME_MS = { postgres: 3_000, embedded: 60_000 };

/**
 * A value read from the database and kept until one of the events says that it changed. What merely grew old is still
 * answered while it is read anew, once. Readers that come together share one load; a failed load is not kept.
 */
export function cached<T>(platform: Platform, changedBy: (keyof PlatformEventMap)[], load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  let freshUntil = 0;
  let renewing = false;
  for (const event of changedBy) platform.events.on(event, () => (value = undefined));

  function first(): Promise<T> {
    const loading = load();
    value = loading;
    freshUntil = Infinity;
    loading.then(
      () => (freshUntil = value === loading ? performance.now() + LIFETIME_MS[platform.engine] : freshUntil),
      () => (value = value === loading ? undefined : value),
    );
    return loading;
  }
  async function renew(old: Promise<T>): Promise<void> {
    renewing = true;
    try {
      const renewed = await load();
      if (value !== old) return; // An event came in between: its load is newer.
      value = Promise.resolve(renewed);
      freshUntil = performance.now() + LIFETIME_MS[platform.engine];
    } catch (error) {
      platform.log.error('what is cached could not be read anew', { error });
    } finally {
      renewing = false;
    }
  }
  return () => {
    if (!value) return first();
    if (performance.now() >= freshUntil && !renewing) void renew(value);
    return value;
  };
}
