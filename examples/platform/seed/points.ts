import type { Insertable } from 'kysely';
import type { PointsRatioTable, PointsRewardTable, PointsType } from '../database/schema.js';
import { eachLanguage } from '../languages.js';
import type { Trx } from '../platform.js';
import { writePoints } from '../points/points.js';
import { redeem } from '../points/redeem.js';
import { pointsRewardNames } from './names/points-rewards.js';

type Ratio = Insertable<PointsRatioTable>;
interface SeedReward extends Omit<Insertable<PointsRewardTable>, 'sort' | 'image'> {
  /** Of its drawing. */
  art: keyof typeof pointsRewardNames;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Bands in minor units; thousandths of a point for each unit of currency. The more at once, the better the rate. */
const EARN: readonly Ratio[] = [
  { kind: 'deposit_earn', amount_from: 1_000, amount_to: 9_999, ratio: 1_000 },
  { kind: 'deposit_earn', amount_from: 10_000, amount_to: 49_999, ratio: 1_200 },
  { kind: 'deposit_earn', amount_from: 50_000, amount_to: 199_999, ratio: 1_500 },
  { kind: 'deposit_earn', amount_from: 200_000, amount_to: null, ratio: 2_000 },
];
/** Bands in points; thousandths of a minor unit for each point. */
const CONVERT: readonly Ratio[] = [
  { kind: 'convert', amount_from: 100, amount_to: 999, ratio: 1_000 },
  { kind: 'convert', amount_from: 1_000, amount_to: 4_999, ratio: 1_100 },
  { kind: 'convert', amount_from: 5_000, amount_to: null, ratio: 1_250 },
];
/** What can be had at once, what asks for more deposits or points than the demo member has, and what is gone. */
const REWARDS: readonly SeedReward[] = [
  {
    art: 'chip',
    type: 'bonus',
    amount: 500,
    points_requirement: 400,
    quantity: 500,
  },
  {
    art: 'coins',
    type: 'bonus',
    amount: 2_000,
    amount_requirement: 20_000,
    points_requirement: 1_500,
    quantity: 120,
  },
  {
    art: 'shirt',
    type: 'gift',
    amount: 3_500,
    amount_requirement: 10_000,
    points_requirement: 1_900,
    quantity: 18,
  },
  {
    art: 'cards',
    type: 'gift',
    amount: 1_800,
    points_requirement: 900,
    quantity: 0,
  },
  {
    art: 'headphones',
    type: 'gift',
    amount: 7_900,
    amount_requirement: 50_000,
    points_requirement: 4_200,
    quantity: 9,
  },
  {
    art: 'treasure',
    type: 'bonus',
    amount: 10_000,
    amount_requirement: 300_000,
    points_requirement: 2_400,
    quantity: 25,
  },
  {
    art: 'phone',
    type: 'gift',
    amount: 69_900,
    amount_requirement: 200_000,
    points_requirement: 36_000,
    quantity: 3,
  },
  {
    art: 'voyage',
    type: 'gift',
    amount: 180_000,
    amount_requirement: 500_000,
    points_requirement: 90_000,
    quantity: 1,
  },
];
/** What the demo member has behind them, each kind once; the rest of the points comes from the first deposit. */
const PLAYED: readonly [type: PointsType, points: number, stake: number, ago: number][] = [
  ['slot_games', 420, 42_000, 26 * DAY],
  ['live_casino', 230, 23_000, 21 * DAY],
  ['sports_betting', 165, 16_500, 12 * DAY],
  ['lottery_ticket', 60, 6_000, 9 * DAY],
  ['pvp_game', 50, 5_000, 5 * DAY],
];
const DEMO = 'demo_member';

/** Ratios, rewards, and the points of the demo member with a history of every kind. */
export async function seedPoints(trx: Trx, now: number): Promise<void> {
  await trx
    .insertInto('points_ratio')
    .values([...EARN, ...CONVERT])
    .execute();
  const ids: number[] = [];
  for (const [index, { art, ...reward }] of REWARDS.entries()) {
    const { id } = await trx
      .insertInto('points_reward')
      .values({ ...reward, image: `/art/reward/${art}.svg`, sort: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('points_reward_text')
      .values(eachLanguage<string>(pointsRewardNames[art]).map(([lang, name]) => ({ reward_id: id, lang, name })))
      .execute();
    ids.push(id);
  }
  const { id: accountId } = await trx.selectFrom('account').select('id').where('account', '=', DEMO).executeTakeFirstOrThrow();
  await writePoints(trx, {
    accountId,
    type: 'deposit',
    points: 1_875,
    remark: 'deposit:125000',
    reference: 'D-SEED-1',
    at: now - 30 * DAY,
  });
  for (const [index, [type, points, stake, ago]] of PLAYED.entries()) {
    await writePoints(trx, { accountId, type, points, remark: `played:${stake}`, reference: `P-SEED-${index + 1}`, at: now - ago });
  }
  await redeem(trx, { accountId, rewardId: ids[0] ?? 0, key: 'seed', at: now - 2 * DAY });
  await writePoints(trx, { accountId, type: 'slot_games', points: 110, remark: 'played:11000', reference: 'P-SEED-6', at: now - 6 * HOUR });
}
