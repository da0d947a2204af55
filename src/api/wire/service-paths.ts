import { base64url, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Client } from './call.js';
import { endpoint } from './endpoint.js';
import { PlatformError } from './errors.js';
import { servicePathKeysAnswer } from './system.js';

/** Opens one sealed customer-service path. `configure({ openPath })` puts an operator's own scheme here; throwing refuses the path. */
export type OpenPath = (sealed: string) => string | Promise<string>;

const ALGORITHMS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
const MOST_KEYS = 8;

/**
 * Opens the customer-service paths of a status answer (SYS-26, OP-11): compact JWE, `dir` and A256GCM, the key named by `kid`.
 * The keys are asked for by one sealed call and come sealed for a key of this call alone, so neither paths nor keys are ever
 * readable on the way. A path that was altered, or is not sealed, comes back undefined. Rejects with PlatformError when the
 * keys cannot be had.
 */
export async function openServicePaths(client: Client, paths: readonly string[]): Promise<(string | undefined)[]> {
  const keyIds = [...new Set(paths.map(keyIdOf))].filter(id => id !== undefined).slice(0, MOST_KEYS);
  if (keyIds.length === 0) return paths.map(() => undefined);
  const answerKey = crypto.getRandomValues(new Uint8Array(32));
  const { jwe } = await getServicePathKeys(client, { keyIds, answerKey: base64url.encode(answerKey) });
  const keys = readKeys(await opened(jwe, answerKey));
  return Promise.all(paths.map(path => opened(path, keys.get(keyIdOf(path) ?? ''))));
}

/** Keys by id, as JSON in a compact JWE for `answerKey`: 32 bytes in base64url, for this call alone (OP-11, E). */
const getServicePathKeys = endpoint({
  method: 'POST',
  path: '/wps/system/customerService/key',
  send: (wanted: { keyIds: string[]; answerKey: string }) => ({ sealed: wanted }),
  answer: servicePathKeysAnswer,
});

/** The text inside, or undefined when it cannot be opened with this key. */
async function opened(jwe: string, key: Uint8Array | undefined): Promise<string | undefined> {
  if (!key) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode((await compactDecrypt(jwe, key, ALGORITHMS)).plaintext);
  } catch {
    return undefined;
  }
}

function keyIdOf(jwe: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(jwe);
    return typeof kid === 'string' && /^[\w-]{22}$/.test(kid) ? kid : undefined;
  } catch {
    return undefined;
  }
}

/** Keys by id from `{ "<kid>": "<base64url>" }`. Throws `bad-response`. */
function readKeys(text = ''): Map<string, Uint8Array> {
  try {
    return new Map(Object.entries(JSON.parse(text) as object).map(([keyId, key]) => [keyId, base64url.decode(String(key))]));
  } catch {
    throw new PlatformError('bad-response', 'The keys of the customer-service paths could not be read.');
  }
}
