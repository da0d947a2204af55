import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';

export interface Limit {
  /** What is counted, such as `chat-pictures`; unique in the platform. */
  name: string;
  points: number;
  seconds: number;
}
export interface Limiter {
  /** Counts before anything is done for it. Throws Failure `rate-limited` above the limit. */
  take(key: string, points?: number): Promise<void>;
}

/** So much of something in some time. In memory, or, where several processes may share a real PostgreSQL, there. */
export function createLimiter(platform: Platform, { name, points, seconds }: Limit): Limiter {
  const limiter = limiterOf(platform, { keyPrefix: name, points, duration: seconds });
  return {
    async take(key, count = 1) {
      try {
        await limiter.consume(key, count);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Failure('rate-limited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
      }
    },
  };
}

function limiterOf(platform: Platform, options: { keyPrefix: string; points: number; duration: number }): RateLimiterAbstract {
  if (platform.engine === 'embedded') return new RateLimiterMemory(options);
  const query = ({ text, values }: { text: string; values: unknown[] }) => platform.db.executeQuery(CompiledQuery.raw(text, values));
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}
