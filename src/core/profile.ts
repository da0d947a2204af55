import { putProfile } from '../api/member.js';
import type { Core } from './core.js';

/** Adds a Zalo number to the account (REG-47). Throws PlatformError, with `fields` when it does not fit the rule. */
export function saveZalo({ client }: Pick<Core, 'client'>, zalo: string): Promise<void> {
  return putProfile(client, { zalo });
}
