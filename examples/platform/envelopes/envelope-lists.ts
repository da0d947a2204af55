import { sql } from 'kysely';
import { isSwitchedOn } from '../switches.js';
import type { Platform, Queryable } from '../platform.js';
import type { RedEnvelope } from './red-envelopes.js';

export interface Slice {
  limit: number;
  offset: number;
}
export interface ReceivedEnvelope {
  id: number;
  sender: string;
  remark: string;
  amount: number;
  state: 'open' | 'opened' | 'expired';
  createdAt: number;
  expiresAt: number;
  openedAt: number | null;
}
export interface SentShare {
  account: string;
  amount: number;
  openedAt: number | null;
}
export type SentEnvelope = RedEnvelope & { sender: string; opened: number; shares: SentShare[] };
/** Which envelopes; `search` is a part of the sender's or a receiver's name. */
export interface SentFilter {
  senderId?: number;
  state?: RedEnvelope['status'] | undefined;
  search?: string | undefined;
}
export interface Receiver {
  account: string;
  nickname: string;
  type: number;
}

/** What the account has got, the latest first; with `onlyOpen` what it can open now. */
export async function receivedEnvelopes(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  accountId: number,
  { limit, offset, onlyOpen }: Slice & { onlyOpen: boolean },
): Promise<{ list: ReceivedEnvelope[]; total: number }> {
  const now = clock.now();
  let found = db
    .selectFrom('red_envelope_share as share')
    .innerJoin('red_envelope as envelope', 'envelope.id', 'share.red_envelope_id')
    .innerJoin('account as sender', 'sender.id', 'envelope.sender_id')
    .where('share.account_id', '=', accountId);
  if (onlyOpen)
    found = found.where('share.opened_at', 'is', null).where('envelope.status', '=', 'open').where('envelope.expires_at', '>', now);
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'envelope.id',
      'sender.account as sender',
      'envelope.remark',
      'envelope.status',
      'envelope.created_at',
      'envelope.expires_at',
      'share.amount',
      'share.opened_at',
    ])
    .orderBy('envelope.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total,
    list: rows.map(row => ({
      id: row.id,
      sender: row.sender,
      remark: row.remark,
      amount: row.amount,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      openedAt: row.opened_at,
      state: row.opened_at !== null ? 'opened' : row.status === 'open' && row.expires_at > now ? 'open' : 'expired',
    })),
  };
}

/** What was sent, the latest first, each with who has opened it. */
export async function sentEnvelopes(
  db: Queryable,
  { senderId, state, search }: SentFilter,
  { limit, offset }: Slice,
): Promise<{ list: SentEnvelope[]; total: number }> {
  let found = db.selectFrom('red_envelope as envelope').innerJoin('account as sender', 'sender.id', 'envelope.sender_id');
  if (senderId !== undefined) found = found.where('envelope.sender_id', '=', senderId);
  if (state) found = found.where('envelope.status', '=', state);
  if (search) {
    const like = partOf(search);
    const hasReceiver = sql<boolean>`exists (select 1 from red_envelope_share share join account on account.id = share.account_id where share.red_envelope_id = envelope.id and account.account ilike ${like})`;
    found = found.where(by => by.or([by('sender.account', 'ilike', like), hasReceiver]));
  }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('envelope')
    .select('sender.account as sender')
    .orderBy('envelope.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const shares =
    rows.length === 0
      ? []
      : await db
          .selectFrom('red_envelope_share as share')
          .innerJoin('account', 'account.id', 'share.account_id')
          .select(['share.red_envelope_id', 'share.amount', 'share.opened_at', 'account.account'])
          .where(
            'share.red_envelope_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('account.account')
          .execute();
  const list = rows.map(row => {
    const own = shares.filter(share => share.red_envelope_id === row.id);
    return {
      ...row,
      opened: own.filter(share => share.opened_at !== null).length,
      shares: own.map(({ account, amount, opened_at: openedAt }) => ({ account, amount, openedAt })),
    };
  });
  return { list, total };
}

/** How many the account can open now: they count beside the reward centre, and stand in it (INV-30). */
export async function openEnvelopeCount(db: Queryable, accountId: number, now: number): Promise<number> {
  if (!(await isSwitchedOn(db, 'REWARDCENTER3'))) return 0;
  const { open } = await db
    .selectFrom('red_envelope_share as share')
    .innerJoin('red_envelope as envelope', 'envelope.id', 'share.red_envelope_id')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('share.account_id', '=', accountId)
    .where('share.opened_at', 'is', null)
    .where('envelope.status', '=', 'open')
    .where('envelope.expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

/** Open accounts directly below the agent, by name; `search` is a part of login name or nickname. */
export async function envelopeReceivers(
  db: Queryable,
  agentId: number,
  { limit, offset, search }: Slice & { search: string },
): Promise<{ list: Receiver[]; total: number }> {
  let found = db.selectFrom('account').where('upline_id', '=', agentId).where('status', '=', 'active');
  if (search !== '') {
    const like = partOf(search);
    found = found.where(by => by.or([by('account', 'ilike', like), by('nickname', 'ilike', like)]));
  }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found.select(['account', 'nickname', 'type']).orderBy('account').limit(limit).offset(offset).execute();
  return { total, list: rows.map(row => ({ ...row, nickname: row.nickname ?? '' })) };
}

function partOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
