import { putProfile } from '../api/member.js';
import { getProfile } from '../api/profile.js';
import type { Core } from './core.js';

/** Adds a Zalo number to the account (REG-47); the balance follows. Throws PlatformError, with `fields` when it does not fit the rule. */
export async function saveZalo({ client, queries, wallet }: Pick<Core, 'client' | 'queries' | 'wallet'>, zalo: string): Promise<void> {
  await putProfile(client, { zalo });
  void wallet.refresh();
  void queries.refresh('member/profile');
}

/** What a first Zalo number would bring this account, minor units; 0: nothing, or that is not known (REG-47). */
export async function zaloBonus({ client }: Pick<Core, 'client'>): Promise<number> {
  return getProfile(client).then(
    profile => profile.zaloBonus,
    () => 0,
  );
}
