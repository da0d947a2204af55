import { Failure } from '../failure.js';
import type { PlatformConfig } from '../platform.js';
import { originsOf } from './page-policy.js';

/** Throws Failure `bad-request` for an origin whose pages may not call, with what its developer is to do. */
export function assertKnownOrigin({ allowedOrigins, host, port }: PlatformConfig, origin: string): void {
  const known = [...allowedOrigins, ...originsOf(host, port)];
  if (known.includes(origin)) return;
  const bare = origin.replace(/\/+$/, '');
  const fault = known.includes(bare)
    ? `leave out the slash at the end: ${bare}`
    : 'unknown: name it in GP_ALLOWED_ORIGINS, such as https://www.example, without path or slash';
  throw new Failure('bad-request', { fields: { origin: fault } });
}
