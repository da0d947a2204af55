import type { Platform } from '../platform.js';
import type { PlatformEventMap } from '../events.js';

/** How long another process on the same database may go unnoticed. */
const LIFETIME_MS = 2_000;

/**
 * A value read from the database and kept until one of the events says that it changed, or for two seconds at most.
 * Readers that come together share one load; a failed load is not kept.
 */
export function cached<T>(platform: Platform, changedBy: (keyof PlatformEventMap)[], load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  let freshUntil = 0;
  for (const event of changedBy) platform.events.on(event, () => (value = undefined));
  return () => {
    const now = performance.now();
    if (value && now < freshUntil) return value;
    const loading = load();
    value = loading;
    freshUntil = now + LIFETIME_MS;
    loading.catch(() => {
      if (value === loading) value = undefined;
    });
    return loading;
  };
}
