import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  answerRequest,
  endContract,
  holdContract,
  offerContract,
  requestTermination,
} from '../../examples/platform/contracts/agreements.js';
import type { WireOffer } from '../../examples/platform/contracts/check-offer.js';
import { settleContracts } from '../../examples/platform/contracts/settle-contracts.js';
import { testTeam } from '../../examples/platform/contracts/test-team.js';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import type { ContractKind } from '../../examples/platform/database/schema.js';
import { Failure } from '../../examples/platform/failure.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform } from '../../examples/platform/platform.js';
import { findPostgres, startPostgres } from './temporary-postgres.js';

const CLIENTS = 16;
const STEPS = 24;
const DEPTH = 4;
const LIMIT_MS = 240_000;
const FIVE_MINUTES = 300_000;
const KINDS: ContractKind[] = ['daily', 'realtime'];
/** What the database says when a constraint, not the code, had to stop something; a wait in a circle is tried again by the platform. */
const isRefusal = (error: unknown) => error instanceof Failure && ['bad-request', 'not-found'].includes(error.code);

/** As the console does it; of two operators one comes too late. */
const operatorEnds = (on: Platform, id: number) =>
  on.transact(async trx => {
    const contract = await holdContract(trx, id);
    if (contract.status === 'active')
      await endContract(trx, contract, { by: 'operator', news: 'terminated', actor: '', at: on.clock.now() });
  });

interface Account {
  id: number;
  account: string;
}

/** A line of agents, each below the one before; their contracts are offered, answered and ended from all sides, while bets are settled and wages paid. */
async function agreeAtOnce(platforms: readonly Platform[]): Promise<void> {
  const [platform] = platforms;
  if (!platform) throw new Error('There is no platform.');
  const { db, clock } = platform;
  const team = testTeam({ platform });
  const line: Account[] = [];
  for (let level = 0; level < DEPTH; level++) {
    const account = `line_${level}`;
    line.push({ account, id: await team.joins(account, line.at(-1)?.account ?? null, 2) });
  }
  const [lowest] = line.slice(-1);
  const surprises: unknown[] = [];
  const done = { offered: 0, answered: 0, asked: 0, moved: 0, refused: 0 };
  let turn = 0;

  async function attempt(name: keyof typeof done, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      done[name]++;
    } catch (error) {
      if (isRefusal(error)) done.refused++;
      else surprises.push(error);
    }
  }
  async function step(random: () => number): Promise<void> {
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const on = platforms[turn++ % platforms.length] ?? platform!;
    const kind = pick(KINDS);
    // Above the first stands the house.
    const level = Math.floor(random() * DEPTH);
    const [uplineId, downline] = [line[level - 1]?.id ?? null, line[level]!];
    const rate = 1 + Math.floor(random() * 5);
    const wire: WireOffer = {
      kind,
      period: 'daily',
      tiers: kind === 'daily' ? [{ betAmount: 0, rate }] : [],
      ...(kind === 'realtime' && { profitSalaryRate: rate, lossSalaryRate: rate }),
    };
    const choice = random();
    // The operator moves a ceiling while others offer and accept, as the console does: it holds the row.
    if (choice < 0.05)
      return attempt('moved', () =>
        on.transact(trx =>
          trx
            .updateTable('setting')
            .set({ value: String(100 * (2 + Math.floor(random() * 4))) })
            .where('key', '=', kind === 'daily' ? 'contract_daily_max' : 'contract_realtime_loss_max')
            .execute(),
        ),
      );
    if (choice < 0.4)
      return attempt('offered', () =>
        on.transact(trx => offerContract(trx, { uplineId, account: downline.account, wire, now: on.clock.now })),
      );
    if (choice < 0.85) {
      const open = await db
        .selectFrom('contract_request')
        .innerJoin('contract', 'contract.id', 'contract_id')
        .select(['contract_request.id', 'kind', 'to_id', 'type'])
        .where('contract_request.status', '=', 'open')
        .where(by =>
          by.or([
            by(
              'to_id',
              'in',
              line.map(({ id }) => id),
            ),
            by('to_id', 'is', null),
          ]),
        )
        .execute();
      if (open.length === 0) return undefined;
      const request = pick(open);
      const answer = (accepts: boolean) =>
        attempt('answered', () =>
          on.transact(trx =>
            answerRequest(trx, {
              accountId: request.to_id,
              requestId: request.id,
              kind: request.kind,
              accepts,
              reason: '',
              now: on.clock.now,
              gmtOffset: -6,
            }),
          ),
        );
      await Promise.all([answer(true), answer(true), answer(random() < 0.7)]);
      return undefined;
    }
    const active = await db
      .selectFrom('contract')
      .select(['id', 'upline_id', 'downline_id'])
      .where('status', '=', 'active')
      .where(
        'downline_id',
        'in',
        line.map(({ id }) => id),
      )
      .execute();
    if (active.length === 0) return undefined;
    const { id: contractId, ...sides } = pick(active);
    if (sides.upline_id === null && random() < 0.5)
      return attempt('asked', () => Promise.all([operatorEnds(on, contractId), operatorEnds(on, contractId)]));
    await Promise.all(
      [sides.upline_id, sides.downline_id].map(accountId =>
        attempt('asked', () => on.transact(trx => requestTermination(trx, { accountId, contractId, now: on.clock.now }))),
      ),
    );
    return undefined;
  }

  for (let round = 0; round < 3; round++) {
    await Promise.all([
      ...Array.from({ length: CLIENTS }, async () => {
        for (let count = 0; count < STEPS; count++) await step(Math.random);
      }),
      (async () => {
        for (let count = 0; count < 4; count++)
          await Promise.all(platforms.flatMap(each => [settleContracts(each), settleContracts(each)]));
      })(),
    ]);
    // Whatever came of it, the house gives the first of the line something when the bets come.
    const [first] = line;
    const ofFirst = await db
      .selectFrom('contract')
      .select(['id', 'status'])
      .where('downline_id', '=', first!.id)
      .where('kind', '=', 'realtime')
      .where('status', 'in', ['offered', 'active'])
      .execute();
    if (!ofFirst.some(({ status }) => status === 'active')) {
      for (const { id } of ofFirst)
        await platform.transact(trx => requestTermination(trx, { accountId: null, contractId: id, isOffer: true, now: clock.now }));
      const wire: WireOffer = { kind: 'realtime', period: 'daily', tiers: [], profitSalaryRate: 0, lossSalaryRate: 1 };
      const { value } = await platform.transact(trx =>
        offerContract(trx, { uplineId: null, account: first!.account, wire, now: clock.now }),
      );
      await platform.transact(trx =>
        answerRequest(trx, {
          accountId: first!.id,
          requestId: value.requestId,
          kind: 'realtime',
          accepts: true,
          reason: '',
          now: clock.now,
          gmtOffset: -6,
        }),
      );
    }
    const bet = { stake: 10_000, payout: round % 2 === 0 ? 0 : 15_000 };
    for (let minute = 0; minute < 3; minute++) await team.bets(lowest!.account, { ...bet, at: clock.now() + minute * FIVE_MINUTES });
    await clock.advance(5 * FIVE_MINUTES);
    for (const other of platforms) await other.clock.reload();
    expect(surprises).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
  }
  await clock.advance(2 * 86_400_000);
  for (const other of platforms) await other.clock.reload();
  // The clock runs on while they settle, and wages of five minutes may fall due meanwhile.
  const until = clock.now();
  await Promise.all(platforms.flatMap(each => [settleContracts(each, until), settleContracts(each, until), settleContracts(each, until)]));
  expect(await brokenInvariants(db)).toEqual([]);
  expect(Math.min(done.offered, done.answered, done.asked, done.refused)).toBeGreaterThan(0);
  const paid = await db
    .selectFrom('salary_payout')
    .innerJoin('contract', 'contract.id', 'contract_id')
    .select(['contract_id', 'period_from'])
    .where(
      'downline_id',
      'in',
      line.map(({ id }) => id),
    )
    .execute();
  expect(paid.length).toBeGreaterThan(0);
  expect(await db.selectFrom('contract').select('id').where('due_at', '<=', until).execute()).toEqual([]);
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gp-contracts-'));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe(`contracts of ${CLIENTS} clients at once`, () => {
  it(
    'INV-17 INV-18 INV-20 hold on the embedded database',
    () =>
      inFolder(async dataDir => {
        const platform = await openPlatform(testConfig({ dataDir }));
        await agreeAtOnce([platform]).finally(() => platform.close());
      }),
    LIMIT_MS,
  );

  const bin = findPostgres();
  it.runIf(bin)(
    'INV-17 INV-18 INV-20 hold on PostgreSQL, with two processes',
    () =>
      inFolder(async dataDir => {
        const postgres = await startPostgres(bin ?? '');
        try {
          const platforms = [
            await openPlatform(testConfig({ dataDir, databaseUrl: postgres.url })),
            await openPlatform(testConfig({ dataDir, databaseUrl: postgres.url })),
          ];
          await agreeAtOnce(platforms).finally(() => Promise.all(platforms.map(each => each.close())));
        } finally {
          await postgres.close();
        }
      }),
    LIMIT_MS,
  );
});
