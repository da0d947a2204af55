import { sql } from 'kysely';
import { Failure } from '../failure.js';
import type { Platform, Trx } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';

/** Why a token opens nothing any more: its session ended, a member took the conversation over, its time is over, or nobody knows it. */
export type EndReason = 'session' | 'replaced' | 'expired' | 'unknown';

const DAY_MS = 86_400_000;

/** A new token for a conversation. A member's ends with the session that asked for it. */
export async function grantAccess(
  trx: Trx,
  platform: Platform,
  { conversationId, sessionHash }: { conversationId: number; sessionHash: string | null },
): Promise<string> {
  const token = newToken();
  const now = platform.clock.now();
  const days = await trx.selectFrom('setting').select('value').where('key', '=', 'chat_visitor_days').executeTakeFirstOrThrow();
  await trx
    .insertInto('chat_access')
    .values({
      token_hash: hashOfToken(token),
      chat_session_id: conversationId,
      created_at: now,
      session_hash: sessionHash,
      expires_at: now + Number(days.value) * DAY_MS,
    })
    .execute();
  return token;
}

/** A member takes the conversation over: whoever opened it before hears no more of it. */
export async function replaceAccess(trx: Trx, platform: Platform, conversationId: number): Promise<void> {
  await trx
    .updateTable('chat_access')
    .set({ replaced_at: platform.clock.now() })
    .where('chat_session_id', '=', conversationId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** The conversation that a token opens, and until when. Throws Failure `not-found` with the reason. */
export async function conversationOf(platform: Platform, token: string) {
  const row = await platform.db
    .selectFrom('chat_access')
    .innerJoin('chat_session', 'chat_session.id', 'chat_access.chat_session_id')
    .innerJoin('chat_model', 'chat_model.id', 'chat_session.model_id')
    .leftJoin('session', 'session.token_hash', 'chat_access.session_hash')
    .leftJoin('account', 'account.id', 'session.account_id')
    .select([
      'chat_session.id',
      'chat_session.status',
      'chat_session.account_id',
      'chat_session.operator_read_id',
      'chat_session.visitor_read_id',
      'chat_model.names',
    ])
    .select(['chat_access.replaced_at', 'chat_access.session_hash', 'session.revoked_at', 'account.status as account_status'])
    .select(sql<number>`least(chat_access.expires_at, session.expires_at)`.as('ends_at'))
    .where('chat_access.token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!row) throw ended('unknown');
  if (row.replaced_at !== null) throw ended('replaced');
  const isPast = row.ends_at <= platform.clock.now();
  if (row.session_hash !== null && (isPast || row.revoked_at !== null || row.account_status !== 'active')) throw ended('session');
  if (isPast) throw ended('expired');
  return row;
}

/** Why a refusal ended a conversation for its reader; undefined for every other error. */
export function reasonOf(error: unknown): EndReason | undefined {
  if (!(error instanceof Failure) || error.code !== 'not-found') return undefined;
  const reason = error.options.value?.reason;
  return reason === 'session' || reason === 'replaced' || reason === 'expired' ? reason : 'unknown';
}

function ended(reason: EndReason): Failure {
  return new Failure('not-found', { message: 'This conversation is not open any more.', value: { reason } });
}
