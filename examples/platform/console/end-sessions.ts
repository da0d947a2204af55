import type { Trx } from '../platform.js';
import { tell } from '../tell.js';

/** Logs an account out everywhere and closes its games; answers how many, in words. */
export async function endSessions(trx: Trx, id: number, now: number): Promise<string> {
  tell(trx, 'session-ended', { accountId: id });
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const closed = await trx
    .updateTable('game_session')
    .set({ closed_at: now })
    .where('account_id', '=', id)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return `${ended.numUpdatedRows} sessions, ${closed.numUpdatedRows} games ended`;
}
