import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { Failure } from '../../examples/platform/failure.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { closeEarly, payoutOf } from '../../examples/platform/lottery/draws.js';
import { placeBet } from '../../examples/platform/lottery/place-bet.js';
import { createLotterySchedule } from '../../examples/platform/lottery/scheduler.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform } from '../../examples/platform/platform.js';
import { startSandboxProcess } from './sandbox-process.js';
import { findPostgres, startPostgres } from './temporary-postgres.js';

const PLAYERS = 12;
const BETS = 240;
const REPEATS = 3;
/** More than the connections of both pools; each waits for a connection no longer than a platform lets it, also on a busy machine. */
const CLIENTS = 48;
const ROUNDS = 3;
const LIMIT_MS = 300_000;
const SELECTIONS = ['odd', 'even', 'odd even', 'big', 'small odd'];

/** Bets from all sides on one draw while it closes; each is sent several times under its key. Answers the keys that were accepted. */
async function betWhileClosing(platforms: readonly Platform[], round: number): Promise<Set<string>> {
  const [platform] = platforms;
  if (!platform) throw new Error('There is no platform.');
  const { db, clock } = platform;
  const draw = await db
    .selectFrom('lottery_draw as draw')
    .innerJoin('lottery_game as game', 'game.game_code', 'draw.game_code')
    .select(['draw.id', 'draw.issue_no', 'draw.game_code'])
    .where('game.number_rule', '=', 'D6')
    .where('draw.numbers', 'is', null)
    .where('draw.closes_at', '>', clock.now())
    .orderBy('draw.closes_at')
    .executeTakeFirstOrThrow();
  const accounts = await db.selectFrom('account').select('id').where('password_hash', '=', '!').orderBy('id').limit(PLAYERS).execute();
  const accepted = new Set<string>();
  const place = async (index: number) => {
    const bet = Math.floor(index / REPEATS);
    const key = `round-${round}-bet-${bet}`;
    try {
      await placeBet(platforms[index % platforms.length] ?? platform, {
        accountId: accounts[bet % PLAYERS]?.id ?? 0,
        gameCode: draw.game_code,
        issueNo: draw.issue_no,
        play: 'last-digit',
        selection: SELECTIONS[bet % SELECTIONS.length] ?? 'odd',
        unitStake: 10,
        idempotencyKey: key,
      });
      accepted.add(key);
    } catch (error) {
      // Too late is the one honest refusal here.
      if (!(error instanceof Failure && error.code === 'draw-closed')) throw error;
    }
    if (index === (BETS * REPEATS) / 2) await platform.transact(trx => closeEarly(trx, draw.id, clock.now));
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < BETS * REPEATS) await place(next++);
    }),
  );
  return accepted;
}

async function expectEachSettledOnce(platform: Platform, accepted: ReadonlySet<string>): Promise<void> {
  const { db } = platform;
  const open = () => db.selectFrom('bet').select('id').where('lottery_draw_id', 'is not', null).where('status', '=', 'open').execute();
  await expect.poll(open, { timeout: 90_000, interval: 500 }).toEqual([]);
  const bets = await db
    .selectFrom('lottery_bet')
    .innerJoin('bet', 'bet.id', 'lottery_bet.bet_id')
    .innerJoin('lottery_draw as draw', 'draw.id', 'lottery_bet.draw_id')
    .innerJoin('lottery_game as game', 'game.game_code', 'draw.game_code')
    .select([
      'lottery_bet.idempotency_key',
      'lottery_bet.play',
      'lottery_bet.selection',
      'lottery_bet.unit_stake',
      'lottery_bet.odds',
      'bet.payout',
      'draw.numbers',
      'game.number_rule',
    ])
    .execute();
  expect(bets.map(bet => bet.idempotency_key).sort()).toEqual([...accepted].sort());
  for (const bet of bets)
    expect(bet.payout).toBe(payoutOf(bet.number_rule, bet.play, bet.selection, bet.unit_stake, bet.odds, (bet.numbers ?? '').split(' ')));
  expect(await brokenInvariants(db)).toEqual([]);
  const total = await sql<{ sum: number }>`select sum(balance)::bigint as sum from wallet`.execute(db);
  expect(total.rows[0]?.sum).toBe(0);
}

it(
  'INV-24 INV-25 lottery bets at closing time are settled once on the embedded database, also after a stop in the middle',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gp-lottery-'));
    const accepted = new Set<string>();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        // Opened anew each round: what the last life left must be found and finished.
        const platform = await openPlatform(testConfig({ dataDir }));
        const schedule = createLotterySchedule(platform);
        await schedule.run();
        for (const key of await betWhileClosing([platform], round)) accepted.add(key);
        let left = 20;
        const dying: Platform = {
          ...platform,
          transact: work => (left-- > 0 ? platform.transact(work) : Promise.reject(new Error('the process ended'))),
        };
        const last = createLotterySchedule(dying);
        await schedule.stop();
        await last.run().catch(() => undefined);
        await last.stop();
        if (round === ROUNDS - 1) {
          const again = createLotterySchedule(platform);
          await expectEachSettledOnce(platform, accepted).finally(() => again.stop());
        }
        await platform.close();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);

const bin = findPostgres();
it.runIf(bin)(
  'INV-24 INV-25 lottery bets at closing time are settled once on PostgreSQL with two processes that draw, one of them killed while it does',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gp-lottery-'));
    const postgres = await startPostgres(bin ?? '');
    const config = testConfig({ dataDir, databaseUrl: postgres.url });
    const platforms = [await openPlatform(config), await openPlatform(config)];
    const start = () => startSandboxProcess({ GP_DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    const running = [await start(), await start()];
    const accepted = new Set<string>();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const betting = betWhileClosing(platforms, round);
        await running.shift()?.kill();
        running.push(await start());
        for (const key of await betting) accepted.add(key);
      }
      expect(accepted.size).toBeGreaterThan(BETS / 2);
      await expectEachSettledOnce(platforms[0]!, accepted);
    } finally {
      await Promise.all(running.map(sandbox => sandbox.stop()));
      await Promise.all(platforms.map(platform => platform.close()));
      await postgres.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
