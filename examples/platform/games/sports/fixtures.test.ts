import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../ledger/invariants.js';
import { voidBet } from '../../ledger/void-bet.js';
import { messageText } from '../../messages/message-text.js';
import { hashOfSeed } from '../../rng.js';
import { openTestGames, type TestGame, type TestGames } from '../open-test-games.js';
import type { RoundAnswer } from '../protocol.js';
import { settleDue } from '../settle-due.js';
import type { FixturesAnswer } from './fixture-list.js';
import { EVERY_MS } from './fixtures.js';
import { SPORTS, wins } from './sports.js';

let games: TestGames;
let football: TestGame;
let stake: number;
beforeAll(async () => {
  games = await openTestGames();
  await games.platform.clock.freeze();
  football = await games.game('sports', 'football');
  stake = football.minBet;
});
afterAll(() => games.close());

const list = (session: string) => games.post<FixturesAnswer>('fixtures', { session });
async function next(session: string) {
  const fixture = (await list(session)).fixtures.find(
    ({ state, startsAt }) => state === 'open' && startsAt > games.platform.clock.now() + 20_000,
  );
  if (!fixture) throw new Error('No fixture can be bet on.');
  return fixture;
}

describe('fixtures', () => {
  it('INV-24 takes bets before the start and settles each exactly once, at the odds of the bet', async () => {
    const session = await games.launch(football, 'demo_member');
    const before = await games.balance('demo_member');
    const fixture = await next(session);
    for (const [i, { pick, odds }] of fixture.prices.entries()) {
      const placed = await games.post<RoundAnswer>('round', {
        session,
        roundId: `b${i}`,
        stake,
        choice: { fixture: fixture.id, pick, odds },
      });
      expect(placed).toMatchObject({ status: 200, open: true, payout: 0, balance: before - stake * (i + 1) });
    }
    await games.platform.clock.set(fixture.endsAt - 1);
    await settleDue(games.platform);
    expect((await list(session)).bets.every(({ payout }) => payout === null)).toBe(true);
    await games.platform.clock.set(fixture.endsAt);
    await Promise.all([settleDue(games.platform), settleDue(games.platform)]);
    await settleDue(games.platform);
    const after = await list(session);
    const ended = after.fixtures.find(({ id }) => id === fixture.id);
    expect(hashOfSeed(ended?.seed ?? '')).toBe(fixture.seedHash);
    for (const { pick, odds, payout } of after.bets)
      expect(payout, pick).toBe(wins(SPORTS.football, pick, ended?.score ?? [0, 0]) ? Math.floor((stake * odds) / 100) : 0);
    const paid = after.bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
    expect(paid).toBeGreaterThan(0);
    expect(await games.balance('demo_member')).toBe(before - stake * fixture.prices.length + paid);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('catches up with what ended while the platform was down', async () => {
    const session = await games.launch(football, 'demo_player');
    const fixture = await next(session);
    const price = fixture.prices[0];
    await games.post('round', {
      session,
      roundId: 'down',
      stake,
      choice: { fixture: fixture.id, pick: price?.pick ?? '', odds: price?.odds ?? 0 },
    });
    await games.platform.clock.advance(20 * EVERY_MS);
    await settleDue(games.platform);
    const bet = await games.platform.db.selectFrom('fixture_bet').selectAll().where('round_id', '=', 'down').executeTakeFirstOrThrow();
    expect(bet.settled_at).toBe(games.platform.clock.now());
    expect(await games.platform.db.selectFrom('bet').select('status').where('id', '=', bet.bet_id).executeTakeFirst()).toEqual({
      status: 'settled',
    });
  });

  it('INV-24 a bet that the operator voids before full time gives its stake back, and the settlement passes it by', async () => {
    const session = await games.launch(football, 'demo_member');
    const fixture = await next(session);
    const before = await games.balance('demo_member');
    const { pick, odds } = fixture.prices[0] ?? { pick: '', odds: 0 };
    await games.post('round', { session, roundId: 'void', stake, choice: { fixture: fixture.id, pick, odds } });
    const { bet_id } = await games.platform.db
      .selectFrom('fixture_bet')
      .select('bet_id')
      .where('round_id', '=', 'void')
      .executeTakeFirstOrThrow();
    const doIt = () =>
      games.platform.transact(trx => voidBet(trx, { id: bet_id ?? 0, reason: 'Called off', at: games.platform.clock.now() }));
    await doIt();
    await expect(doIt()).rejects.toMatchObject({ code: 'bad-request' });
    const letter = await games.platform.db.selectFrom('message').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(messageText(letter, 'EN', 'USD').content).toContain(`${fixture.home} – ${fixture.away}`);
    await games.platform.clock.set(fixture.endsAt);
    await settleDue(games.platform);
    expect(await games.balance('demo_member')).toBe(before);
    expect(await games.platform.db.selectFrom('bet').select('status').where('id', '=', bet_id).executeTakeFirst()).toEqual({
      status: 'cancelled',
    });
    expect((await list(session)).bets.find(({ roundId }) => roundId === 'void')).toMatchObject({ payout: stake });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-24 at full time a bet can be voided no more: how it goes is known', async () => {
    const session = await games.launch(football, 'demo_player');
    const fixture = await next(session);
    const { pick, odds } = fixture.prices[0] ?? { pick: '', odds: 0 };
    await games.post('round', { session, roundId: 'late', stake, choice: { fixture: fixture.id, pick, odds } });
    const { bet_id } = await games.platform.db
      .selectFrom('fixture_bet')
      .select('bet_id')
      .where('round_id', '=', 'late')
      .executeTakeFirstOrThrow();
    const late = games.platform.transact(trx => voidBet(trx, { id: bet_id ?? 0, reason: 'Called off', at: fixture.endsAt }));
    await expect(late).rejects.toMatchObject({ code: 'bad-request', message: expect.stringContaining('known by now') });
  });

  it('INV-04 accepts a bet once, however often it is sent', async () => {
    const session = await games.launch(football, 'demo_agent');
    const before = await games.balance('demo_agent');
    const fixture = await next(session);
    const body = { session, roundId: 'once', stake, choice: { fixture: fixture.id, pick: 'home', odds: fixture.prices[0]?.odds ?? 0 } };
    const answers = await Promise.all([1, 2, 3].map(() => games.post<RoundAnswer>('round', body)));
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await games.balance('demo_agent')).toBe(before - stake);
    expect(await games.post('round', { ...body, stake: stake * 2 })).toMatchObject({ status: 422 });
  });

  it('refuses a fixture that has begun, other odds, and what cannot be bet on; nothing is booked', async () => {
    const session = await games.launch(football, 'demo_agent41');
    const fixture = await next(session);
    const odds = fixture.prices[0]?.odds ?? 0;
    const booked = await games.entries();
    const bad = [
      { fixture: fixture.id, pick: 'home', odds: odds + 100 },
      { fixture: fixture.id, pick: 'both', odds },
      { fixture: 1e9, pick: 'home', odds },
      { fixture: 'x', pick: 'home', odds },
      {},
    ];
    for (const choice of bad)
      expect((await games.post('round', { session, roundId: 'bad', stake, choice })).status, JSON.stringify(choice)).toBe(400);
    expect(
      (await games.post('round', { session, roundId: 'bad', stake: stake + 1, choice: { fixture: fixture.id, pick: 'home', odds } }))
        .status,
    ).toBe(400);
    await games.platform.clock.set(fixture.startsAt);
    expect(
      await games.post('round', { session, roundId: 'late', stake, choice: { fixture: fixture.id, pick: 'home', odds } }),
    ).toMatchObject({ status: 400, message: expect.stringContaining('begun') as string });
    expect(await games.entries()).toBe(booked);
  });

  it('INV-23 settles demo bets in play money', async () => {
    await games.platform.clock.advance(20 * EVERY_MS);
    await settleDue(games.platform);
    const session = await games.launch(football, null);
    const fixture = await next(session);
    const booked = await games.entries();
    for (const [i, { pick, odds }] of fixture.prices.slice(0, 3).entries())
      await games.post('round', { session, roundId: `d${i}`, stake, choice: { fixture: fixture.id, pick, odds } });
    expect((await list(session)).balance).toBe(100_000 - 3 * stake);
    await games.platform.clock.set(fixture.endsAt);
    await settleDue(games.platform);
    const after = await list(session);
    expect(after.balance).toBe(100_000 - 3 * stake + after.bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0));
    expect(await games.entries()).toBe(booked);
  });
});
