import { Failure } from '../failure.js';
import type { Queryable, Trx } from '../platform.js';
import { newServerSeed } from '../rng.js';
import { hashOfToken, newToken } from '../secrets.js';

/** A launched game: who plays what, in which mode. Opened by its own token, never by the member's (INV-23). */
export interface GameSession {
  id: number;
  /** Null in demo mode. */
  accountId: number | null;
  mode: 'real' | 'demo';
  nodeId: number;
  vassalage: string;
  gameCode: string;
  gameType: string;
  /** The game type after the sports split. */
  family: string;
  classify: string;
  gameName: string;
  /** Minor units. */
  minBet: number;
  minLines: number;
  /** True when the game or its vendor is under maintenance. */
  maintenance: boolean;
  serverSeed: string;
  seedHash: string;
  nextNonce: number;
  /** Minor units of play money; null in real mode. */
  demoBalance: number | null;
  /** The card room that it was opened in. */
  roomId: string | null;
  /** UTC milliseconds. */
  expiresAt: number;
}

/** Play money that a demo session starts with: 1,000.00. */
const DEMO_MONEY = 100_000;

export interface NewGameSession {
  accountId: number | null;
  nodeId: number;
  host: string;
  at: number;
  /** Milliseconds that the session lasts. */
  lifetime: number;
  /** A room of the game's vendor. */
  roomId?: string | null;
}

/** Opens a session and answers its launch token, which is kept as a hash only. */
export async function createGameSession(trx: Trx, session: NewGameSession): Promise<string> {
  const token = newToken();
  const { serverSeed, seedHash } = newServerSeed();
  await trx
    .insertInto('game_session')
    .values({
      account_id: session.accountId,
      node_id: session.nodeId,
      mode: session.accountId === null ? 'demo' : 'real',
      launch_token_hash: hashOfToken(token),
      host: session.host,
      opened_at: session.at,
      expires_at: session.at + session.lifetime,
      closed_at: null,
      server_seed: serverSeed,
      seed_hash: seedHash,
      demo_balance: session.accountId === null ? DEMO_MONEY : null,
      room_id: session.roomId ?? null,
    })
    .execute();
  return token;
}

/**
 * The session of a launch token. Throws Failure `not-logged-in` when it is unknown, expired, closed or its account is
 * locked, `game-unavailable` when the game was taken out. `lock` keeps other rounds of the session waiting.
 */
export async function openGameSession(db: Queryable, now: number, token: string, options: { lock?: boolean } = {}): Promise<GameSession> {
  let query = db
    .selectFrom('game_session as session')
    .innerJoin('game', 'game.node_id', 'session.node_id')
    .innerJoin('vendor', join => join.onRef('vendor.vassalage', '=', 'game.vassalage').onRef('vendor.game_type', '=', 'game.game_type'))
    .select([
      'session.id',
      'session.account_id',
      'session.mode',
      'session.node_id',
      'session.expires_at',
      'session.closed_at',
      'session.server_seed',
      'session.seed_hash',
      'session.next_nonce',
      'session.demo_balance',
      'session.room_id',
      'game.vassalage',
      'game.game_code',
      'game.game_type',
      'game.family',
      'game.game_classify',
      'game.game_name',
      'game.min_bet',
      'game.min_line_num',
      'game.maintenance',
      'game.active',
      'vendor.maintenance as vendor_maintenance',
      'vendor.active as vendor_active',
    ])
    .where('session.launch_token_hash', '=', hashOfToken(token));
  if (options.lock) query = query.forNoKeyUpdate('session');
  const row = await query.executeTakeFirst();
  if (!row || row.closed_at !== null || row.expires_at <= now) throw new Failure('not-logged-in');
  if (!row.active || !row.vendor_active) throw new Failure('game-unavailable');
  if (row.account_id !== null) {
    const account = await db.selectFrom('account').select('status').where('id', '=', row.account_id).executeTakeFirst();
    if (account?.status !== 'active') throw new Failure('not-logged-in');
  }
  return {
    id: row.id,
    accountId: row.account_id,
    mode: row.mode,
    nodeId: row.node_id,
    vassalage: row.vassalage,
    gameCode: row.game_code,
    gameType: row.game_type,
    family: row.family,
    classify: row.game_classify,
    gameName: row.game_name,
    minBet: row.min_bet,
    minLines: row.min_line_num,
    maintenance: row.maintenance || row.vendor_maintenance,
    serverSeed: row.server_seed,
    seedHash: row.seed_hash,
    nextNonce: row.next_nonce,
    demoBalance: row.demo_balance,
    roomId: row.room_id,
    expiresAt: row.expires_at,
  };
}

/** Ends a session and reveals its seed, so that the player can check every round of it; never while a round is open. */
export async function closeGameSession(trx: Trx, now: number, token: string): Promise<{ serverSeed: string; seedHash: string }> {
  const session = await openGameSession(trx, now, token, { lock: true });
  const open = await trx
    .selectFrom('open_round')
    .select('id')
    .where('game_session_id', '=', session.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (open) throw new Failure('bad-request', { message: 'A round is still open: finish it first.' });
  await trx.updateTable('game_session').set({ closed_at: now }).where('id', '=', session.id).execute();
  return { serverSeed: session.serverSeed, seedHash: session.seedHash };
}
