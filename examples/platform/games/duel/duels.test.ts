import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../ledger/invariants.js';
import { hashOfSeed, rngOf } from '../../rng.js';
import { openTestGames, type TestGame, type TestGames } from '../open-test-games.js';
import type { RoundAnswer, SessionAnswer } from '../protocol.js';
import { settleDue } from '../settle-due.js';
import { WAIT_MS, type DuelView } from './duels.js';
import { deal } from './math.js';
import { roomsWithWaiting } from './rooms.js';

type Duel = RoundAnswer<DuelView>;
let games: TestGames;
let table: TestGame;
let room: { id: string; stake: number };
beforeAll(async () => {
  games = await openTestGames();
  table = await games.game('duel', 'three-cards');
  const { rooms } = await games.post<SessionAnswer>('session', { session: await games.launch(table, null) });
  room = rooms[0] ?? { id: '', stake: 0 };
});
afterAll(() => games.close());
/** Nobody waits from the test before. */
beforeEach(async () => {
  await games.platform.clock.advance(WAIT_MS);
  await settleDue(games.platform);
});

const join = (session: string, roundId: string) =>
  games.post<Duel>('round', { session, roundId, stake: room.stake, choice: { room: room.id } });
const look = (session: string, roundId: string, action = 'look') => games.post<Duel>('duel', { session, roundId, action });

describe('duels', () => {
  it('lets two members of a room play each other; the house keeps the rake alone', async () => {
    const [alma, diego] = [await games.launch(table, 'demo_member'), await games.launch(table, 'demo_player')];
    const before = [await games.balance('demo_member'), await games.balance('demo_player')];
    expect(await join(alma, 'a1')).toMatchObject({
      open: true,
      outcome: { state: 'waiting', outcome: null },
      balance: (before[0] ?? 0) - room.stake,
    });
    const second = await join(diego, 'd1');
    const first = await look(alma, 'a1');
    expect([first.open, second.open]).toEqual([false, false]);
    expect([first.outcome.opponent, second.outcome.opponent]).toEqual(['de***r', 'de***r']);
    expect(first.outcome.outcome?.hands).toEqual([...(second.outcome.outcome?.hands ?? [])].reverse());
    const isTie = first.outcome.outcome?.winner === -1;
    expect(first.payout + second.payout).toBe(isTie ? room.stake * 2 : Math.floor(room.stake * 1.9));
    expect(await games.balance('demo_member')).toBe((before[0] ?? 0) - room.stake + first.payout);
    expect(await games.balance('demo_player')).toBe((before[1] ?? 0) - room.stake + second.payout);
    expect(hashOfSeed(first.outcome.seed ?? '')).toBe(first.seedHash);
    expect(deal(rngOf(first.outcome.seed ?? '', 0), 'three-cards').hands).toEqual(first.outcome.outcome?.hands);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('lets the house bot play when nobody comes in time, also for one who closed the page', async () => {
    const session = await games.launch(table, 'demo_member');
    const before = await games.balance('demo_member');
    await join(session, 'bot');
    expect((await look(session, 'bot')).open).toBe(true);
    await games.platform.clock.advance(WAIT_MS);
    await settleDue(games.platform);
    const reopened = await games.launch(table, 'demo_member');
    const done = await look(reopened, 'bot');
    expect(done).toMatchObject({ open: false, outcome: { state: 'done', opponent: null } });
    expect(await games.balance('demo_member')).toBe(before - room.stake + done.payout);
    await settleDue(games.platform);
    expect(await look(reopened, 'bot')).toMatchObject({ payout: done.payout, repeated: true });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('is taken up again while it waits, and gives the stake back to one who leaves', async () => {
    const session = await games.launch(table, 'demo_agent');
    const before = await games.balance('demo_agent');
    await join(session, 'leave');
    const again = await games.launch(table, 'demo_agent');
    expect((await games.post<SessionAnswer>('session', { session: again })).openRound).toMatchObject({ roundId: 'leave', open: true });
    expect(await join(again, 'second')).toMatchObject({ status: 400 });
    expect(await look(again, 'leave', 'leave')).toMatchObject({ open: false, outcome: { state: 'left' }, balance: before });
    expect(await look(again, 'leave', 'leave')).toMatchObject({ balance: before, repeated: true });
    expect(await games.platform.db.selectFrom('bet').select('status').orderBy('id', 'desc').limit(1).executeTakeFirst()).toEqual({
      status: 'cancelled',
    });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-04 takes a seat once, however often it is asked for', async () => {
    const session = await games.launch(table, 'demo_subagent');
    const before = await games.balance('demo_subagent');
    const answers = await Promise.all([1, 2, 3].map(() => join(session, 'once')));
    expect(answers.map(({ balance }) => balance)).toEqual([1, 2, 3].map(() => before - room.stake));
    expect(await games.post('round', { session, roundId: 'once', stake: room.stake, choice: {} })).toMatchObject({ status: 422 });
  });

  it('API-47 the list of rooms tells where a player really waits, of two seats', async () => {
    const waiting = () => roomsWithWaiting(games.platform.db, games.platform.clock.now());
    const [demo, session] = [await games.launch(table, null), await games.launch(table, 'demo_member')];
    await join(demo, 'unseen');
    expect([...(await waiting())]).toEqual([]);
    await join(session, 'seen');
    expect([...(await waiting())]).toEqual([room.id]);
    await look(session, 'seen', 'leave');
    expect([...(await waiting())]).toEqual([]);
  });

  it('INV-23 never seats a demo player beside a member, nor a player beside himself', async () => {
    const [demo, member, other] = [
      await games.launch(table, null),
      await games.launch(table, 'demo_member'),
      await games.launch(await games.game('duel', 'high-card'), 'demo_member'),
    ];
    const booked = await games.entries();
    await join(demo, 'demo');
    expect(await games.entries()).toBe(booked);
    expect((await join(member, 'real')).open).toBe(true);
    expect((await look(demo, 'demo')).open).toBe(true);
    const { rooms } = await games.post<SessionAnswer>('session', { session: other });
    const own = await games.post<Duel>('round', {
      session: other,
      roundId: 'own',
      stake: rooms[0]?.stake ?? 0,
      choice: { room: rooms[0]?.id ?? '' },
    });
    expect(own.open).toBe(true);
  });

  it('refuses a room of another vendor, another stake, and another room than the one it was launched in', async () => {
    const foreign = await games.platform.db
      .selectFrom('pvp_room')
      .select(['id', 'min_stake'])
      .where('vassalage', '!=', table.vassalage)
      .executeTakeFirstOrThrow();
    const session = await games.launch(table, 'demo_agent42');
    const inRoom = await games.launch(table, 'demo_agent42', room.id);
    const booked = await games.entries();
    expect(await games.post('round', { session, roundId: 'x', stake: foreign.min_stake, choice: { room: foreign.id } })).toMatchObject({
      status: 400,
      fields: { room: 'is not a room of this game' },
    });
    expect(await games.post('round', { session, roundId: 'x', stake: room.stake + 1, choice: { room: room.id } })).toMatchObject({
      status: 400,
    });
    expect(
      await games.post('round', { session: inRoom, roundId: 'x', stake: foreign.min_stake, choice: { room: foreign.id } }),
    ).toMatchObject({ status: 400 });
    expect(await look(session, 'nothing')).toMatchObject({ status: 404 });
    expect(await games.entries()).toBe(booked);
    expect(await games.post('round', { session: inRoom, roundId: 'y', stake: room.stake })).toMatchObject({ open: true });
  });
});
