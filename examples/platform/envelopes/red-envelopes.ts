import { sql, type Selectable } from 'kysely';
import type { RedEnvelopeTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { assertNotResting } from '../funds/withdrawal-rest.js';
import { lockAccount } from '../funds/deposits.js';
import type { Settings } from '../http/settings.js';
import { book } from '../ledger/book.js';
import { hashOf } from '../ledger/canonical.js';
import { sendMessage } from '../messages/send-message.js';
import type { Platform, Trx } from '../platform.js';
import { tell } from '../tell.js';

export type RedEnvelope = Selectable<RedEnvelopeTable>;
export interface EnvelopeWish {
  senderId: number;
  /** Login names of direct downlines. */
  accounts: readonly string[];
  /** Minor units for all together. */
  total: number;
  remark: string;
  key: string;
}
/** What may be put into a share, minor units, and how long it may be opened. */
export interface EnvelopeLimits {
  shareMin: number;
  shareMax: number;
  hours: number;
  /** Receivers of one envelope. */
  most: number;
}

const MOST_RECEIVERS = 100;
const HOUR = 3_600_000;
const BATCH = 100;
/** Money that nobody has opened yet waits here. */
const HOLD = { house: 'cash', vendor: 'ENVELOPE' } as const;

/** The number by which its sender knows an envelope. */
export function envelopeReference(id: number): string {
  return `E${String(id).padStart(6, '0')}`;
}

export async function envelopeLimits(settings: Settings): Promise<EnvelopeLimits> {
  const [shareMin, shareMax, hours] = await Promise.all(
    ['red_envelope_share_min', 'red_envelope_share_max', 'red_envelope_hours'].map(key => settings.number(key)),
  );
  return { shareMin: shareMin ?? 0, shareMax: shareMax ?? 0, hours: hours ?? 0, most: MOST_RECEIVERS };
}

/** Equal shares of a total; cents that cannot be split go to the first ones. */
function sharesOf(total: number, count: number): number[] {
  const least = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => least + (index < total % count ? 1 : 0));
}

/**
 * Sends an amount to direct downlines, once per key: it leaves the sender now and waits until each opens their share (AGT-19, INV-21).
 * Throws Failure `bad-request` with `accounts` (`required`, `unknown`, `length`) or `total`, `insufficient-balance`, `idempotency-mismatch`.
 */
export async function sendEnvelope(
  platform: Platform,
  limits: EnvelopeLimits,
  wish: EnvelopeWish,
): Promise<{ envelope: RedEnvelope; balance: number }> {
  const { senderId, total, remark } = wish;
  const at = platform.clock.now();
  const names = [...new Set(wish.accounts.map(name => name.toLowerCase()))].sort();
  const idempotencyKey = `${senderId}:${wish.key}`;
  const requestHash = hashOf({ names, total, remark });
  return platform.transact(async trx => {
    await lockAccount(trx, senderId);
    const known = await trx.selectFrom('red_envelope').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
    if (known && known.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
    if (!known) assertLimits(limits, names.length, total);
    if (!known) await assertNotResting(trx, senderId, at);
    const receivers = known ? [] : await directDownlines(trx, senderId, names);
    const envelope =
      known ??
      (await trx
        .insertInto('red_envelope')
        .values({
          sender_id: senderId,
          total,
          count: receivers.length,
          remark,
          idempotency_key: idempotencyKey,
          request_hash: requestHash,
          created_at: at,
          expires_at: at + limits.hours * HOUR,
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    const { txnId, balances } = await book(trx, {
      type: 'red_envelope',
      ref: { type: 'red_envelope', id: String(envelope.id) },
      idempotencyKey: `red-envelope:${envelope.id}:send`,
      at,
      entries: [
        { wallet: { account: senderId }, amount: -total },
        { wallet: HOLD, amount: total },
      ],
    });
    const balance = balances[0] ?? 0;
    if (known) return { envelope, balance };
    const { account: sender } = await trx.selectFrom('account').select('account').where('id', '=', senderId).executeTakeFirstOrThrow();
    const shares = sharesOf(total, receivers.length);
    await trx
      .insertInto('red_envelope_share')
      .values(receivers.map((account_id, index) => ({ red_envelope_id: envelope.id, account_id, amount: shares[index] ?? 0 })))
      .execute();
    for (const id of receivers) await sendMessage(trx, id, { kind: 'red_envelope', amount: 0, reference: sender }, at);
    return {
      envelope: await trx
        .updateTable('red_envelope')
        .set({ txn_id: txnId })
        .where('id', '=', envelope.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
      balance,
    };
  });
}

/**
 * Opens the account's share, once; a repeat answers the same. Throws Failure `not-found` (also for somebody else's), `activity-closed` when
 * its time is over and it goes back to the sender.
 */
export async function openEnvelope(platform: Platform, accountId: number, id: number): Promise<{ amount: number; balance: number }> {
  const at = platform.clock.now();
  return platform.transact(async trx => {
    const envelope = await lock(trx, id);
    const share = await trx
      .selectFrom('red_envelope_share')
      .selectAll()
      .where('red_envelope_id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!envelope || !share) throw new Failure('not-found', { message: 'There is no such red envelope for you.' });
    const isOpen = share.opened_at !== null;
    if (!isOpen && (envelope.status !== 'open' || envelope.expires_at <= at))
      throw new Failure('activity-closed', { message: 'The time to open this red envelope is over.' });
    const { txnId, balances } = await book(trx, {
      type: 'red_envelope',
      ref: { type: 'red_envelope', id: String(id) },
      idempotencyKey: `red-envelope:${id}:open:${accountId}`,
      at,
      entries: [
        { wallet: { account: accountId }, amount: share.amount },
        { wallet: HOLD, amount: -share.amount },
      ],
    });
    const result = { amount: share.amount, balance: balances[0] ?? 0 };
    if (isOpen) return result;
    tell(trx, 'account-changed', { accountId: envelope.sender_id });
    await trx
      .updateTable('red_envelope_share')
      .set({ opened_at: at, txn_id: txnId })
      .where('red_envelope_id', '=', id)
      .where('account_id', '=', accountId)
      .execute();
    if ((await unopened(trx, id)) === 0)
      await trx.updateTable('red_envelope').set({ status: 'done', ended_at: at }).where('id', '=', id).execute();
    return result;
  });
}

/** What nobody has opened in time goes back to the sender, with a message. */
export async function returnDueEnvelopes(platform: Platform): Promise<void> {
  const due = await platform.db
    .selectFrom('red_envelope')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', platform.clock.now())
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await platform.transact(trx => returnEnvelope(trx, platform, id));
}

async function returnEnvelope(trx: Trx, platform: Platform, id: number): Promise<void> {
  const envelope = await lock(trx, id);
  if (envelope?.status !== 'open') return;
  const at = platform.clock.now();
  const rest = await unopened(trx, id);
  const { sender_id: senderId } = envelope;
  const { txnId } = await book(trx, {
    type: 'red_envelope',
    ref: { type: 'red_envelope_return', id: String(id) },
    idempotencyKey: `red-envelope:${id}:return`,
    at,
    entries: [
      { wallet: { account: senderId }, amount: rest },
      { wallet: HOLD, amount: -rest },
    ],
  });
  await trx
    .updateTable('red_envelope')
    .set({ status: 'returned', ended_at: at, returned: rest, return_txn_id: txnId })
    .where('id', '=', id)
    .execute();
  await sendMessage(trx, senderId, { kind: 'red_envelope_returned', amount: rest, reference: envelopeReference(id) }, at);
  const late = await trx
    .selectFrom('red_envelope_share')
    .select('account_id')
    .where('red_envelope_id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
  for (const { account_id: accountId } of late) tell(trx, 'account-changed', { accountId });
}

function assertLimits({ shareMin, shareMax, most }: EnvelopeLimits, count: number, total: number): void {
  const fields: Record<string, string> = {};
  if (count === 0) fields['accounts'] = 'required';
  else if (count > most) fields['accounts'] = 'length';
  if (total === 0) fields['total'] = 'required';
  else if (count > 0 && (total < shareMin * count || total > shareMax * count)) fields['total'] = 'length';
  if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
}

/** The accounts of these names, if all of them stand directly below the sender and are open. */
async function directDownlines(trx: Trx, senderId: number, names: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('upline_id', '=', senderId)
    .where('status', '=', 'active')
    .where(by => by.fn('lower', ['account']), 'in', names)
    .orderBy('id')
    .execute();
  if (rows.length !== names.length)
    throw new Failure('bad-request', {
      message: 'A red envelope goes to open accounts directly below you.',
      fields: { accounts: 'unknown' },
    });
  return rows.map(({ id }) => id);
}

function lock(trx: Trx, id: number): Promise<RedEnvelope | undefined> {
  return trx.selectFrom('red_envelope').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Minor units that wait to be opened. */
async function unopened(trx: Trx, id: number): Promise<number> {
  const { rest } = await trx
    .selectFrom('red_envelope_share')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('rest'))
    .where('red_envelope_id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  return rest;
}
