import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import type { Seal } from './seal.js';

/**
 * Seals the customer-service paths of the status answer and hands out what opens them (SYS-26, OP-11). Each answer has a key
 * of its own, derived from the platform's private key and the random id that stands in the protected header, so nothing is
 * kept and every process of one database can answer for it.
 */
export interface ServicePaths {
  /** Each path as compact JWE, `dir` and A256GCM; `kid` in the protected header names the key. */
  seal(paths: readonly string[]): Promise<string[]>;
  /** The keys of these ids, as JSON (id to base64url) in a compact JWE for the asker's own key of 32 bytes. */
  keysFor(keyIds: readonly string[], answerKey: Uint8Array): Promise<string>;
}

const PURPOSE = 'customer-service-path';
const HEADER = { alg: 'dir', enc: 'A256GCM' };

export function createServicePaths(seal: Pick<Seal, 'derive'>): ServicePaths {
  return {
    async seal(paths) {
      const keyId = randomBytes(16).toString('base64url');
      const key = await seal.derive(PURPOSE, keyId);
      return Promise.all(paths.map(path => sealed(path, key, keyId)));
    },
    async keysFor(keyIds, answerKey) {
      const keys = await Promise.all(
        keyIds.map(async keyId => [keyId, Buffer.from(await seal.derive(PURPOSE, keyId)).toString('base64url')] as const),
      );
      return sealed(JSON.stringify(Object.fromEntries(keys)), answerKey);
    },
  };
}

function sealed(text: string, key: Uint8Array, keyId?: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...HEADER, ...(keyId !== undefined && { kid: keyId }) })
    .encrypt(key);
}
