import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.js';

const TRIES = 10;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/**
 * Lets only requests with the operator key through: `Authorization: Bearer <key>`. An address that gave ten wrong keys
 * within a minute is refused until that minute is over, whatever key it gives. Attempts are counted on the machine's own
 * time, because the operator may freeze the sandbox clock, and per process, because the key is too long to be guessed.
 */
export function createGuard(operatorKey: string, uptime: () => number = () => performance.now()): (request: FastifyRequest) => Promise<void> {
  const expected = digest(operatorKey);
  const wrong = new Map<string, { tries: number; until: number }>();

  return async request => {
    const now = uptime();
    const attempt = wrong.get(request.ip);
    if (attempt && attempt.until <= now) wrong.delete(request.ip);
    else if (attempt && attempt.tries >= TRIES) {
      const retryAfter = Math.ceil((attempt.until - now) / 1000);
      throw new Failure('rate-limited', { message: `Too many wrong keys. Try again in ${retryAfter} s.`, retryAfter });
    }
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (operatorKey !== '' && timingSafeEqual(digest(given), expected)) return;
    if (given !== '') {
      if (wrong.size >= MAX_ADDRESSES) wrong.clear();
      const counted = wrong.get(request.ip) ?? { tries: 0, until: now + WINDOW_MS };
      wrong.set(request.ip, { ...counted, tries: counted.tries + 1 });
    }
    throw new Failure('not-logged-in', { message: 'Enter the operator key that the server printed when it started.' });
  };
}

/** Equal lengths, so that the comparison tells nothing about the key's. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
