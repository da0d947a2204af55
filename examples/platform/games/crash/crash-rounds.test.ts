import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../ledger/invariants.js';
import { rngOf } from '../../rng.js';
import { openTestGames, type TestGame, type TestGames } from '../open-test-games.js';
import type { RoundAnswer, SessionAnswer } from '../protocol.js';
import { settleDue } from '../settle-due.js';
import { crashOf, GRACE_MS, multipleAt, timeOf, type CrashView } from './math.js';

type Crash = RoundAnswer<CrashView>;
let games: TestGames;
let game: TestGame;
let stake: number;
beforeAll(async () => {
  games = await openTestGames();
  game = await games.game('crash');
  stake = game.minBet;
  await games.platform.clock.freeze();
});
afterAll(() => games.close());
/** Nothing flies from the test before. */
beforeEach(async () => {
  await games.platform.clock.advance(120_000);
  await settleDue(games.platform);
});

/** A seed whose first rocket gets past 3.00 and not to 50.00. */
const SEED =
  Array.from({ length: 100 }, (_, i) => `crash-seed-${i}`).find(seed => {
    const end = crashOf(rngOf(seed, 0).int(2 ** 32));
    return end > 300 && end < 5_000;
  }) ?? '';
const END = crashOf(rngOf(SEED, 0).int(2 ** 32));

async function launched(account: string | null): Promise<string> {
  const session = await games.launch(game, account);
  await games.platform.db
    .updateTable('game_session')
    .set({ server_seed: SEED })
    .where('id', '=', eb => eb.selectFrom('game_session').select(eb2 => eb2.fn.max('id').as('id')))
    .execute();
  return session;
}
const start = (session: string, roundId: string, auto = 0) => games.post<Crash>('round', { session, roundId, stake, choice: { auto } });
const cash = (session: string, roundId: string, shown: number) =>
  games.post<Crash>('step', { session, roundId, step: 0, action: `cash-${shown}` });
const look = (session: string, roundId: string) => games.post<Crash>('look', { session, roundId });
const wait = (ms: number) => games.platform.clock.advance(ms);

describe('a flight', () => {
  it('INV-24 takes the stake at the launch and pays what was seen at the press, once, however often the press is sent', async () => {
    const session = await launched('demo_member');
    const before = await games.balance('demo_member');
    expect(await start(session, 'c1')).toMatchObject({ open: true, elapsedMs: 0, balance: before - stake, outcome: { crashedAt: null } });
    await wait(timeOf(180) + 80);
    const answers = await Promise.all([1, 2, 3].map(() => cash(session, 'c1', 180)));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        open: false,
        payout: Math.floor(stake * 1.8),
        outcome: { cashed: 180, crashedAt: END, result: 'cashed' },
      });
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await games.balance('demo_member')).toBe(before - stake + Math.floor(stake * 1.8));
    expect(
      await games.platform.db.selectFrom('bet').select(['status', 'payout']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    ).toEqual({ status: 'settled', payout: Math.floor(stake * 1.8) });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('does not let the page decide: a number from the past or the future is set to what the platform’s clock allows', async () => {
    const session = await launched('demo_member');
    await start(session, 'past');
    await wait(6_000 + GRACE_MS);
    expect((await cash(session, 'past', 110)).outcome.cashed).toBe(200);
    const again = await launched('demo_member');
    await start(again, 'future');
    await wait(6_000);
    expect((await cash(again, 'future', 4_000)).outcome.cashed).toBe(200);
  });

  it('is lost for who left without an exit chosen before, and paid to who had one; both by the clock alone', async () => {
    const [alone, chosen] = [await launched('demo_member'), await launched('demo_player')];
    const before = [await games.balance('demo_member'), await games.balance('demo_player')];
    await start(alone, 'left');
    await start(chosen, 'left', 200);
    await settleDue(games.platform);
    expect(await games.balance('demo_player'), 'nothing before its time').toBe((before[1] ?? 0) - stake);
    await wait(timeOf(200));
    await settleDue(games.platform);
    expect(await games.balance('demo_player')).toBe((before[1] ?? 0) + stake);
    await wait(timeOf(END + 1) + GRACE_MS);
    await settleDue(games.platform);
    await settleDue(games.platform);
    expect(await games.balance('demo_member')).toBe((before[0] ?? 0) - stake);
    expect((await games.post<SessionAnswer>('session', { session: await launched('demo_member') })).openRound).toBeNull();
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('goes on in the middle when the game is opened again, at the time that the platform counts', async () => {
    const session = await launched('demo_agent');
    await start(session, 'again');
    await wait(4_000);
    const reopened = await launched('demo_agent');
    expect((await games.post<SessionAnswer>('session', { session: reopened })).openRound).toMatchObject({
      roundId: 'again',
      open: true,
      elapsedMs: 4_000,
      outcome: { crashedAt: null },
    });
    expect(await cash(reopened, 'again', multipleAt(4_000))).toMatchObject({ open: false, outcome: { cashed: multipleAt(4_000) } });
  });

  it('tells its end to who watches, and answers a press that comes after it with that end', async () => {
    const session = await launched('demo_subagent');
    await start(session, 'gone');
    const watching = look(session, 'gone');
    await wait(timeOf(END + 1) + GRACE_MS);
    const told = await watching;
    expect(told).toMatchObject({ open: false, payout: 0, outcome: { cashed: null, crashedAt: END, result: 'gone' } });
    expect(await cash(session, 'gone', END)).toMatchObject({ status: 200, open: false, payout: 0, repeated: true });
    expect(await look(session, 'gone')).toMatchObject({ open: false, repeated: true });
  });

  it('INV-23 flies with play money in demo mode', async () => {
    const session = await launched(null);
    const booked = await games.entries();
    expect(await start(session, 'demo')).toMatchObject({ mode: 'demo', balance: 100_000 - stake });
    await wait(timeOf(150));
    expect(await cash(session, 'demo', 150)).toMatchObject({ balance: 100_000 - stake + Math.floor(stake * 1.5) });
    expect(await games.entries()).toBe(booked);
  });

  it('refuses what the game does not have, a stranger’s flight, and watching a game without a clock', async () => {
    const session = await launched('demo_agent41');
    const booked = await games.entries();
    for (const choice of [undefined, {}, { auto: 50 }, { target: 200 }])
      expect((await games.post('round', { session, roundId: 'x', stake, choice })).status, JSON.stringify(choice)).toBe(400);
    expect(await games.entries()).toBe(booked);
    await start(session, 'mine');
    await wait(1_000);
    for (const action of ['cash', 'gone', 'paid-900'])
      expect((await games.post('step', { session, roundId: 'mine', step: 0, action })).status, action).toBe(400);
    const stranger = await launched('demo_agent42');
    expect(await look(stranger, 'mine')).toMatchObject({ status: 404 });
    expect(await cash(stranger, 'mine', 110)).toMatchObject({ status: 404 });
    const mines = await games.launch(await games.game('mines'), 'demo_agent42');
    expect(await look(mines, 'mine')).toMatchObject({ status: 400 });
  });
});
