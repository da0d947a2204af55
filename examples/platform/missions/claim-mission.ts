import type { PointsType } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import type { Trx } from '../platform.js';
import { lockPoints, writePoints } from '../points/points.js';
import { isSwitchedOn } from '../switches.js';
import { missionOf, type Asking, type MissionStanding } from './missions.js';

/** Where points of a mission come from, by the games that it is for (PTS-08). */
const EARNED_BY: Readonly<Record<string, PointsType>> = {
  RNG: 'slot_games',
  LIVE: 'live_casino',
  SPORTS: 'sports_betting',
  LOTT: 'lottery_ticket',
  ELOTT: 'lottery_ticket',
  PVP: 'pvp_game',
};

/**
 * Claims a mission that is done, once in its period, and books its reward in the same transaction (O-44). A repeated key answers what
 * the first try has done. Throws Failure: not-found, activity-refused, function-disabled (points are switched off).
 */
export async function claimMission(trx: Trx, wish: Asking & { missionId: number; key: string }): Promise<MissionStanding> {
  const { missionId, accountId, key, at } = wish;
  // Whoever changes points locks the account before anything else.
  await lockPoints(trx, accountId);
  const standing = await missionOf(trx, missionId, wish);
  const known = await trx
    .selectFrom('mission_progress')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('claim_key', '=', key)
    .executeTakeFirst();
  if (known && known.mission_id !== missionId) throw new Failure('idempotency-mismatch');
  if (known && standing) return { ...standing, status: 'claimed', claim: known };
  if (!standing?.mission.active) throw new Failure('not-found', { message: 'There is no such mission.' });
  const { mission, period, value, status } = standing;
  if (mission.reward_kind === 'points' && !(await isSwitchedOn(trx, 'PTSYS3'))) throw new Failure('function-disabled');
  if (status === 'claimed')
    throw new Failure('activity-refused', { message: 'You have claimed this mission already. It begins anew with the next period.' });
  if (status === 'running') throw new Failure('activity-refused', { message: 'This mission is not done yet.' });
  const reference = `${missionId}:${accountId}:${period.key}`;
  const txnId = mission.reward_kind === 'bonus' ? await payBonus(trx, wish, mission.reward_amount, reference) : null;
  if (txnId === null) {
    const type = EARNED_BY[mission.game_type ?? ''] ?? 'slot_games';
    await writePoints(trx, {
      accountId,
      type,
      points: mission.reward_amount,
      remark: `mission:${missionId}`,
      reference: `M-${reference}`,
      at,
    });
  }
  const claim = await trx
    .insertInto('mission_progress')
    .values({
      mission_id: missionId,
      account_id: accountId,
      period_key: period.key,
      value,
      reward_kind: mission.reward_kind,
      reward_amount: mission.reward_amount,
      txn_id: txnId,
      claim_key: key,
      claimed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...standing, status: 'claimed', claim };
}

async function payBonus(trx: Trx, { accountId, at }: Asking, amount: number, reference: string): Promise<number> {
  const { txnId } = await book(trx, {
    type: 'bonus',
    ref: { type: 'mission', id: reference },
    idempotencyKey: `mission:${reference}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'bonus' }, amount: -amount },
    ],
  });
  return txnId;
}
