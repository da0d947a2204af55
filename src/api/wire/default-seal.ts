import type { Client } from './call.js';
import { createSeal, type Seal } from './seal.js';
import { getPublicKey } from './system.js';

/** Our own sealing, for the key that the platform publishes. Loaded with the first sealed call only: jose comes with it. */
export function defaultSeal(client: Client): Seal {
  const key = () => getPublicKey(client);
  return createSeal(key);
}
