import type { Insertable } from 'kysely';
import type { RafflePrizeTable, RewardTable } from '../database/schema.js';
import type { Trx } from '../platform.js';

type Prize = readonly [gives: RafflePrizeTable['gives'], amount: number, weight: number, stock?: number];
type SeedReward = Pick<Insertable<RewardTable>, 'kind' | 'amount' | 'source'> & { days?: number };

const DAY = 86_400_000;
/** Weights of a kind sum to 1000, so that each reads as its chance in thousandths. Amounts: minor units, or points. */
const PRIZES: Readonly<Record<RafflePrizeTable['kind'], readonly Prize[]>> = {
  egg_ticket: [
    ['bonus', 100, 300],
    ['points', 50, 280],
    ['nothing', 0, 220],
    ['bonus', 300, 130],
    ['bonus', 1_000, 60, 400],
    ['bonus', 5_000, 10, 20],
  ],
  red_envelope_ticket: [
    ['bonus', 88, 500],
    ['bonus', 188, 300],
    ['bonus', 388, 150],
    ['bonus', 888, 45, 200],
    ['bonus', 8_888, 5, 8],
  ],
  prize_wheel_ticket: [
    ['bonus', 200, 240],
    ['points', 100, 220],
    ['nothing', 0, 160],
    ['bonus', 500, 140],
    ['points', 300, 120],
    ['bonus', 1_000, 80],
    ['points', 1_000, 35, 300],
    ['bonus', 10_000, 5, 10],
  ],
};
/** The demo member has some of everything; days until it expires. */
const REWARDS: Readonly<Record<string, readonly SeedReward[]>> = {
  demo_member: [
    { kind: 'bonus', amount: 500, source: 'weekend', days: 6 },
    { kind: 'points', amount: 150, source: 'gift' },
    { kind: 'egg_ticket', source: 'weekend', days: 6 },
    { kind: 'egg_ticket', source: 'gift', days: 20 },
    { kind: 'red_envelope_ticket', source: 'gift', days: 13 },
    { kind: 'prize_wheel_ticket', source: 'gift' },
    { kind: 'prize_wheel_ticket', source: 'weekend', days: 2 },
    { kind: 'prize_wheel_ticket', source: 'welcome', days: 9 },
  ],
  demo_player: [
    { kind: 'bonus', amount: 1_000, source: 'birthday', days: 12 },
    { kind: 'egg_ticket', source: 'welcome', days: 25 },
    { kind: 'prize_wheel_ticket', source: 'welcome', days: 25 },
  ],
};

/** Prizes of the three raffles, and what waits for the demo accounts. */
export async function seedRewards(trx: Trx, now: number): Promise<void> {
  for (const [kind, prizes] of Object.entries(PRIZES)) {
    await trx
      .insertInto('raffle_prize')
      .values(
        prizes.map(([gives, amount, weight, stock], index) => ({
          kind: kind as RafflePrizeTable['kind'],
          gives,
          amount,
          weight,
          stock: stock ?? null,
          sort: index + 1,
        })),
      )
      .execute();
  }
  for (const [account, rewards] of Object.entries(REWARDS)) {
    const { id } = await trx.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow();
    await trx
      .insertInto('reward')
      .values(
        rewards.map(({ days, ...reward }, index) => ({
          ...reward,
          account_id: id,
          expires_at: days === undefined ? null : now + days * DAY,
          created_at: now - (index + 1) * (DAY / 4),
        })),
      )
      .execute();
  }
}
