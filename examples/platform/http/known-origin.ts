import { Failure } from '../failure.js';
import type { PlatformConfig } from '../platform.js';
import { originsOf } from './page-policy.js';

/** Throws Failure `bad-request` for an origin whose pages may not call. */
export function assertKnownOrigin({ allowedOrigins, host, port }: PlatformConfig, origin: string): void {
  if (![...allowedOrigins, ...originsOf(host, port)].includes(origin)) throw new Failure('bad-request', { fields: { origin: 'unknown' } });
}
