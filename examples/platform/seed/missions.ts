import { sql, type Insertable } from 'kysely';
import type { MissionTable, VipRankTable } from '../database/schema.js';
import { eachLanguage } from '../languages.js';
import { bookMany } from '../ledger/book-many.js';
import { claimMission } from '../missions/claim-mission.js';
import { periodAt } from '../missions/period.js';
import type { Trx } from '../platform.js';
import { claimVipBonus } from '../vip/vip.js';
import { bookingsOf } from './bets.js';
import { missionTitles } from './names/missions.js';
import type { SeedGame } from './catalogue.js';

interface SeedMission extends Omit<Insertable<MissionTable>, 'sort' | 'game_type'> {
  /** Left out for all games. */
  game_type?: string;
  title: keyof typeof missionTitles;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEMO = 'demo_member';

/** Of every period, measure and reward; stakes and bonuses in minor units. The first is what the demo member has claimed today. */
const MISSIONS: readonly SeedMission[] = [
  {
    period: 'day',
    metric: 'bets',
    target: 3,
    reward_kind: 'bonus',
    reward_amount: 50,
    title: 'warm-up',
  },
  {
    period: 'day',
    metric: 'bets',
    game_type: 'RNG',
    target: 5,
    reward_kind: 'bonus',
    reward_amount: 100,
    title: 'five-spins',
  },
  {
    period: 'day',
    metric: 'stake',
    target: 10_000,
    reward_kind: 'bonus',
    reward_amount: 150,
    title: 'hundred',
  },
  {
    period: 'day',
    metric: 'stake',
    game_type: 'LIVE',
    target: 2_000,
    reward_kind: 'bonus',
    reward_amount: 80,
    title: 'live-evening',
  },
  {
    period: 'week',
    metric: 'stake',
    target: 50_000,
    reward_kind: 'bonus',
    reward_amount: 500,
    title: 'big-week',
  },
  {
    period: 'week',
    metric: 'bets',
    game_type: 'SPORTS',
    target: 10,
    reward_kind: 'points',
    reward_amount: 200,
    title: 'ten-tips',
  },
  {
    period: 'week',
    metric: 'bets',
    game_type: 'FISH',
    target: 30,
    reward_kind: 'bonus',
    reward_amount: 300,
    title: 'thirty-casts',
  },
  {
    period: 'month',
    metric: 'stake',
    game_type: 'RNG',
    target: 200_000,
    reward_kind: 'bonus',
    reward_amount: 2_000,
    title: 'master-of-reels',
  },
  {
    period: 'month',
    metric: 'bets',
    game_type: 'PVP',
    target: 40,
    reward_kind: 'points',
    reward_amount: 400,
    title: 'forty-hands',
  },
];
/** Lifetime stakes and what reaching them gives once: never more than a hundredth of the way there, so that the house keeps its edge. */
const RANKS: readonly Insertable<VipRankTable>[] = [
  { level: 0, label: 'VIP 0', need: 0, bonus_amount: 0 },
  { level: 1, label: 'VIP 1', need: 20_000, bonus_amount: 200 },
  { level: 2, label: 'VIP 2', need: 50_000, bonus_amount: 500 },
  { level: 3, label: 'VIP 3', need: 250_000, bonus_amount: 2_000 },
  { level: 4, label: 'VIP 4', need: 1_000_000, bonus_amount: 7_500 },
  { level: 5, label: 'VIP 5', need: 5_000_000, bonus_amount: 40_000 },
  { level: 6, label: 'VIP 6', need: 25_000_000, bonus_amount: 200_000 },
];
/** What the demo member has played, as its points tell too: days ago, bets, stake of each. */
const PLAYED: readonly [gameType: string, ago: number, bets: number, stake: number][] = [
  ['RNG', 26 * DAY, 6, 7_000],
  ['LIVE', 21 * DAY, 5, 4_600],
  ['SPORTS', 12 * DAY, 3, 5_500],
  ['PVP', 5 * DAY, 5, 1_000],
];
/** Of today, whatever hour the database is filled at. */
const TODAY = { gameType: 'RNG', ago: 6 * HOUR, bets: 5, stake: 2_200 };

/** Missions and ranks; the demo member has some of each behind it, and the balance that it had before. */
export async function seedMissions(
  trx: Trx,
  games: readonly SeedGame[],
  { now, gmtOffset }: { now: number; gmtOffset: number },
): Promise<void> {
  await trx
    .insertInto('vip_rank')
    .values([...RANKS])
    .execute();
  const ids: number[] = [];
  for (const [index, { title, ...mission }] of MISSIONS.entries()) {
    const { id } = await trx
      .insertInto('mission')
      .values({ ...mission, game_type: mission.game_type ?? null, sort: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('mission_text')
      .values(eachLanguage<string>(missionTitles[title]).map(([lang, text]) => ({ mission_id: id, lang, title: text })))
      .execute();
    ids.push(id);
  }
  const { id: accountId } = await trx.selectFrom('account').select('id').where('account', '=', DEMO).executeTakeFirstOrThrow();
  await play(trx, accountId, games, now, periodAt('day', now, gmtOffset).startsAt);
  await claimVipBonus(trx, { accountId, level: 1, key: 'seed-vip', at: now });
  await claimMission(trx, { accountId, missionId: ids[0] ?? 0, key: 'seed-mission', language: 'EN', at: now, gmtOffset });
  await sql`
    update account set vip_rank_level = reached.level
    from (select played.account_id, max(vip_rank.level) as level
      from (select account_id, sum(valid_stake) as stake from bet where status = 'settled' group by account_id) played join vip_rank on vip_rank.need <= played.stake
      group by played.account_id) reached
    where account.id = reached.account_id and account.vip_rank_level < reached.level`.execute(trx);
}

/** Every bet gives its stake back, but the first, which loses what is claimed below. */
async function play(trx: Trx, accountId: number, games: readonly SeedGame[], now: number, today: number): Promise<void> {
  const claimed = (RANKS[1]?.bonus_amount ?? 0) + (MISSIONS[0]?.reward_amount ?? 0);
  const rounds = [
    ...PLAYED.flatMap(([type, ago, bets, stake]) =>
      Array.from({ length: bets }, (_, index) => ({ type, stake, at: now - ago + index * 60_000 })),
    ),
    ...Array.from({ length: TODAY.bets }, (_, index) => ({
      type: TODAY.gameType,
      stake: TODAY.stake,
      at: Math.min(now, Math.max(today, now - TODAY.ago) + index * 60_000),
    })),
  ];
  const bets = await trx
    .insertInto('bet')
    .values(
      rounds.map(({ type, stake, at }, index) => {
        const game = games.find(each => each.vendor.type === type && !each.maintenance);
        if (!game) throw new Error(`The seed has no game of ${type}.`);
        return {
          account_id: accountId,
          game_session_id: null,
          node_id: game.nodeId,
          game_type: type,
          vassalage: game.vendor.code,
          stake,
          valid_stake: stake,
          payout: index === 0 ? stake - claimed : stake,
          status: 'settled' as const,
          placed_at: at,
          settled_at: at,
        };
      }),
    )
    .returning(['id', 'account_id', 'vassalage', 'stake', 'payout', 'placed_at'])
    .execute();
  await bookMany(
    trx,
    bets.flatMap(bet => bookingsOf(bet)),
  );
}
