import type { ActivityStatus } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import { sendMessage } from '../messages/send-message.js';
import type { Trx } from '../platform.js';
import { giveTickets } from '../rewards/give-tickets.js';
import { amountOf, periodOf, progressOf, type ActivityRow } from './activities.js';
import { promotionById, stateOf, type PromotionRow } from './promotions.js';

export interface Wish {
  promotionId: number;
  accountId: number;
  comment: string;
  /** Ids of uploads. */
  images: readonly number[];
  idempotencyKey: string;
  language: string;
  /** UTC milliseconds of the platform's clock. */
  at: number;
  /** Hours of the platform's clock from UTC. */
  gmtOffset: number;
}
export interface Moved {
  promotion: PromotionRow;
  activity: ActivityRow;
}

/** What a member's step makes of each kind. */
const FIRST: Record<PromotionRow['kind'], ActivityStatus> = {
  application: 'applying',
  sign_in: 'signed',
  mission: 'process',
  event: 'joined',
};
const TWICE: Record<PromotionRow['kind'], string> = {
  application: 'You have applied for this already.',
  sign_in: 'You have signed in today already. Come back tomorrow.',
  mission: 'You have started this mission already.',
  event: 'You have joined this already.',
};

/**
 * Applies, signs in, starts or joins (O-41, INV-15). A repeated key answers what the first try made.
 * Throws Failure: not-found, activity-closed, activity-refused, bad-request.
 */
export async function startActivity(trx: Trx, wish: Wish): Promise<Moved> {
  const promotion = await promotionById(trx, wish.promotionId, wish.language);
  if (!promotion?.active) throw new Failure('not-found', { message: 'There is no such promotion.' });
  const key = {
    promotion_id: promotion.id,
    account_id: wish.accountId,
    period_key: periodOf(promotion, { now: wish.at, gmtOffset: wish.gmtOffset }),
  };
  const byKey = () =>
    trx
      .selectFrom('activity_application')
      .selectAll()
      .where('promotion_id', '=', promotion.id)
      .where('account_id', '=', wish.accountId)
      .where('apply_key', '=', wish.idempotencyKey)
      .executeTakeFirst();
  const repeated = await byKey();
  if (repeated) return { promotion, activity: repeated };
  const state = stateOf(promotion, wish.at);
  if (state !== 'open')
    throw new Failure('activity-closed', { message: state === 'soon' ? 'This promotion has not begun yet.' : 'This promotion is over.' });
  assertForm(promotion, wish);
  const activity = await trx
    .insertInto('activity_application')
    .values({
      ...key,
      status: FIRST[promotion.kind],
      amount: promotion.reward_amount,
      ticket_kind: promotion.ticket_kind,
      tickets: promotion.tickets,
      comment: wish.comment || null,
      apply_key: wish.idempotencyKey,
      created_at: wish.at,
    })
    .onConflict(conflict => conflict.columns(['promotion_id', 'account_id', 'period_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!activity) {
    // Both tries of one wish may arrive together.
    const first = await byKey();
    if (first) return { promotion, activity: first };
    throw new Failure('activity-refused', { message: TWICE[promotion.kind] });
  }
  await attach(trx, activity, wish.images);
  if (promotion.kind !== 'sign_in') return { promotion, activity };
  const txnId = await reward(trx, amountOf(promotion, activity), activity, wish.at);
  if (txnId !== null) await trx.updateTable('activity_application').set({ txn_id: txnId }).where('id', '=', activity.id).execute();
  return { promotion, activity: { ...activity, txn_id: txnId } };
}

/** Claims what was issued, or a mission that is done; its bonus is booked once (O-42, PRO-14). Throws Failure: not-found, activity-refused. */
export async function claim(
  trx: Trx,
  wish: { applicationId: number; accountId: number; idempotencyKey: string; language: string; at: number },
): Promise<Moved> {
  const before = await trx
    .selectFrom('activity_application')
    .selectAll()
    .where('id', '=', wish.applicationId)
    .where('account_id', '=', wish.accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const promotion = before && (await promotionById(trx, before.promotion_id, wish.language));
  if (!before || !promotion) throw new Failure('not-found', { message: 'There is no such application of yours.' });
  if (before.status === 'claimed' && before.claim_key === wish.idempotencyKey) return { promotion, activity: before };
  if (before.status === 'claimed') throw new Failure('activity-refused', { message: 'This was claimed already.' });
  if (before.status === 'process') {
    if ((await progressOf(trx, promotion, before)) < (promotion.mission_target ?? Infinity))
      throw new Failure('activity-refused', { message: 'This mission is not done yet.' });
  } else if (before.status !== 'issued') {
    throw new Failure('activity-refused', { message: `There is nothing to claim: it is ${before.status}.` });
  }
  const txnId = await reward(trx, amountOf(promotion, before), before, wish.at);
  const activity = await trx
    .updateTable('activity_application')
    .set({ status: 'claimed', txn_id: txnId, claim_key: wish.idempotencyKey, claimed_at: wish.at })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { promotion, activity };
}

/** The operator's word on an application (PRO-05, PRO-06, PRO-13). Throws Failure: not-found, activity-refused. */
export async function decide(
  trx: Trx,
  { id, status, note, at }: { id: number; status: 'issued' | 'rejected'; note: string; at: number },
): Promise<ActivityRow> {
  const before = await trx.selectFrom('activity_application').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!before) throw new Failure('not-found', { message: `There is no application ${id}.` });
  if (before.status !== 'applying')
    throw new Failure('activity-refused', { message: `Application ${id} is ${before.status} and cannot be ${status}.` });
  const activity = await trx
    .updateTable('activity_application')
    .set({ status, note: note || null, decided_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { reward_amount } = await trx
    .selectFrom('promotion')
    .select('reward_amount')
    .where('id', '=', before.promotion_id)
    .executeTakeFirstOrThrow();
  const titles = await trx.selectFrom('promotion_text').select(['lang', 'title']).where('promotion_id', '=', before.promotion_id).execute();
  const names = Object.fromEntries(titles.map(({ lang, title }) => [lang, title]));
  await sendMessage(
    trx,
    before.account_id,
    { kind: `promotion_${status}`, names, amount: amountOf({ reward_amount }, activity), ...(note && { reason: note }) },
    at,
  );
  return activity;
}

/** The bonus, and the tickets that were promised with it. Answers the bonus's transaction. */
async function reward(
  trx: Trx,
  amount: number,
  { id, account_id, promotion_id, ticket_kind, tickets }: ActivityRow,
  at: number,
): Promise<number | null> {
  await giveTickets(trx, { accountId: account_id, promotionId: promotion_id, kind: ticket_kind, count: tickets, at });
  if (amount === 0) return null;
  const { txnId } = await book(trx, {
    type: 'bonus',
    ref: { type: 'activity', id: String(id) },
    idempotencyKey: `activity:${id}`,
    at,
    entries: [
      { wallet: { account: account_id }, amount },
      { wallet: { house: 'bonus' }, amount: -amount },
    ],
  });
  return txnId;
}

/** What the promotion asks for, and nothing else (PRO-21, PRO-22). */
function assertForm({ kind, needs_comment, needs_images }: PromotionRow, { comment, images }: Wish): void {
  const asks = { comment: kind === 'application' && needs_comment, images: kind === 'application' && needs_images };
  if (asks.comment && comment === '') throw new Failure('bad-request', { fields: { comment: 'is needed' } });
  if (asks.images && images.length === 0) throw new Failure('bad-request', { fields: { images: 'at least one picture is needed' } });
  if (!asks.comment && comment !== '') throw new Failure('bad-request', { fields: { comment: 'is not asked for' } });
  if (!asks.images && images.length > 0) throw new Failure('bad-request', { fields: { images: 'are not asked for' } });
}

/** Nobody attaches what another has uploaded. */
async function attach(trx: Trx, { id, account_id }: ActivityRow, images: readonly number[]): Promise<void> {
  if (images.length === 0) return;
  const own = await trx.selectFrom('upload').select('id').where('id', 'in', images).where('account_id', '=', account_id).execute();
  if (own.length !== images.length) throw new Failure('bad-request', { fields: { images: 'must be your own uploads' } });
  await trx
    .insertInto('activity_image')
    .values(images.map((upload_id, sort) => ({ application_id: id, upload_id, sort })))
    .execute();
}
