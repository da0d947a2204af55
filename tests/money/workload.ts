import * as v from 'valibot';
import { createGameSession } from '../../examples/platform/ledger/game-sessions.js';
import { hashOfToken, newToken } from '../../examples/platform/secrets.js';
import type { Platform } from '../../examples/platform/platform.js';
import { slotModelOf } from '../../examples/platform/games/slot/models.js';
import { stakesOf } from '../../examples/platform/games/stakes.js';
import { hashPassword } from '../../examples/platform/passwords.js';
import { createSeal, type Seal } from '../../src/api/wire/seal.js';
import { publicKeyAnswer } from '../../src/api/wire/system.js';

/** A signed-in player with one slot open. */
export interface Player {
  accountId: number;
  /** Accounts below it, to which it may send money; empty for those who have an upline instead. */
  team: string[];
  token: string;
  gameToken: string;
  stakes: number[];
}
/** A request that moves money, with the key under which it may be sent again. */
export interface MoneyRequest {
  key: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** The body goes out sealed, anew each time. */
  sealed?: boolean;
}
/** What the platform said to a request that it booked. */
export interface Acknowledged {
  request: MoneyRequest;
  answer: string;
}
export interface Workload {
  /** Clients that go on until `stop`, sending to one of the addresses that are up at the moment. */
  run(addresses: () => string[]): void;
  stop(): Promise<void>;
  /** Sends everything that got no answer once more, under its old key. */
  settle(url: string): Promise<void>;
  acknowledged: Map<string, Acknowledged>;
  unanswered: Map<string, MoneyRequest>;
  /** Answers that differ from the first to the same key, and answers that should not come at all. Must stay empty. */
  contradictions: string[];
  replays: number;
}

const DAY_MS = 86_400_000;
const REPLAY_SHARE = 0.2;
const TRANSFER_SHARE = 0.3;
const TEAM_SHARE = 0.3;
/** Every so many players one is the agent of those after it. */
const TEAM_SIZE = 4;
const PAYMENT = '135790';
const AMOUNTS = [0.01, 1, 7.5, 120, 999, 25_000];

/** Gives `count` seeded players a session and a game each, puts them into teams, and allows transfers between wallets. */
export async function preparePlayers(platform: Platform, count: number): Promise<Player[]> {
  const now = platform.clock.now();
  await platform.db.updateTable('setting').set({ value: '0' }).where('key', '=', 'merchant_wallet_single').execute();
  const accounts = await platform.db
    .selectFrom('account')
    .select(['id', 'account'])
    .where('password_hash', '=', '!')
    .orderBy('id')
    .limit(count)
    .execute();
  const payment = await hashPassword(PAYMENT, platform.config.passwordCost);
  const slots = await platform.db
    .selectFrom('game')
    .select(['node_id', 'min_bet'])
    .where('game_type', '=', 'RNG')
    .where('game_classify', '=', '')
    .where('maintenance', '=', false)
    .orderBy('node_id')
    .limit(count)
    .execute();
  return Promise.all(
    accounts.map(async ({ id }, index) => {
      const slot = slots[index];
      if (!slot) throw new Error('The seed has too few slots.');
      const token = newToken();
      const agent = accounts[index - (index % TEAM_SIZE)];
      const standing = agent && agent.id !== id ? { type: 0, upline_id: agent.id, path: `/${agent.id}/` } : { type: 1 };
      await platform.db
        .updateTable('account')
        .set({ ...standing, payment_password_hash: payment })
        .where('id', '=', id)
        .execute();
      const team = agent?.id === id ? accounts.slice(index + 1, index + TEAM_SIZE).map(({ account }) => account) : [];
      await platform.db
        .insertInto('session')
        .values({
          token_hash: hashOfToken(token),
          account_id: id,
          kind: 'member',
          ip: '127.0.0.1',
          created_at: now,
          expires_at: now + DAY_MS,
          revoked_at: null,
        })
        .execute();
      const gameToken = await platform.transact(trx =>
        createGameSession(trx, { accountId: id, nodeId: slot.node_id, host: '', at: now, lifetime: DAY_MS }),
      );
      return {
        accountId: id,
        team,
        token,
        gameToken,
        stakes: stakesOf({ kind: 'slot', variant: slotModelOf(slot.node_id, '') }, slot.min_bet),
      };
    }),
  );
}

/** Clients that play and transfer at random, and on purpose send again what was sent before. */
export function createWorkload(players: Player[], clients: number): Workload {
  const acknowledged = new Map<string, Acknowledged>();
  const unanswered = new Map<string, MoneyRequest>();
  const contradictions: string[] = [];
  let seal: Seal | undefined;
  let running: Promise<void>[] = [];
  let stopped = false;
  const workload: Workload = {
    acknowledged,
    unanswered,
    contradictions,
    replays: 0,
    run(addresses) {
      stopped = false;
      running = Array.from({ length: clients }, (_, client) => loop(players[client % players.length], addresses));
    },
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
    async settle(url) {
      for (const request of [...unanswered.values()]) await send(url, request);
    },
  };

  async function loop(player: Player | undefined, addresses: () => string[]): Promise<void> {
    if (!player) throw new Error('There are no players.');
    const sent: MoneyRequest[] = [];
    while (!stopped) {
      const up = addresses();
      const url = up[Math.floor(Math.random() * up.length)];
      if (!url) {
        await new Promise(resolve => setImmediate(resolve));
        continue;
      }
      const old = sent[Math.floor(Math.random() * sent.length)];
      const request = old && Math.random() < REPLAY_SHARE ? old : newRequest(player);
      if (request === old) workload.replays++;
      else sent.push(request);
      await send(url, request);
    }
  }

  async function send(url: string, request: MoneyRequest): Promise<void> {
    if (!acknowledged.has(request.key)) unanswered.set(request.key, request);
    let status: number;
    let answer: string;
    try {
      // All processes have the key of their one database.
      seal ??= createSeal(() => publicKeyOf(url));
      const body = request.sealed ? await seal(request.body, { method: 'POST', path: request.path }) : request.body;
      const response = await fetch(url + request.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...request.headers },
        body: JSON.stringify(body),
      });
      status = response.status;
      answer = stable(await response.json());
    } catch {
      return; // Cut: whether it was booked is what the invariants must tell.
    }
    const first = acknowledged.get(request.key);
    // A refusal for lack of money books nothing, so the same key may succeed later; never the other way round.
    if (status === 409 && !first) return void unanswered.delete(request.key);
    if (status !== 200) contradictions.push(`${request.key}: ${status} ${answer}`);
    if (first && first.answer !== answer) contradictions.push(`${request.key}: first ${first.answer}, then ${answer}`);
    acknowledged.set(request.key, first ?? { request, answer });
    unanswered.delete(request.key);
  }
  return workload;
}

async function publicKeyOf(url: string) {
  return v.parse(v.object({ value: publicKeyAnswer }), await (await fetch(`${url}/wps/system/publicKey`)).json()).value;
}

function newRequest(player: Player): MoneyRequest {
  const key = newToken().slice(0, 24);
  const way = Math.random();
  if (way < TEAM_SHARE) {
    const [call, to] = player.team.length > 0 ? ['MCS2_transferDownline', { account: pick(player.team) }] : ['MCS2_transferUpline', {}];
    return {
      key,
      path: `/wps/relay/passwordCheck/${call}`,
      headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': key },
      body: { ...to, amount: pick(AMOUNTS), remark: '', paymentPassword: PAYMENT },
      sealed: true,
    };
  }
  if (way < TEAM_SHARE + TRANSFER_SHARE) {
    const [from, to] = Math.random() < 0.5 ? ['MAIN', 'AUR'] : ['AUR', 'MAIN'];
    return {
      key,
      path: '/wps/relay/GCS_walletTransfer',
      headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': key },
      body: { from, to, amount: pick(AMOUNTS) },
    };
  }
  return { key, path: '/play/api/round', headers: {}, body: { session: player.gameToken, roundId: key, stake: pick(player.stakes) } };
}

/** The answer without the mark that it is a repeat. */
function stable(answer: unknown): string {
  return JSON.stringify(answer, (name, value: unknown) => (name === 'repeated' ? undefined : value));
}

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}
