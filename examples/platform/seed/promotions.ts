import type { Insertable } from 'kysely';
import type { ActivityStatus, PromotionCategory, PromotionTable, PromotionTag, TicketKind } from '../database/schema.js';
import { eachLanguage } from '../languages.js';
import type { Trx } from '../platform.js';
import { PROMOTION_WORDS } from './promotion-texts.js';
import type { PromotionName } from './promotion-words/form.js';

interface SeedPromotion {
  /** Name of its picture and of its texts. */
  name: PromotionName;
  category: PromotionCategory;
  tags: PromotionTag[];
  /** Days from the seed; left out without a limit. */
  days: readonly [from: number, to?: number];
  kind: PromotionTable['kind'];
  needs?: readonly ('comment' | 'images')[];
  /** Minor units. */
  bonus?: number;
  ticket?: readonly [kind: TicketKind, count: number];
  mission?: readonly [metric: 'bets' | 'stake', target: number, gameType?: string];
}

const DAY = 86_400_000;

/** Promotions of all thirteen categories with the six tags, of every kind, some to come and some over. */
const PROMOTIONS: readonly SeedPromotion[] = [
  { name: 'welcome', category: 'newbie', tags: ['newbie', 'special_offer'], days: [-3], kind: 'application', bonus: 2000 },
  { name: 'daily', category: 'game', tags: ['daily'], days: [-30], kind: 'sign_in', bonus: 50, ticket: ['prize_wheel_ticket', 1] },
  {
    name: 'deposit',
    category: 'deposit',
    tags: ['high_rebate', 'daily'],
    days: [-20, 40],
    kind: 'application',
    needs: ['comment', 'images'],
    bonus: 1200,
  },
  {
    name: 'spins',
    category: 'slots',
    tags: ['special_offer'],
    days: [-5, 20],
    kind: 'mission',
    bonus: 500,
    ticket: ['egg_ticket', 2],
    mission: ['bets', 50, 'RNG'],
  },
  { name: 'cashback', category: 'rebate', tags: ['high_rebate'], days: [-15], kind: 'application', needs: ['comment'], bonus: 1500 },
  { name: 'lounge', category: 'live_casino', tags: ['vip'], days: [-10, 30], kind: 'event' },
  {
    name: 'goal',
    category: 'sports',
    tags: ['special_offer', 'limited'],
    days: [-4, 10],
    kind: 'application',
    needs: ['comment', 'images'],
    bonus: 1000,
  },
  { name: 'poker', category: 'card_games', tags: ['limited'], days: [-2, 12], kind: 'mission', bonus: 600, mission: ['bets', 40, 'PVP'] },
  {
    name: 'reef',
    category: 'fish',
    tags: ['special_offer'],
    days: [-6, 15],
    kind: 'mission',
    bonus: 800,
    mission: ['stake', 10_000, 'FISH'],
  },
  { name: 'balls', category: 'lotto', tags: ['daily'], days: [-8, 22], kind: 'mission', bonus: 400, mission: ['bets', 10, 'ELOTT'] },
  { name: 'discovery', category: 'game', tags: ['newbie'], days: [-9, 21], kind: 'mission', bonus: 300, mission: ['bets', 20] },
  { name: 'race', category: 'ranking', tags: ['limited', 'vip'], days: [-12, 18], kind: 'event' },
  {
    name: 'app',
    category: 'app_download',
    tags: ['newbie', 'special_offer'],
    days: [-40],
    kind: 'application',
    needs: ['images'],
    bonus: 500,
  },
  { name: 'points', category: 'points_mall', tags: ['limited', 'special_offer'], days: [4, 6], kind: 'event' },
  { name: 'festival', category: 'slots', tags: ['limited'], days: [9, 19], kind: 'mission', bonus: 900, mission: ['bets', 30, 'RNG'] },
  { name: 'salon', category: 'live_casino', tags: ['vip'], days: [16, 17], kind: 'event' },
  { name: 'opening', category: 'sports', tags: ['limited'], days: [-20, -6], kind: 'application', needs: ['images'], bonus: 1000 },
  { name: 'jackpot', category: 'ranking', tags: ['vip'], days: [-43, -13], kind: 'event' },
];
/** What a demo player has done already, so that every state can be seen; the others begin with nothing. */
const DONE_BY = 'demo_player';
const DONE: readonly [name: string, status: ActivityStatus, days: number, comment: string | null, note: string | null][] = [
  ['deposit', 'applying', 1, 'Payment ends in 4471', null],
  ['cashback', 'issued', 3, 'The first week of the month was mine', 'Enjoy it.'],
  ['goal', 'rejected', 2, 'Derby on Sunday', 'The slip in the picture is of another match.'],
  ['discovery', 'process', 6, null, null],
  ['race', 'joined', 8, null, null],
];

/** Answers the numbers of the promotions by their names. */
export async function seedPromotions(trx: Trx, now: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, promotion] of PROMOTIONS.entries()) {
    const { id } = await trx
      .insertInto('promotion')
      .values(rowOf(promotion, index + 1, now))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('promotion_text')
      .values(
        eachLanguage(PROMOTION_WORDS).map(([lang, words]) => {
          const [title, summary, content] = words[promotion.name];
          return { promotion_id: id, lang, title, summary, content };
        }),
      )
      .execute();
    ids.set(promotion.name, id);
  }
  const { id: account } = await trx.selectFrom('account').select('id').where('account', '=', DONE_BY).executeTakeFirstOrThrow();
  await trx
    .insertInto('activity_application')
    .values(
      DONE.map(([name, status, days, comment, note]) => ({
        promotion_id: ids.get(name) ?? 0,
        account_id: account,
        status,
        period_key: '',
        comment,
        note,
        created_at: now - days * DAY,
        decided_at: status === 'issued' || status === 'rejected' ? now - (days - 1) * DAY : null,
      })),
    )
    .execute();
  return ids;
}

function rowOf(
  { name, category, tags, days: [from, to], kind, needs = [], bonus = 0, ticket, mission }: SeedPromotion,
  sort: number,
  now: number,
): Insertable<PromotionTable> {
  // Whole days, so that a date reads the same for everybody who looks on the same day.
  const today = now - (now % DAY);
  return {
    category,
    tags: JSON.stringify(tags),
    kind,
    image: `/art/story/${name}.svg`,
    starts_at: today + from * DAY,
    ends_at: to === undefined ? null : today + to * DAY,
    needs_comment: needs.includes('comment'),
    needs_images: needs.includes('images'),
    reward_kind: bonus > 0 ? 'bonus' : null,
    reward_amount: bonus,
    ticket_kind: ticket?.[0] ?? null,
    tickets: ticket?.[1] ?? 0,
    mission_metric: mission?.[0] ?? null,
    mission_target: mission?.[1] ?? null,
    mission_game_type: mission?.[2] ?? null,
    sort,
    created_at: now,
  };
}
