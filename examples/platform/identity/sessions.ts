import type { Platform, Trx } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';
import { tell } from '../tell.js';

export interface NewSession {
  accountId: number;
  kind: 'member' | 'trial';
  ip: string;
  hours: number;
  firstLogin?: boolean;
  mustChangePassword?: boolean;
}

/** Opens a session and answers its token, of which only the hash is kept (INV-31). */
export async function openSession(trx: Trx, platform: Platform, session: NewSession): Promise<string> {
  const token = newToken();
  const now = platform.clock.now();
  await trx
    .insertInto('session')
    .values({
      token_hash: hashOfToken(token),
      account_id: session.accountId,
      kind: session.kind,
      ip: session.ip,
      created_at: now,
      expires_at: now + session.hours * 3_600_000,
      revoked_at: null,
      first_login: session.firstLogin ?? false,
      must_change_password: session.mustChangePassword ?? false,
    })
    .execute();
  return token;
}

/** Ends one session, and with it the games that the account has open. */
export async function revokeSession(trx: Trx, platform: Platform, tokenHash: string, accountId: number): Promise<void> {
  const now = platform.clock.now();
  tell(trx, 'session-ended', { accountId });
  await trx.updateTable('session').set({ revoked_at: now }).where('token_hash', '=', tokenHash).execute();
  await trx
    .updateTable('game_session')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute();
}
