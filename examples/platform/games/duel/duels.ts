import { Failure } from '../../failure.js';
import { placeBet, refundBet, settleBet, type Bettor } from '../../ledger/bets.js';
import { hashOf } from '../../ledger/canonical.js';
import { openGameSession, type GameSession } from '../../ledger/game-sessions.js';
import { balanceOf } from '../../ledger/wallets.js';
import type { Platform, Queryable, Trx } from '../../platform.js';
import { newServerSeed, rngOf } from '../../rng.js';
import type { RoundAnswer, RoundBody } from '../protocol.js';
import { compare, deal, shareOf, type DuelName, type DuelOutcome } from './math.js';

/** What a player sees of a duel. */
export interface DuelView {
  state: 'waiting' | 'done' | 'left';
  /** Milliseconds until a bot takes the other seat. */
  waitMs: number;
  /** Own hand first. */
  outcome: DuelOutcome | null;
  /** Masked name of the other player; null for the bot. */
  opponent: string | null;
  /** The duel's seed, once it is over: `rngOf(seed, 0)` gives the cards again. */
  seed: string | null;
}

/** How long a seat is kept for another player. */
export const WAIT_MS = 8_000;

interface Seat {
  duel_id: number;
  seat: number;
  game_session_id: number;
  account_id: number | null;
  round_id: string;
  bet_id: number | null;
  request_hash: string;
  payout: number | null;
  left_at: number | null;
}
interface Duel {
  id: number;
  table_key: string;
  stake: number;
  server_seed: string;
  seed_hash: string;
  deals_at: number;
  closed_at: number | null;
  outcome: unknown;
}

/**
 * Takes a seat: beside a player who waits in the same room, or alone. Throws Failure like `playGameRound`, bad-request also
 * for a room of another vendor, another stake than the room's, and while another duel of the account is open.
 */
export async function joinDuel(platform: Platform, name: DuelName, body: RoundBody): Promise<RoundAnswer<DuelView>> {
  return platform.transact(async trx => {
    const now = platform.clock.now();
    const session = await openGameSession(trx, now, body.session, { lock: true });
    const requestHash = hashOf({ stake: body.stake, room: body.choice?.room ?? null });
    const known = await findSeat(trx, session, body.roundId);
    if (known) {
      if (known.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
      return answerOf(trx, session, known, now, true);
    }
    if (session.maintenance) throw new Failure('game-maintenance');
    // Of two sessions of one account the second waits, and then sees the seat of the first.
    if (session.accountId !== null)
      await trx.selectFrom('account').select('id').where('id', '=', session.accountId).forNoKeyUpdate().execute();
    if (await openSeat(trx, session))
      throw new Failure('bad-request', { message: 'Another duel of this game is still open. Finish it first.' });
    const room = await roomOf(trx, session, body);
    const tableKey = `${session.mode}:${room.id}:${name}`;
    const duel = (await waitingDuel(trx, session, tableKey, now)) ?? (await openDuel(trx, tableKey, room.min_stake, now));
    const number = await trx
      .selectFrom('duel_seat')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('duel_id', '=', duel.id)
      .executeTakeFirstOrThrow();
    const placed = await placeBet(trx, { bettor: session, key: `duel:${session.id}:${body.roundId}`, stake: duel.stake, at: now });
    const seat = await trx
      .insertInto('duel_seat')
      .values({
        duel_id: duel.id,
        seat: Number(number.count),
        game_session_id: session.id,
        account_id: session.accountId,
        round_id: body.roundId,
        bet_id: placed.betId,
        request_hash: requestHash,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (seat.seat === 1) await settle(trx, duel, now);
    return answerOf(trx, session, (await findSeat(trx, session, body.roundId)) ?? seat, now, false);
  });
}

/** Looks how a duel stands, or leaves it while nobody came: then the stake comes back. Throws not-found for an unknown round. */
export async function playDuelStep(
  platform: Platform,
  body: { session: string; roundId: string; action: 'look' | 'leave' },
): Promise<RoundAnswer<DuelView>> {
  return platform.transact(async trx => {
    const now = platform.clock.now();
    const session = await openGameSession(trx, now, body.session, { lock: true });
    const found = await findSeat(trx, session, body.roundId);
    if (!found) throw new Failure('not-found', { message: 'There is no such round.' });
    const duel = await trx.selectFrom('duel').selectAll().where('id', '=', found.duel_id).forNoKeyUpdate().executeTakeFirstOrThrow();
    const isLeft = duel.closed_at === null && body.action === 'leave';
    const isDealt = duel.closed_at === null && !isLeft && duel.deals_at <= now;
    if (isLeft) await leave(trx, duel, found, now);
    if (isDealt) await settle(trx, duel, now);
    const seat = (await findSeat(trx, session, body.roundId)) ?? found;
    return answerOf(trx, session, seat, now, !isLeft && !isDealt);
  });
}

/** The duel that this player is in, if it is still open. */
export async function seatedRound(db: Queryable, session: GameSession): Promise<Omit<RoundAnswer<DuelView>, 'success'> | undefined> {
  const seat = await openSeat(db, session);
  return seat && answerOf(db, session, seat, 0, true);
}

/** Lets the bot play where nobody came in time, also for players who closed the page. Answers how many duels ended. */
export async function settleDueDuels(platform: Platform): Promise<number> {
  const due = await platform.db
    .selectFrom('duel')
    .select('id')
    .where('closed_at', 'is', null)
    .where('deals_at', '<=', platform.clock.now())
    .limit(50)
    .execute();
  for (const { id } of due)
    await platform.transact(async trx => {
      const duel = await trx.selectFrom('duel').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
      if (duel.closed_at === null) await settle(trx, duel, platform.clock.now());
    });
  return due.length;
}

async function roomOf(trx: Trx, session: GameSession, body: RoundBody) {
  const id = session.roomId ?? body.choice?.room;
  const room = await trx
    .selectFrom('pvp_room')
    .selectAll()
    .where('id', '=', String(id))
    .where('vassalage', '=', session.vassalage)
    .executeTakeFirst();
  if (!room || (body.choice?.room !== undefined && body.choice.room !== room.id))
    throw new Failure('bad-request', { fields: { room: 'is not a room of this game' } });
  if (room.min_stake !== body.stake) throw new Failure('bad-request', { fields: { stake: `this room plays for ${room.min_stake}` } });
  return room;
}

/** A duel with one seat taken by somebody else. */
async function waitingDuel(trx: Trx, session: GameSession, tableKey: string, now: number): Promise<Duel | undefined> {
  return trx
    .selectFrom('duel')
    .selectAll()
    .where('table_key', '=', tableKey)
    .where('closed_at', 'is', null)
    .where('deals_at', '>', now)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('duel_seat')
            .select('duel_seat.seat')
            .whereRef('duel_seat.duel_id', '=', 'duel.id')
            .where(own =>
              own.or([
                own('duel_seat.seat', '=', 1),
                own('duel_seat.game_session_id', '=', session.id),
                ...(session.accountId === null ? [] : [own('duel_seat.account_id', '=', session.accountId)]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('opened_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function openDuel(trx: Trx, tableKey: string, stake: number, now: number): Promise<Duel> {
  const { serverSeed, seedHash } = newServerSeed();
  return trx
    .insertInto('duel')
    .values({ table_key: tableKey, stake, server_seed: serverSeed, seed_hash: seedHash, opened_at: now, deals_at: now + WAIT_MS })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deals, pays whoever sits there, and closes the duel. A missing second player is the house's bot. */
async function settle(trx: Trx, duel: Duel, now: number): Promise<void> {
  const outcome = deal(rngOf(duel.server_seed, 0), nameOf(duel));
  for (const seat of await seatsOf(trx, duel.id)) {
    const bettor = await bettorOf(trx, seat);
    const payout = shareOf(outcome, seat.seat, duel.stake);
    const paid = await settleBet(trx, {
      bettor,
      betId: seat.bet_id,
      key: `duel:${seat.game_session_id}:${seat.round_id}`,
      payout,
      at: now,
    });
    const balance = paid ?? (await moneyOf(trx, bettor));
    await trx.updateTable('duel_seat').set({ payout }).where('duel_id', '=', duel.id).where('seat', '=', seat.seat).execute();
    await trx
      .insertInto('game_round')
      .values({
        game_session_id: seat.game_session_id,
        round_id: seat.round_id,
        bet_id: seat.bet_id,
        nonce: 0,
        stake: duel.stake,
        payout,
        outcome: JSON.stringify(seenFrom(outcome, seat.seat)),
        balance_after: balance,
        request_hash: seat.request_hash,
        created_at: now,
      })
      .execute();
  }
  await trx
    .updateTable('duel')
    .set({ closed_at: now, outcome: JSON.stringify(outcome) })
    .where('id', '=', duel.id)
    .execute();
}

async function leave(trx: Trx, duel: Duel, seat: Seat, now: number): Promise<void> {
  const bettor = await bettorOf(trx, seat);
  await refundBet(trx, {
    bettor,
    betId: seat.bet_id,
    key: `duel:${seat.game_session_id}:${seat.round_id}`,
    stake: duel.stake,
    at: now,
  });
  await trx
    .updateTable('duel_seat')
    .set({ left_at: now, payout: duel.stake })
    .where('duel_id', '=', duel.id)
    .where('seat', '=', seat.seat)
    .execute();
  await trx.updateTable('duel').set({ closed_at: now }).where('id', '=', duel.id).execute();
}

async function answerOf(db: Queryable, session: GameSession, seat: Seat, now: number, repeated: boolean): Promise<RoundAnswer<DuelView>> {
  const duel = await db.selectFrom('duel').selectAll().where('id', '=', seat.duel_id).executeTakeFirstOrThrow();
  const other = (await seatsOf(db, duel.id)).find(({ seat: number }) => number !== seat.seat);
  const outcome = duel.closed_at === null || seat.left_at !== null ? null : seenFrom(duel.outcome as DuelOutcome, seat.seat);
  const state = seat.left_at !== null ? 'left' : outcome ? 'done' : 'waiting';
  return {
    success: true,
    roundId: seat.round_id,
    stake: duel.stake,
    payout: seat.payout ?? 0,
    balance: await moneyOf(db, session),
    mode: session.mode,
    outcome: {
      state,
      waitMs: state === 'waiting' ? Math.max(0, duel.deals_at - now) : 0,
      outcome,
      opponent: other ? await maskedName(db, other) : null,
      seed: state === 'done' ? duel.server_seed : null,
    },
    nonce: 0,
    seedHash: duel.seed_hash,
    repeated,
    open: state === 'waiting',
    step: 0,
  };
}

/** The player's own hand first. */
function seenFrom(outcome: DuelOutcome, seat: number): DuelOutcome {
  return seat === 0 ? outcome : compare([outcome.hands[1], outcome.hands[0]]);
}

async function findSeat(db: Queryable, session: GameSession, roundId: string): Promise<Seat | undefined> {
  return ownSeats(db, session).where('duel_seat.round_id', '=', roundId).executeTakeFirst();
}

async function openSeat(db: Queryable, session: GameSession): Promise<Seat | undefined> {
  return ownSeats(db, session).innerJoin('duel', 'duel.id', 'duel_seat.duel_id').where('duel.closed_at', 'is', null).executeTakeFirst();
}

/** Seats of this session, and of earlier ones of the same account in the same game. */
function ownSeats(db: Queryable, session: GameSession) {
  const query = db
    .selectFrom('duel_seat')
    .innerJoin('game_session', 'game_session.id', 'duel_seat.game_session_id')
    .selectAll('duel_seat')
    .where('game_session.node_id', '=', session.nodeId);
  return session.accountId === null
    ? query.where('duel_seat.game_session_id', '=', session.id)
    : query.where('duel_seat.account_id', '=', session.accountId);
}

async function seatsOf(db: Queryable, duelId: number): Promise<Seat[]> {
  return db.selectFrom('duel_seat').selectAll().where('duel_id', '=', duelId).orderBy('seat').execute();
}

async function bettorOf(db: Queryable, seat: Seat): Promise<Bettor> {
  const row = await db
    .selectFrom('game_session')
    .innerJoin('game', 'game.node_id', 'game_session.node_id')
    .select(['game.node_id', 'game.game_type', 'game.vassalage'])
    .where('game_session.id', '=', seat.game_session_id)
    .executeTakeFirstOrThrow();
  return { id: seat.game_session_id, accountId: seat.account_id, nodeId: row.node_id, gameType: row.game_type, vassalage: row.vassalage };
}

async function maskedName(db: Queryable, seat: Seat): Promise<string> {
  if (seat.account_id === null) return '***';
  const { account } = await db.selectFrom('account').select('account').where('id', '=', seat.account_id).executeTakeFirstOrThrow();
  return `${account.slice(0, 2)}***${account.slice(-1)}`;
}

async function moneyOf(db: Queryable, player: Pick<Bettor, 'id' | 'accountId'>): Promise<number> {
  if (player.accountId !== null) return balanceOf(db, player.accountId);
  return (await db.selectFrom('game_session').select('demo_balance').where('id', '=', player.id).executeTakeFirst())?.demo_balance ?? 0;
}

function nameOf(duel: Duel): DuelName {
  return duel.table_key.endsWith(':high-card') ? 'high-card' : 'three-cards';
}
