import { sql } from 'kysely';
import { book } from '../ledger/book.js';
import type { Platform, Trx } from '../platform.js';
import { newServerSeed, rngOf } from '../rng.js';
import { tell } from '../tell.js';
import { ruleOf } from './number-rules.js';
import { playsOf } from './plays.js';
import { slotAfter } from './schedule.js';
import { readSelection } from './selection.js';

export interface LotteryGame {
  code: string;
  groupCode: string;
  nodeId: number;
  vassalage: string;
  everySeconds: number;
  offsetSeconds: number;
  rule: string;
}

/** Draws that are open for bets at any time, and past ones that a lottery shows from its first day. */
const AHEAD = 3;
const HISTORY = 30;
/** A draw decides with one number of its own seed's stream: a seed serves one draw only. */
const NONCE = 0;

/** Every lottery, in the order of the menus. */
export async function loadLotteryGames({ db }: Pick<Platform, 'db'>): Promise<LotteryGame[]> {
  const rows = await db.selectFrom('lottery_game').selectAll().orderBy('sort').orderBy('node_id').execute();
  return rows.map(row => ({
    code: row.game_code,
    groupCode: row.game_group_code,
    nodeId: row.node_id,
    vassalage: row.vassalage,
    everySeconds: row.draw_every_seconds,
    offsetSeconds: row.draw_offset_seconds,
    rule: row.number_rule,
  }));
}

/** The numbers that a seed draws, for ever the same: what anybody can check once the seed is published. */
export function numbersOf(rule: string, serverSeed: string): string[] {
  return ruleOf(rule).draw(rngOf(serverSeed, NONCE));
}

/** Opens the next draws of every lottery; a draw that is there, by whoever, stays as it is. */
export async function openDraws({ db, clock }: Platform, games: readonly LotteryGame[]): Promise<void> {
  const now = clock.now();
  const rows = games.flatMap(game =>
    Array.from({ length: AHEAD }, (_, ahead) => {
      const { issueNo, closesAt } = slotAfter(game, now, ahead);
      const { serverSeed, seedHash } = newServerSeed();
      return { game_code: game.code, issue_no: issueNo, closes_at: closesAt, server_seed: serverSeed, seed_hash: seedHash };
    }),
  );
  if (rows.length > 0)
    await db
      .insertInto('lottery_draw')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

/** Draws what should have been drawn while nothing ran, so that the lists of results have no holes. Nobody could bet on these. */
export async function drawMissed({ db, clock }: Platform, games: readonly LotteryGame[]): Promise<void> {
  const now = clock.now();
  for (const game of games) {
    const slots = Array.from({ length: HISTORY }, (_, index) => slotAfter(game, now, -1 - index));
    const known = await db
      .selectFrom('lottery_draw')
      .select('issue_no')
      .where('game_code', '=', game.code)
      .where(
        'issue_no',
        'in',
        slots.map(slot => slot.issueNo),
      )
      .execute();
    const there = new Set(known.map(row => row.issue_no));
    const rows = slots
      .filter(slot => !there.has(slot.issueNo))
      .map(slot => {
        const { serverSeed, seedHash } = newServerSeed();
        const numbers = numbersOf(game.rule, serverSeed).join(' ');
        return {
          game_code: game.code,
          issue_no: slot.issueNo,
          closes_at: slot.closesAt,
          server_seed: serverSeed,
          seed_hash: seedHash,
          numbers,
          drawn_at: now,
          settled_at: now,
        };
      });
    if (rows.length > 0)
      await db
        .insertInto('lottery_draw')
        .values(rows)
        .onConflict(conflict => conflict.doNothing())
        .execute();
  }
}

/** Draws each closed draw that has no numbers yet (INV-25). Answers how many. */
export async function drawClosed(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const due = await platform.db
    .selectFrom('lottery_draw')
    .select('id')
    .where('numbers', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .orderBy('id')
    .execute();
  for (const { id } of due) await platform.transact(trx => drawOne(trx, id, now));
  return due.length;
}

/**
 * Closes a draw before its time, for the operator; what was bet on it counts. Answers whether it was still open. `now` is asked
 * with the row locked: a bet that was being placed is in then, and its moment lies before the closing.
 */
export async function closeEarly(trx: Trx, drawId: number, now: () => number): Promise<boolean> {
  await trx.selectFrom('lottery_draw').select('id').where('id', '=', drawId).forNoKeyUpdate().execute();
  const at = now();
  const row = await trx
    .updateTable('lottery_draw')
    .set({ closes_at: at })
    .where('id', '=', drawId)
    .where('numbers', 'is', null)
    .where('closes_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function drawOne(trx: Trx, drawId: number, at: number): Promise<void> {
  const draw = await trx
    .selectFrom('lottery_draw as draw')
    .innerJoin('lottery_game as game', 'game.game_code', 'draw.game_code')
    .select(['draw.server_seed', 'draw.numbers', 'draw.closes_at', 'game.number_rule'])
    .where('draw.id', '=', drawId)
    .forNoKeyUpdate('draw')
    .executeTakeFirst();
  // Another process was first.
  if (!draw || draw.numbers != null || draw.closes_at > at) return;
  await trx
    .updateTable('lottery_draw')
    .set({ numbers: numbersOf(draw.number_rule, draw.server_seed).join(' '), drawn_at: at })
    .where('id', '=', drawId)
    .execute();
}

/** Settles every draw that has numbers, each bet once (INV-24): also after a stop in the middle, also by two processes at once. */
export async function settleDrawn(platform: Platform): Promise<number> {
  const { db } = platform;
  const draws = await db
    .selectFrom('lottery_draw')
    .select('id')
    .where('numbers', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of draws) {
    const bets = await db
      .selectFrom('bet')
      .select('id')
      .where('lottery_draw_id', '=', id)
      .where('status', '=', 'open')
      .orderBy('id')
      .execute();
    for (const bet of bets) await settleBet(platform, bet.id);
    // Only when nothing is left: no bet can enter a draw that has its numbers.
    await db
      .updateTable('lottery_draw')
      .set({ settled_at: platform.clock.now() })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .where(eb =>
        eb.not(eb.exists(eb.selectFrom('bet').select(sql.lit(1).as('one')).where('lottery_draw_id', '=', id).where('status', '=', 'open'))),
      )
      .execute();
  }
  return draws.length;
}

/** One bet in one transaction, so that two settlements never wait for each other in a circle. */
async function settleBet(platform: Platform, betId: number): Promise<void> {
  await platform.transact(async trx => {
    const bet = await trx
      .selectFrom('bet')
      .innerJoin('lottery_bet as on_draw', 'on_draw.bet_id', 'bet.id')
      .innerJoin('lottery_draw as draw', 'draw.id', 'on_draw.draw_id')
      .innerJoin('lottery_game as game', 'game.game_code', 'draw.game_code')
      .select(['bet.id', 'bet.account_id', 'bet.node_id', 'bet.vassalage', 'bet.stake', 'bet.status'])
      .select(['on_draw.play', 'on_draw.selection', 'on_draw.unit_stake', 'on_draw.odds', 'draw.numbers', 'game.number_rule'])
      .where('bet.id', '=', betId)
      .forNoKeyUpdate('bet')
      .executeTakeFirstOrThrow();
    if (bet.status !== 'open' || bet.numbers == null) return;
    const payout = payoutOf(bet.number_rule, bet.play, bet.selection, bet.unit_stake, bet.odds, bet.numbers.split(' '));
    const at = platform.clock.now();
    await trx.updateTable('bet').set({ status: 'settled', payout, settled_at: at }).where('id', '=', bet.id).execute();
    tell(trx, 'bet-settled', { accountId: bet.account_id, nodeId: bet.node_id, stake: bet.stake, payout });
    if (payout === 0) return;
    await book(trx, {
      type: 'payout',
      ref: { type: 'bet', id: String(bet.id) },
      idempotencyKey: `lottery:${bet.id}:payout`,
      at,
      entries: [
        { wallet: { account: bet.account_id }, amount: payout },
        { wallet: { house: 'game', vendor: bet.vassalage }, amount: -payout },
      ],
    });
  });
}

/** Minor units that a bet pays, at the odds of its placing. */
export function payoutOf(
  ruleCode: string,
  playCode: string,
  selection: string,
  unitStake: number,
  odds: Readonly<Record<string, number>>,
  numbers: readonly string[],
): number {
  const play = playsOf(ruleOf(ruleCode)).find(({ code }) => code === playCode);
  if (!play) throw new Error(`${ruleCode} has no play ${playCode}.`);
  const prizes = readSelection(play, selection).lines.flatMap(line => play.won(line, numbers));
  return prizes.reduce((sum, when) => sum + Math.floor((unitStake * (odds[when] ?? 0)) / 100), 0);
}
