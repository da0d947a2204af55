import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform } from '../../examples/platform/platform.js';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.js';
import { findPostgres, startPostgres } from './temporary-postgres.js';
import { createWorkload, preparePlayers, type Workload } from './workload.js';

const CLIENTS = 32;
const PLAYERS = 12;
const KILLS = 3;
/** Answers between one kill and the next; the moment of the kill falls anywhere among requests under way. */
const ANSWERS_PER_LIFE = 80;
const LIMIT_MS = 240_000;

interface Doors {
  databaseUrl?: string;
  dataDir: string;
  /** Processes on the same database at once; the embedded one allows one. */
  processes: number;
}

/** Plays, kills processes in the middle of it, starts them again, and at the end looks at every row. */
async function playThroughKills({ databaseUrl, dataDir, processes }: Doors): Promise<void> {
  const open = () => openPlatform(testConfig({ dataDir, databaseUrl }));
  const { players, before } = await using(open, async platform => ({
    players: await preparePlayers(platform, PLAYERS),
    before: new Set(await bookedKeys(platform)),
  }));
  const start = () => startSandboxProcess({ GP_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  const workload = createWorkload(players, CLIENTS);
  const running: SandboxProcess[] = [];
  try {
    for (let count = 0; count < processes; count++) running.push(await start());
    workload.run(() => running.map(sandbox => sandbox.url));
    for (let kill = 0; kill < KILLS; kill++) {
      const answers = workload.acknowledged.size;
      await expect.poll(() => workload.acknowledged.size, { timeout: 90_000 }).toBeGreaterThan(answers + ANSWERS_PER_LIFE);
      await running.shift()?.kill();
      running.push(await start());
    }
    await workload.stop();
    await workload.settle(running[0]?.url ?? '');
    expect(workload.unanswered.size).toBe(0);
  } finally {
    await workload.stop();
    const codes = await Promise.all(running.map(sandbox => sandbox.stop()));
    expect(codes).toEqual(running.map(() => 0));
  }
  expect(workload.contradictions.slice(0, 2)).toEqual([]);
  expect(workload.replays).toBeGreaterThan(20);
  await using(open, platform => expectSoundBooks(platform, workload, before));
}

async function bookedKeys({ db }: Platform): Promise<string[]> {
  return (await db.selectFrom('ledger_txn').select('idempotency_key').execute()).map(row => row.idempotency_key);
}

/** `before`: keys of what stood in the books when the clients began. */
async function expectSoundBooks(platform: Platform, workload: Workload, before: ReadonlySet<string>): Promise<void> {
  expect(await brokenInvariants(platform.db)).toEqual([]);
  const total = await sql<{ sum: number }>`select sum(balance)::bigint as sum from wallet`.execute(platform.db);
  expect(total.rows[0]?.sum).toBe(0);
  // Every answer that a client got stands in the books once, and everything in the books was answered to a client.
  const booked = (await bookedKeys(platform))
    .filter(key => !before.has(key) && !key.endsWith(':payout'))
    .map(key => key.replace(/^(round|transfer|up|down):\d+:/, '').replace(/:bet$/, ''));
  expect(new Set(booked).size).toBe(booked.length);
  expect(booked.sort()).toEqual([...workload.acknowledged.keys()].sort());
  // Both ways within teams were taken.
  const { ways } = await platform.db
    .selectFrom('fund_transfer')
    .select(sql<string[]>`array_agg(distinct kind order by kind)`.as('ways'))
    .executeTakeFirstOrThrow();
  expect(ways).toEqual(['down', 'up', 'wallet']);
}

async function using<T>(open: () => Promise<Platform>, work: (platform: Platform) => Promise<T>): Promise<T> {
  const platform = await open();
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

describe(`money under ${CLIENTS} clients and ${KILLS} kills`, () => {
  it(
    'INV-01 INV-02 INV-03 INV-04 INV-21 INV-24 WAL-17 WAL-18 hold on the embedded database',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gp-money-'));
      try {
        await playThroughKills({ dataDir, processes: 1 });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );

  const bin = findPostgres();
  it.runIf(bin)(
    'INV-01 INV-02 INV-03 INV-04 INV-21 INV-24 WAL-17 WAL-18 hold on PostgreSQL with two processes on one database',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gp-money-'));
      const postgres = await startPostgres(bin ?? '');
      try {
        await playThroughKills({ dataDir, databaseUrl: postgres.url, processes: 2 });
      } finally {
        await postgres.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );
  if (!bin) console.warn('No PostgreSQL is installed (initdb, postgres): row locks were not tested. On Debian: apt install postgresql');
});
