import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createSeal } from '../../src/api/wire/seal.js';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { missingOf, settleDispute, type DisputeSettlement } from '../../examples/platform/funds/withdrawal-disputes.js';
import {
  cancelWithdrawal,
  confirmReceipt,
  decideWithdrawal,
  forceReceipt,
  type ReceiptAnswer,
} from '../../examples/platform/funds/withdrawals.js';
import { createApp } from '../../examples/platform/http/app.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import { hashPassword } from '../../examples/platform/passwords.js';
import type { Platform } from '../../examples/platform/platform.js';
import { hashOfToken, newToken } from '../../examples/platform/secrets.js';
import { findPostgres, startPostgres } from './temporary-postgres.js';

const CLIENTS = 32;
const PLAYERS = 12;
const REQUESTS = 12;
/** Every third request repeats an earlier one, twice at once. */
const REPLAY_EVERY = 3;
const PASSWORD = '246810';
const PATH = '/wps/relay/passwordCheck/MCSFE_createWithdraw';
const AMOUNTS = [10, 120, 999.99, 4_999.99];
const DAY_MS = 86_400_000;
const LIMIT_MS = 240_000;

interface Player {
  accountId: number;
  payoutId: number;
  token: string;
}
interface Attempt {
  key: string;
  amount: number;
}

/** Players with a payment password, a receiving address and a session. */
async function preparePlayers(platform: Platform): Promise<Player[]> {
  const at = platform.clock.now();
  const hash = await hashPassword(PASSWORD, platform.config.passwordCost);
  const accounts = await platform.db
    .selectFrom('account')
    .select('id')
    .where('password_hash', '=', '!')
    .where('type', '=', 0)
    .orderBy('id')
    .limit(PLAYERS)
    .execute();
  const players: Player[] = [];
  for (const { id: accountId } of accounts) {
    const token = newToken();
    await platform.db.updateTable('account').set({ payment_password_hash: hash }).where('id', '=', accountId).execute();
    await platform.db
      .insertInto('session')
      .values({
        token_hash: hashOfToken(token),
        account_id: accountId,
        kind: 'member',
        ip: '127.0.0.1',
        created_at: at,
        expires_at: at + DAY_MS,
        revoked_at: null,
      })
      .execute();
    const { id: payoutId } = await platform.db
      .insertInto('payout_account')
      .values({ account_id: accountId, kind: 'bank', address: `01218001234${accountId}`, holder: 'Player', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    players.push({ accountId, payoutId, token });
  }
  return players;
}

/** Clients ask for withdrawals and repeat what they asked for, while the cashier decides, owners answer and dispute what came, and the cashier settles that, each twice at once. */
async function withdrawAtOnce(platform: Platform): Promise<void> {
  const app = await createApp(platform);
  const seal = createSeal(() => app.services.seal.publicKey());
  const players = await preparePlayers(platform);
  const booked = new Map<string, string>();
  const contradictions: string[] = [];
  const seen = { replays: 0, refused: 0, settled: 0, cancelled: 0 };
  let asking = CLIENTS;

  async function ask({ payoutId, token }: Player, { key, amount }: Attempt): Promise<void> {
    const payload = await seal(
      { payoutAccountId: String(payoutId), amount, mobileNum: '5500000001', paymentPassword: PASSWORD },
      { method: 'POST', path: PATH },
    );
    const response = await app.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload,
    });
    const body = response.json<{ code?: string; value?: { withdrawal: { id: string; amount: number } } }>();
    const id = body.value?.withdrawal.id;
    if (id === undefined) {
      seen.refused++;
      if (body.code !== 'insufficient-balance' || booked.has(key)) contradictions.push(`${key}: ${response.statusCode} ${body.code}`);
      return;
    }
    if ((booked.get(key) ?? id) !== id || body.value?.withdrawal.amount !== amount)
      contradictions.push(`${key}: first ${booked.get(key)}, then ${id}`);
    booked.set(key, id);
  }
  async function client(player: Player): Promise<void> {
    const sent: Attempt[] = [];
    for (let count = 0; count < REQUESTS; count++) {
      const old = sent[Math.floor(Math.random() * sent.length)];
      const isReplay = old !== undefined && count % REPLAY_EVERY === REPLAY_EVERY - 1;
      const attempt = isReplay ? old : { key: newToken().slice(0, 24), amount: AMOUNTS[Math.floor(Math.random() * AMOUNTS.length)] ?? 10 };
      if (isReplay) seen.replays++;
      else sent.push(attempt);
      // A repeat may well overtake its first.
      await Promise.all(isReplay ? [ask(player, attempt), ask(player, attempt)] : [ask(player, attempt)]);
    }
    asking--;
  }
  /** Each dispute by two cashiers at once: paid whole, paid in part, or refused. */
  async function settleDisputes(): Promise<void> {
    const disputes = await platform.db.selectFrom('withdrawal').selectAll().where('dispute', '=', 'open').limit(6).execute();
    const ways = (open: number): DisputeSettlement[] => [
      { kind: 'paid', amount: open, words: '', open },
      { kind: 'paid', amount: Math.ceil(open / 2), words: '', open },
      { kind: 'refused', words: 'A test', open },
    ];
    await Promise.all(
      disputes.flatMap(item => {
        const [mine, others] = [pick(ways(missingOf(item))), pick(ways(missingOf(item)))];
        return [mine, others, mine].map(async way => {
          if (await platform.transact(trx => settleDispute(trx, platform, item.id, way))) seen.settled++;
        });
      }),
    );
  }
  async function cashier(): Promise<void> {
    const isOver = async () =>
      asking === 0 &&
      (await platform.db
        .selectFrom('withdrawal')
        .select('id')
        .where(by => by.or([by('status', '=', 'pending'), by('dispute', '=', 'open')]))
        .limit(1)
        .executeTakeFirst()) === undefined;
    while (!(await isOver())) {
      const pending = await platform.db
        .selectFrom('withdrawal')
        .select(['id', 'account_id'])
        .where('status', '=', 'pending')
        .limit(6)
        .execute();
      const approve = (id: number) => platform.transact(trx => decideWithdrawal(trx, platform, id, { approved: true, receiptMinutes: 30 }));
      const reject = (id: number) => platform.transact(trx => decideWithdrawal(trx, platform, id, { approved: false, reason: 'A test' }));
      // A third of the owners cancel at the same moment, twice.
      const cancel = (id: number, accountId: number) =>
        cancelWithdrawal(platform, { accountId, account: 'player' }, id).then(
          () => void seen.cancelled++,
          () => undefined,
        );
      const ways = pending.flatMap(({ id, account_id: owner }) => [
        ...(id % 3 === 0 ? [() => cancel(id, owner), () => cancel(id, owner)] : []),
        () => approve(id),
        () => (Math.random() < 0.5 ? approve(id) : reject(id)),
      ]);
      await Promise.all((Math.random() < 0.5 ? ways : ways.reverse()).map(way => way()));
      await Promise.all(
        pending.flatMap(({ id, account_id: owner }) => [
          confirmReceipt(platform, owner, id, saidOf(id), { images: [], claim: 'By the workload' }).catch(() => undefined),
          platform.transact(trx => forceReceipt(trx, platform, id, 'operator')),
        ]),
      );
      await settleDisputes();
      await new Promise(resolve => setImmediate(resolve));
    }
  }

  try {
    // More than the first player has: the last of these is refused whatever happens.
    for (let count = 0; count < 8; count++) await ask(players[0]!, { key: newToken().slice(0, 24), amount: 4_999.99 });
    await Promise.all([...Array.from({ length: CLIENTS }, (_, index) => client(players[index % players.length]!)), cashier()]);
    expect(contradictions).toEqual([]);
    expect(seen.replays).toBe((CLIENTS * REQUESTS) / REPLAY_EVERY);
    expect(seen.refused).toBeGreaterThan(0);
    const rows = await platform.db.selectFrom('withdrawal').select(['id', 'idempotency_key', 'status', 'dispute']).execute();
    expect(rows.map(({ id, idempotency_key: key }) => [key.replace(/^\d+:/, ''), String(id)]).sort()).toEqual([...booked].sort());
    expect(rows.filter(({ status, dispute }) => status === 'pending' || dispute === 'open')).toEqual([]);
    const { lines } = await platform.db
      .selectFrom('withdrawal_settlement')
      .select(by => by.fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow();
    expect(seen.settled).toBe(Number(lines));
    expect(seen.settled).toBeGreaterThan(0);
    expect(seen.cancelled).toBeGreaterThan(0);
    expect(await brokenInvariants(platform.db)).toEqual([]);
    const total = await sql<{ sum: number }>`select sum(balance)::bigint as sum from wallet`.execute(platform.db);
    expect(total.rows[0]?.sum).toBe(0);
  } finally {
    await app.close();
  }
}

/** A third of them came whole, a third in part, a third not at all. */
function saidOf(id: number): ReceiptAnswer {
  if (id % 3 === 0) return { receipt: 'received' };
  return id % 3 === 1 ? { receipt: 'partly', receivedAmount: 1 } : { receipt: 'not_received' };
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)]!;
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gp-withdrawals-'));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe(`withdrawals of ${CLIENTS} clients at once`, () => {
  it(
    'INV-01 INV-02 INV-03 INV-04 INV-11 hold on the embedded database',
    () =>
      inFolder(async dataDir => {
        const platform = await openPlatform(testConfig({ dataDir }));
        await withdrawAtOnce(platform).finally(() => platform.close());
      }),
    LIMIT_MS,
  );

  const bin = findPostgres();
  it.runIf(bin)(
    'INV-01 INV-02 INV-03 INV-04 INV-11 hold on PostgreSQL, and nobody waits in a circle',
    () =>
      inFolder(async dataDir => {
        const postgres = await startPostgres(bin ?? '');
        try {
          const platform = await openPlatform(testConfig({ dataDir, databaseUrl: postgres.url }));
          await withdrawAtOnce(platform).finally(() => platform.close());
          expect(await postgres.deadlocks()).toBe(0);
        } finally {
          await postgres.close();
        }
      }),
    LIMIT_MS,
  );
});
