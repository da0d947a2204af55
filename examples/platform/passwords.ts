import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { bounded } from './bounded.js';

const BLOCK_SIZE = 8;
const KEY_LENGTH = 32;
/** Half of the threads that Node has for such work, files and names; a queue of about three seconds. */
const turn = bounded({ atOnce: 2, waiting: 64, retryAfter: 3 });

/** Throws Failure `rate-limited` when too many are under way, as verifying does. Salted slow hash (INV-31): `scrypt$<log2 N>$<salt>$<hash>`. `cost` is log2 N; 15 takes about 80 ms and 32 MB. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  return ['scrypt', cost, salt.toString('base64url'), (await derive(password, salt, cost)).toString('base64url')].join('$');
}

/** False also for a hash that no password fits. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, cost, salt, expected] = hash.split('$');
  if (scheme !== 'scrypt' || !cost || !salt || !expected) return false;
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(actual, Buffer.from(expected, 'base64url'));
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: BLOCK_SIZE, p: 1, maxmem: 256 * BLOCK_SIZE * 2 ** cost };
  return turn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}
