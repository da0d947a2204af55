import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const BLOCK_SIZE = 8;
const KEY_LENGTH = 32;

/** Salted slow hash (INV-31): `scrypt$<log2 N>$<salt>$<hash>`. `cost` is log2 N; 15 takes about 80 ms and 32 MB. */
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
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
