import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jackpotTables } from '../database/migrations/058-jackpot.js';
import { gameKind } from '../games/game-kind.js';
import { openTestGames, type TestGame, type TestGames } from '../games/open-test-games.js';
import type { RevealAnswer, RoundAnswer, SessionAnswer } from '../games/protocol.js';
import { spin } from '../games/slot/math.js';
import { SLOT_MODELS } from '../games/slot/models.js';
import { stakesOf } from '../games/stakes.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { hashOfSeed, rngOf } from '../rng.js';
import { potBalance, potTerms } from './pot.js';

let games: TestGames;
let slot: TestGame;
beforeAll(async () => {
  games = await openTestGames();
  const all = await games.platform.db
    .selectFrom('game')
    .select(['node_id as nodeId', 'vassalage', 'min_bet as minBet', 'family', 'game_classify as classify', 'game_name as gameName'])
    .where('maintenance', '=', false)
    .execute();
  const found = all.find(game => game.classify === 'JP' && stakesOf(gameKind(game), game.minBet).includes(100));
  if (!found) throw new Error('The seed has no jackpot game with a stake of 1.00.');
  slot = found;
});
afterAll(() => games.close());

const pot = () => potBalance(games.platform);
const set = (key: string, value: number) =>
  games.platform.db
    .updateTable('setting')
    .set({ value: String(value) })
    .where('key', '=', key)
    .execute();
const NEVER = 40_000_000;

describe('the pot of the jackpot games', () => {
  it('OP-28 begins with the house’s money, and everybody reads what it holds', async () => {
    const { seed } = await potTerms(games.platform.db);
    expect(await pot()).toBe(seed);
    const answer = await games.app.inject({ url: '/wps/system/jackpot' });
    expect(answer.json()).toMatchObject({ amount: seed / 100, currency: 'USD', share: 1, games: '/rng?class=JP', rules: '/help#fairness' });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('OP-28 every stake of real money feeds it in the booking of the stake; the page says on which terms', async () => {
    await set('jackpot_odds', NEVER);
    const session = await games.launch(slot, 'demo_member');
    const { stakes, jackpot, rtp } = await games.post<SessionAnswer>('session', { session });
    expect(jackpot).toMatchObject({ rate: 10, odds: NEVER, pot: await pot() });
    expect(rtp).toBeCloseTo(96.37 + (jackpot?.rtp ?? 0), 5);
    const before = await pot();
    const stake = stakes.at(-1) ?? 0;
    const first = await games.post<RoundAnswer>('round', { session, roundId: 'f1', stake });
    const again = await games.post<RoundAnswer>('round', { session, roundId: 'f1', stake });
    expect(again).toMatchObject({ payout: first.payout, jackpot: 0, repeated: true });
    expect(await pot()).toBe(before + stake / 100);
    expect(first.pot).toBe(before + stake / 100);
    const entries = await sql<{
      amount: number;
    }>`select entry.amount from ledger_entry entry join ledger_txn txn on txn.id = txn_id where txn.type = 'bet' and txn_id = (select max(id) from ledger_txn where type = 'bet') order by entry.id`.execute(
      games.platform.db,
    );
    expect(entries.rows.map(({ amount }) => amount)).toEqual([-stake, stake - stake / 100, stake / 100]);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-23 play money feeds nothing and wins nothing, and is not promised anything', async () => {
    await set('jackpot_odds', 1);
    const before = await pot();
    const session = await games.launch(slot, null);
    const { stakes, jackpot, rtp } = await games.post<SessionAnswer>('session', { session });
    expect([jackpot, rtp]).toEqual([null, 96.37]);
    const { payout } = await games.post<RoundAnswer>('round', { session, roundId: 'd1', stake: stakes.at(-1) });
    expect(payout).toBeLessThan(before);
    expect(await pot()).toBe(before);
    await set('jackpot_odds', NEVER);
  });

  it('INV-24 INV-32 the win is paid with the round, stands in the records and on the winner board, and a new pot begins', async () => {
    await set('jackpot_seed', 123_400);
    await set('jackpot_odds', 1);
    const held = await pot();
    const balance = await games.balance('demo_member');
    const session = await games.launch(slot, 'demo_member');
    const { stakes } = await games.post<SessionAnswer>('session', { session });
    const stake = stakes.find(one => one >= 100) ?? 0;
    const round = await games.post<RoundAnswer>('round', { session, roundId: 'w1', stake });
    await set('jackpot_odds', NEVER);
    const won = held + stake / 100;
    expect(round.jackpot).toBe(won);
    expect(round.balance).toBe(balance - stake + round.payout);
    expect(await games.post<RoundAnswer>('round', { session, roundId: 'w1', stake })).toMatchObject({
      jackpot: won,
      payout: round.payout,
      repeated: true,
    });
    expect(await pot()).toBe(123_400);
    const [latest] = await games.platform.db
      .selectFrom('win_board')
      .select(['bet_id', 'win_amount'])
      .orderBy('bet_id', 'desc')
      .limit(1)
      .execute();
    expect(latest?.win_amount).toBe(round.payout);
    expect(
      await games.platform.db
        .selectFrom('bet')
        .select(['payout', 'status'])
        .where('id', '=', latest?.bet_id ?? 0)
        .executeTakeFirst(),
    ).toEqual({ payout: round.payout, status: 'settled' });
    // Drawn after the reels, from the seed whose hash was published before: whoever has the seed can check it.
    const { serverSeed, rounds } = await games.post<RevealAnswer>('reveal', { session });
    expect(hashOfSeed(serverSeed)).toBe(round.seedHash);
    expect(rounds).toEqual([{ nonce: round.nonce, stake, payout: round.payout }]);
    expect(await games.post('round', { session, roundId: 'late', stake })).toMatchObject({ status: 401, code: 'not-logged-in' });
    const rng = rngOf(serverSeed, round.nonce);
    expect(spin(SLOT_MODELS.storm, rng, stake).payout + won).toBe(round.payout);
    expect(rng.int(100)).toBeLessThan(stake);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('OP-28 two winners at once do not both take it', async () => {
    const held = await pot();
    await set('jackpot_odds', 1);
    await set('jackpot_seed', 777);
    const players = await Promise.all(['demo_member', 'demo_player', 'demo_agent41'].map(account => games.launch(slot, account)));
    const rounds = await Promise.all(players.map(session => games.post<RoundAnswer>('round', { session, roundId: 'both', stake: 100 })));
    await set('jackpot_odds', NEVER);
    const wins = rounds.map(({ jackpot }) => jackpot ?? 0).sort((a, b) => b - a);
    expect(wins).toEqual([held + 1, 778, 778]);
    expect(await pot()).toBe(777);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-01 the pot cannot pay what it does not hold, and what was won stays', async () => {
    await expect(
      sql`update wallet set balance = -1 where owner_type = 'house' and owner_id = 'jackpot'`.execute(games.platform.db),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(sql`update jackpot_win set amount = amount + 1`.execute(games.platform.db)).rejects.toMatchObject({ code: '23001' });
  });

  it('a database that is in use gets the settings of the pot, keeps what was set, and opens the pot with the first look', async () => {
    const { db } = games.platform;
    await sql`truncate jackpot, jackpot_share, jackpot_win`.execute(db);
    for (const table of ['ledger_entry', 'ledger_txn'])
      await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(`${table}_final`)}`.execute(db);
    await sql`delete from ledger_entry where txn_id in (select id from ledger_txn where ref_type = 'jackpot')`.execute(db);
    await sql`delete from ledger_entry where wallet_id = (select id from wallet where owner_id = 'jackpot')`.execute(db);
    await sql`delete from ledger_txn where ref_type = 'jackpot'`.execute(db);
    await sql`delete from wallet where owner_id = 'jackpot'`.execute(db);
    await db.deleteFrom('setting').where('key', '=', 'jackpot_odds').execute();
    await sql.raw(jackpotTables.statements.at(-1) ?? '').execute(db);
    expect(await potTerms(db)).toEqual({ rate: 10, seed: 777, odds: 1_000_000 });
    expect(await Promise.all([pot(), pot()])).toEqual([777, 777]);
    expect(await pot()).toBe(777);
  });
});
