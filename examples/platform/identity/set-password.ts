import { Failure } from '../failure.js';
import type { Settings } from '../http/settings.js';
import { hashPassword, verifyPassword } from '../passwords.js';
import type { Platform, Trx } from '../platform.js';
import { tell } from '../tell.js';
import { faultOf, loadRules } from './field-rules.js';

/** What is wrong with a new password: its rule, or that it is the platform's default; undefined when nothing is. */
export async function faultOfPassword(platform: Platform, settings: Settings, password: string): Promise<string | undefined> {
  if (password === '') return 'required';
  const fault = faultOf((await loadRules(platform.db)).get('password'), password, platform.log);
  if (fault) return fault;
  return (await verifyPassword(password, await settings.text('default_password_hash'))) ? 'default-password' : undefined;
}

export async function assertNewPassword(platform: Platform, settings: Settings, password: string): Promise<void> {
  const fault = await faultOfPassword(platform, settings, password);
  if (fault) throw new Failure('bad-request', { fields: { newPassword: fault } });
}

/** Keeps a new password and ends every session of the account, and the games open with them (INV-06). `hash` is made before the transaction: it is slow. */
export async function setPassword(trx: Trx, platform: Platform, accountId: number, hash: string): Promise<void> {
  const now = platform.clock.now();
  await trx
    .updateTable('account')
    .set({ password_hash: hash, password_changed_at: now, password_default: false })
    .where('id', '=', accountId)
    .execute();
  tell(trx, 'session-ended', { accountId });
  await trx.updateTable('session').set({ revoked_at: now }).where('account_id', '=', accountId).where('revoked_at', 'is', null).execute();
  await trx
    .updateTable('game_session')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute();
}

export function hashNewPassword(platform: Platform, password: string): Promise<string> {
  return hashPassword(password, platform.config.passwordCost);
}
