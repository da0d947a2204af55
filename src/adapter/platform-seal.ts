import { createClient } from '../api/wire/client.js';
import { defaultSeal } from '../api/wire/default-seal.js';
import type { Seal } from '../api/wire/seal.js';

/** Seals for the key of a platform of ours. A file of its own (gp-adapter-seal.js), for the few adapters that leave it calls. */
export function platformSeal(apiBase: string, merchant: string): Seal {
  return defaultSeal(createClient({ apiBase, merchant, token: () => undefined, language: () => '' }));
}
