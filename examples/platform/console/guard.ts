import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';

const TRIES = 10;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/**
 * Lets only requests with the operator key through: `Authorization: Bearer <key>`. The right key always passes, so nobody
 * locks the operator out; an address that gave ten wrong keys within a minute is told to wait, which is a brake on programs
 * and no more, because the key is too long to be guessed. Counted on the machine's own time, because the operator may freeze
 * the sandbox clock, and per process.
 */
export function createGuard(
  operatorKey: string,
  uptime: () => number = () => performance.now(),
): (request: FastifyRequest) => Promise<void> {
  const expected = digest(operatorKey);
  const wrong = new Map<string, { tries: number; until: number }>();

  return async request => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (operatorKey !== '' && timingSafeEqual(digest(given), expected)) return;
    if (given !== '') countWrong(networkOf(request.ip));
    throw new Failure('not-logged-in', { message: 'Enter the operator key that the server printed when it started.' });
  };

  function countWrong(address: string): void {
    const now = uptime();
    const known = wrong.get(address);
    const attempt = known && known.until > now ? known : { tries: 0, until: now + WINDOW_MS };
    if (attempt.tries >= TRIES) {
      const retryAfter = Math.ceil((attempt.until - now) / 1000);
      throw new Failure('rate-limited', { message: `Too many wrong keys. Try again in ${retryAfter} s.`, retryAfter });
    }
    if (wrong.size >= MAX_ADDRESSES) wrong.clear();
    wrong.set(address, { ...attempt, tries: attempt.tries + 1 });
  }
}

/** Equal lengths, so that the comparison tells nothing about the key's. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
