import { Failure } from '../failure.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { rngOf, type Rng } from '../rng.js';
import { placeBet, settleBet, type Bettor } from './bets.js';
import { hashOf } from './canonical.js';
import { openGameSession, type GameSession } from './game-sessions.js';
import { assertPayout, assertRequest } from './rounds.js';
import { moneyOf } from './wallets.js';

/** Where a round stands after some actions. */
export interface Progress<View = unknown> {
  /** What the player may see. */
  view: View;
  /** How often the first stake is on the table by now: 1, or 2 after doubling. */
  stakes: 1 | 2;
  /** Minor units; only when the round is over. A doubled round pays an even sum. */
  payout?: number;
  /** False where nothing was at risk: the bets count for no rebate, rank, mission or salary. Else undefined. */
  counts?: false;
}
/**
 * The rules of a game with decisions: its whole state follows from numbers and actions, so a round can be taken up again
 * after any interruption and checked afterwards.
 */
export interface SteppedRules<View = unknown> {
  /** Throws Failure bad-request for an action that the game does not allow at its place. */
  replay(rng: Rng, stake: number, choice: unknown, actions: readonly string[]): Progress<View>;
  /** The action that ends a round which nobody took up again. */
  readonly abandon: string;
  /** Where a round runs by the platform's clock. */
  readonly timed?: TimedRules;
}
interface TimedRules {
  /**
   * The actions that `elapsed` ms since the beginning add to the round: by themselves, or with what the player pressed, which
   * is then the first of them. Empty while nothing has happened. Throws Failure bad-request for what cannot be pressed now.
   */
  judge(rng: Rng, choice: unknown, pressed: string | undefined, elapsed: number): string[];
  /** When the round ends by itself, ms after its beginning. Nobody outside may learn it before. */
  endsAfter(rng: Rng, choice: unknown): number;
}
export interface SteppedRound<View = unknown> {
  roundId: string;
  /** Of the whole round by now. */
  stake: number;
  /** 0 until it is over. */
  payout: number;
  outcome: View;
  balance: number;
  mode: 'real' | 'demo';
  nonce: number;
  seedHash: string;
  repeated: boolean;
  open: boolean;
  /** How many actions were taken; the next one carries this number. */
  step: number;
  /** UTC milliseconds of the platform's clock. */
  startedAt: number;
}
interface Row {
  id: number;
  game_session_id: number;
  account_id: number | null;
  node_id: number;
  round_id: string;
  nonce: number;
  stake: number;
  bet_ids: number[];
  choice: unknown;
  actions: string[];
  request_hash: string;
  created_at: number;
  ends_at: number | null;
  closed_at: number | null;
}

/** How long a round may wait for its player before the platform ends it by the rules. */
export const ABANDONED_MS = 24 * 3_600_000;

/**
 * Takes the stake and begins a round. A repeated roundId answers where the round stands now. One round at a time for an
 * account in a game. Throws Failure like `playRound`.
 */
export async function beginRound(
  platform: Platform,
  request: { gameSessionToken: string; roundId: string; stake: number; choice?: unknown; rules: SteppedRules },
): Promise<SteppedRound> {
  const { gameSessionToken, roundId, stake, rules } = request;
  assertRequest(request);
  return platform.transact(async trx => {
    const at = platform.clock.now();
    const session = await openGameSession(trx, at, gameSessionToken, { lock: true });
    const choice = request.choice ?? null;
    const requestHash = hashOf({ stake, choice });
    const known = await findRow(trx, session, roundId);
    if (known) {
      if (known.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
      return standing(trx, session, known, rules, true);
    }
    if (session.maintenance) throw new Failure('game-maintenance');
    if (stake < session.minBet) throw new Failure('bad-request', { fields: { stake: `at least ${session.minBet}` } });
    // Of two sessions of one account the second waits, and then sees the round of the first.
    if (session.accountId !== null)
      await trx.selectFrom('account').select('id').where('id', '=', session.accountId).forNoKeyUpdate().execute();
    if (await openRow(trx, session))
      throw new Failure('bad-request', { message: 'Another round of this game is still open. Finish it first.' });
    const progress = rules.replay(rngOf(session.serverSeed, session.nextNonce), stake, choice, []);
    const placed = await placeBet(trx, { bettor: session, key: keyOf(session.id, roundId, 0), stake, at });
    await trx
      .updateTable('game_session')
      .set({ next_nonce: session.nextNonce + 1 })
      .where('id', '=', session.id)
      .execute();
    const row = await trx
      .insertInto('open_round')
      .values({
        game_session_id: session.id,
        account_id: session.accountId,
        node_id: session.nodeId,
        round_id: roundId,
        nonce: session.nextNonce,
        stake,
        bet_ids: JSON.stringify(placed.betId === null ? [] : [placed.betId]),
        choice: JSON.stringify(choice),
        actions: '[]',
        request_hash: requestHash,
        created_at: at,
        ends_at: rules.timed ? at + rules.timed.endsAfter(rngOf(session.serverSeed, session.nextNonce), choice) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return advance(trx, session, session, row, progress, at);
  });
}

/**
 * Takes the next step. `step` is its number, from 0: the same step again answers where the round stands and moves nothing;
 * another action in its place throws idempotency-mismatch. A round begun in an earlier session of the account goes on.
 * `receivedAt` is when the call came in, by the platform's clock: what it waited for since is not the player's time.
 */
export async function stepRound(
  platform: Platform,
  request: { gameSessionToken: string; roundId: string; step: number; action: string; rules: SteppedRules; receivedAt?: number },
): Promise<SteppedRound> {
  const { gameSessionToken, roundId, step, action, rules, receivedAt = platform.clock.now() } = request;
  return platform.transact(async trx => {
    const at = platform.clock.now();
    const session = await openGameSession(trx, at, gameSessionToken, { lock: true });
    const row = await findRow(trx, session, roundId);
    if (!row) throw new Failure('not-found', { message: 'There is no such round.' });
    if (step < row.actions.length) {
      // A press that comes after a timed round has ended by itself is answered with its end.
      const isLate = rules.timed !== undefined && row.closed_at !== null;
      if (row.actions[step] !== action && !isLate) throw new Failure('idempotency-mismatch');
      return standing(trx, session, row, rules, true);
    }
    if (row.closed_at !== null || step > row.actions.length)
      throw new Failure('bad-request', { fields: { step: `${row.actions.length} is next` } });
    const added = rules.timed ? rules.timed.judge(await rngFor(trx, row), row.choice, action, receivedAt - row.created_at) : [action];
    return act(trx, session, row, added, rules, at);
  });
}

/** How a timed round stands now; ends it when its time has come. `endsAt` is the platform's secret. Throws not-found for an unknown round. */
export async function lookAtTimedRound(
  platform: Platform,
  request: { gameSessionToken: string; roundId: string; rules: SteppedRules },
): Promise<{ round: SteppedRound; endsAt: number }> {
  const { gameSessionToken, roundId, rules } = request;
  let endsAt = 0;
  const round = await platform.transact(async trx => {
    const at = platform.clock.now();
    const session = await openGameSession(trx, at, gameSessionToken, { lock: true });
    const row = await findRow(trx, session, roundId);
    if (!row) throw new Failure('not-found', { message: 'There is no such round.' });
    endsAt = row.ends_at ?? at;
    return endByTime(trx, session, row, rules, at);
  });
  return { round, endsAt };
}

/** Ends every timed round whose time has come, also those of players who are gone. Answers how many. */
export async function endDueRounds(platform: Platform, rulesOf: (nodeId: number) => Promise<SteppedRules | undefined>): Promise<number> {
  const rows = await platform.db
    .selectFrom('open_round')
    .select(['id', 'node_id'])
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', platform.clock.now())
    .limit(100)
    .execute();
  for (const { id, node_id } of rows) {
    const rules = await rulesOf(node_id);
    if (!rules) continue;
    await platform.transact(async trx => {
      const row = await trx.selectFrom('open_round').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
      return endByTime(trx, await bettorOf(trx, row), row, rules, platform.clock.now());
    });
  }
  return rows.length;
}

/** The round that waits for this player in this game, if there is one. */
export async function waitingRound(db: Queryable, session: GameSession, rules: SteppedRules): Promise<SteppedRound | undefined> {
  const row = await openRow(db, session);
  return row && standing(db, session, row, rules, true);
}

/** Ends rounds that nobody took up for a day, each by its own rules. Answers how many. */
export async function endAbandonedRounds(
  platform: Platform,
  rulesOf: (nodeId: number) => Promise<SteppedRules | undefined>,
): Promise<number> {
  const rows = await platform.db
    .selectFrom('open_round')
    .select(['id', 'node_id'])
    .where('closed_at', 'is', null)
    .where('ends_at', 'is', null)
    .where('created_at', '<=', platform.clock.now() - ABANDONED_MS)
    .limit(50)
    .execute();
  let ended = 0;
  for (const { id, node_id } of rows) {
    const rules = await rulesOf(node_id);
    if (!rules) continue;
    await platform.transact(async trx => {
      const row = await trx.selectFrom('open_round').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
      const bettor = await bettorOf(trx, row);
      if (row.closed_at !== null) return standing(trx, bettor, row, rules, true);
      return act(trx, bettor, row, [rules.abandon], rules, platform.clock.now());
    });
    ended += 1;
  }
  return ended;
}

type Player = Bettor & Pick<GameSession, 'mode'>;

async function endByTime(trx: Trx, player: Player, row: Row, rules: SteppedRules, at: number) {
  const added =
    row.closed_at === null ? (rules.timed?.judge(await rngFor(trx, row), row.choice, undefined, at - row.created_at) ?? []) : [];
  return added.length === 0 ? standing(trx, player, row, rules, true) : act(trx, player, row, added, rules, at);
}

async function act(trx: Trx, player: Player, row: Row, added: readonly string[], rules: SteppedRules, at: number) {
  const source = await seedOf(trx, row);
  const before = rules.replay(rngOf(source.serverSeed, row.nonce), row.stake, row.choice, row.actions);
  const actions = [...row.actions, ...added];
  const progress = rules.replay(rngOf(source.serverSeed, row.nonce), row.stake, row.choice, actions);
  const bettor = { ...player, id: row.game_session_id };
  let betIds = row.bet_ids;
  if (progress.stakes > before.stakes) {
    const more = await placeBet(trx, { bettor, key: keyOf(row.game_session_id, row.round_id, 1), stake: row.stake, at });
    if (more.betId !== null) betIds = [...betIds, more.betId];
  }
  await trx
    .updateTable('open_round')
    .set({ actions: JSON.stringify(actions), bet_ids: JSON.stringify(betIds) })
    .where('id', '=', row.id)
    .execute();
  return advance(trx, player, bettor, { ...row, actions, bet_ids: betIds }, progress, at);
}

/** Answers the round as it now stands; pays and closes it when it is over. */
async function advance(trx: Trx, player: Player, bettor: Player, row: Row, progress: Progress, at: number) {
  const { seedHash } = await seedOf(trx, row);
  const parts = Array.from({ length: progress.stakes }, (_, part) => part);
  if (progress.payout !== undefined) {
    assertPayout(progress.payout / progress.stakes);
    for (const part of parts) {
      await settleBet(trx, {
        bettor,
        betId: row.bet_ids[part] ?? null,
        key: keyOf(row.game_session_id, row.round_id, part),
        payout: progress.payout / progress.stakes,
        counts: progress.counts,
        at,
      });
    }
    await trx.updateTable('open_round').set({ closed_at: at }).where('id', '=', row.id).execute();
    const balance = await moneyOf(trx, player);
    for (const part of parts) {
      await trx
        .insertInto('game_round')
        .values({
          game_session_id: row.game_session_id,
          round_id: part === 0 ? row.round_id : `${row.round_id.slice(0, 60)}.${part + 1}`,
          bet_id: row.bet_ids[part] ?? null,
          nonce: row.nonce,
          stake: row.stake,
          payout: progress.payout / progress.stakes,
          outcome: JSON.stringify(progress.view),
          balance_after: balance,
          request_hash: row.request_hash,
          created_at: at,
        })
        .execute();
    }
  }
  return {
    roundId: row.round_id,
    stake: row.stake * progress.stakes,
    payout: progress.payout ?? 0,
    outcome: progress.view,
    balance: await moneyOf(trx, player),
    mode: player.mode,
    nonce: row.nonce,
    seedHash,
    repeated: false,
    open: progress.payout === undefined,
    step: row.actions.length,
    startedAt: row.created_at,
  };
}

/** The round as it stands, with nothing moved. */
async function standing(db: Queryable, player: Player, row: Row, rules: SteppedRules, repeated: boolean) {
  const { serverSeed, seedHash } = await seedOf(db, row);
  const progress = rules.replay(rngOf(serverSeed, row.nonce), row.stake, row.choice, row.actions);
  return {
    roundId: row.round_id,
    stake: row.stake * progress.stakes,
    payout: progress.payout ?? 0,
    outcome: progress.view,
    balance: await moneyOf(db, player),
    mode: player.mode,
    nonce: row.nonce,
    seedHash,
    repeated,
    open: row.closed_at === null,
    step: row.actions.length,
    startedAt: row.created_at,
  };
}

/** A round of this session, or of an earlier one of the same account in the same game. */
async function findRow(trx: Trx, session: GameSession, roundId: string): Promise<Row | undefined> {
  const query = trx
    .selectFrom('open_round')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('node_id', '=', session.nodeId)
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate();
  return session.accountId === null
    ? query.where('game_session_id', '=', session.id).executeTakeFirst()
    : query.where('account_id', '=', session.accountId).executeTakeFirst();
}

async function openRow(db: Queryable, session: GameSession): Promise<Row | undefined> {
  const query = db.selectFrom('open_round').selectAll().where('closed_at', 'is', null).where('node_id', '=', session.nodeId);
  return session.accountId === null
    ? query.where('game_session_id', '=', session.id).executeTakeFirst()
    : query.where('account_id', '=', session.accountId).executeTakeFirst();
}

async function seedOf(db: Queryable, row: Row): Promise<{ serverSeed: string; seedHash: string }> {
  const { server_seed, seed_hash } = await db
    .selectFrom('game_session')
    .select(['server_seed', 'seed_hash'])
    .where('id', '=', row.game_session_id)
    .executeTakeFirstOrThrow();
  return { serverSeed: server_seed, seedHash: seed_hash };
}

async function rngFor(db: Queryable, row: Row): Promise<Rng> {
  return rngOf((await seedOf(db, row)).serverSeed, row.nonce);
}

async function bettorOf(db: Queryable, row: Row): Promise<Player> {
  const game = await db.selectFrom('game').select(['game_type', 'vassalage']).where('node_id', '=', row.node_id).executeTakeFirstOrThrow();
  return {
    id: row.game_session_id,
    accountId: row.account_id,
    mode: row.account_id === null ? 'demo' : 'real',
    nodeId: row.node_id,
    gameType: game.game_type,
    vassalage: game.vassalage,
  };
}

function keyOf(sessionId: number, roundId: string, part: number): string {
  return part === 0 ? `round:${sessionId}:${roundId}` : `round:${sessionId}:${roundId}:${part + 1}`;
}
