import type { Client } from '../api/call.js';
import { isPlatformError, type ErrorCode } from '../api/errors.js';

/** Failures that say nothing of what was done. */
const UNANSWERED: readonly ErrorCode[] = ['network', 'timeout', 'bad-response'];
const open = new WeakMap<Client, Map<string, { wish: string; key: string }>>();

/**
 * Sends a wish that may be done only once (INV-04). After a cut nobody knows whether it arrived: until one of its place, such as
 * `points/convert`, is done, the same wish carries the same key, also when the view that asked has gone. Another takes one of its own.
 */
export async function sendOnce<T>(client: Client, place: string, wish: unknown, send: (key: string) => Promise<T>): Promise<T> {
  let places = open.get(client);
  if (!places) open.set(client, (places = new Map<string, { wish: string; key: string }>()));
  const text = JSON.stringify(wish);
  const known = places.get(place);
  const attempt = known?.wish === text ? known : { wish: text, key: `${place.split('/', 1)[0]}-${crypto.randomUUID()}` };
  places.set(place, attempt);
  const done = await send(attempt.key);
  if (places.get(place) === attempt) places.delete(place);
  return done;
}

/** Whether what was asked for may have been done although there was no answer that says so. */
export function isUnsure(error: unknown): boolean {
  return isPlatformError(error) && (UNANSWERED.includes(error.code) || error.status >= 500);
}
