import { hashPassword } from '../passwords.js';
import type { Platform } from '../platform.js';
import { newToken } from '../secrets.js';

const decoys = new Map<number, Promise<string>>();

/** A hash that no password fits, so that an unknown account costs as much time as a known one. */
export function decoyHash({ config: { passwordCost } }: Platform): Promise<string> {
  const decoy = decoys.get(passwordCost) ?? hashPassword(newToken(), passwordCost);
  decoys.set(passwordCost, decoy);
  return decoy;
}
