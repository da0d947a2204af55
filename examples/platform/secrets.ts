import { createHash, randomBytes } from 'node:crypto';

/** A random value that cannot be guessed, for tokens and ids that open something. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are kept as this only (INV-31); they are random, so a fast hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
