import { putProfile } from '../../api/account/member.js';
import { getProfile } from '../../api/account/profile.js';
import type { Core } from '../parts/core.js';
import { action } from '../data/action.js';

/** Adds a Zalo number to the account (REG-47); the balance follows. Throws PlatformError, with `fields` when it does not fit the rule. */
export const saveZalo = action({
  changes: ['profile', 'balance'],
  send: ({ client }, zalo: string) => putProfile(client, { zalo }),
});

/** What a first Zalo number would bring this account, minor units; 0: nothing, or that is not known (REG-47). */
export async function zaloBonus({ client }: Pick<Core, 'client'>): Promise<number> {
  return getProfile(client).then(
    profile => profile.zaloBonus,
    () => 0,
  );
}
