import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answerRequest,
  endContract,
  holdContract,
  offerContract,
  requestTermination,
} from '../../examples/platform/contracts/agreements.js';
import type { WireOffer } from '../../examples/platform/contracts/check-offer.js';
import { lockTree } from '../../examples/platform/contracts/lock-tree.js';
import { settleContracts, settleStep } from '../../examples/platform/contracts/settle-contracts.js';
import { testTeam } from '../../examples/platform/contracts/test-team.js';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform, Trx } from '../../examples/platform/platform.js';
import { findPostgres, startPostgres, type TemporaryPostgres } from './temporary-postgres.js';

const FIVE_MINUTES = 300_000;
const bin = findPostgres();

/** The embedded database has one connection, so nothing ever waits there inside a transaction. */
describe.runIf(bin)('contracts of one tree, decided at once on PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let folder: string;
  let platform: Platform;
  let count = 0;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    folder = await mkdtemp(join(tmpdir(), 'gp-in-turn-'));
    platform = await openPlatform(testConfig({ dataDir: folder, databaseUrl: postgres.url }));
    await platform.clock.freeze();
  }, 60_000);
  afterAll(async () => {
    await platform.close();
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The house gives to an agent, which gives on to a member; both can ask for the end of it. */
  async function chain() {
    const team = testTeam({ platform });
    const [top, member] = [`turn_top${++count}`, `turn_low${count}`];
    const [topId, memberId] = [await team.joins(top, null, 1), await team.joins(member, top)];
    const given = [];
    for (const [uplineId, accountId, account] of [
      [null, topId, top],
      [topId, memberId, member],
    ] as const) {
      const wire: WireOffer = { kind: 'realtime', period: 'daily', tiers: [], profitSalaryRate: 0.1, lossSalaryRate: 0.1 };
      const { value } = await platform.transact(trx => offerContract(trx, { uplineId, account, wire, now: platform.clock.now }));
      await platform.transact(trx =>
        answerRequest(trx, {
          accountId,
          requestId: value.requestId,
          kind: 'realtime',
          accepts: true,
          reason: '',
          now: platform.clock.now,
          gmtOffset: -6,
        }),
      );
      given.push(value.contractId);
    }
    return { team, topId, member, memberId, house: given[0] ?? 0, own: given[1] ?? 0 };
  }
  const contract = (id: number) => platform.db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const waiting = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`.execute(platform.db))
      .rows[0]?.count;

  /** Does `first` in a transaction that ends only when `second`, begun meanwhile, waits for it and `then` is done. */
  async function inTurn(
    first: (trx: Trx) => Promise<unknown>,
    second: () => Promise<unknown>,
    then: (trx: Trx) => Promise<unknown>,
  ): Promise<void> {
    let waits: Promise<unknown> = Promise.resolve();
    await platform.transact(async trx => {
      await first(trx);
      waits = second();
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
      await then(trx);
    });
    await waits;
  }

  it('AGT-41 an end that had to wait for its turn is dated when its turn comes', async () => {
    const { topId, memberId, own } = await chain();
    const value = await platform.transact(trx =>
      requestTermination(trx, { accountId: memberId, contractId: own, now: platform.clock.now }),
    );
    const asked = platform.clock.now();
    const answers = () =>
      platform.transact(trx =>
        answerRequest(trx, {
          accountId: topId,
          requestId: value.id,
          kind: 'realtime',
          accepts: true,
          reason: '',
          now: platform.clock.now,
          gmtOffset: -6,
        }),
      );
    await inTurn(
      trx => lockTree(trx, memberId),
      answers,
      () => platform.clock.advance(1_000),
    );
    expect(await contract(own)).toMatchObject({ status: 'terminated', terminated_at: asked + 1_000 });
  });

  it('INV-20 OP-34 nothing is settled while a contract above is being ended, so nobody is paid by it for later', async () => {
    const { team, member, memberId, house, own } = await chain();
    const begun = platform.clock.now();
    for (const part of [0.5, 1.5]) await team.bets(member, { stake: 100_000, at: begun + part * FIVE_MINUTES });
    await platform.clock.advance(FIVE_MINUTES / 2 + 1);
    const ended = platform.clock.now();
    const holds = async (trx: Trx) => {
      await holdContract(trx, house);
      await platform.clock.advance(2 * FIVE_MINUTES);
    };
    const ends = async (trx: Trx) =>
      endContract(trx, await holdContract(trx, house), { by: 'operator', news: 'terminated', actor: '', at: ended });
    const settles = () =>
      platform.transact(trx =>
        settleStep(trx, { id: own, downline_id: memberId }, { until: platform.clock.now(), at: platform.clock.now(), gmtOffset: -6 }),
      );
    await inTurn(holds, settles, ends);
    await settleContracts(platform);
    expect(await contract(own)).toMatchObject({ status: 'terminated', terminated_at: ended, settled_until: ended });
    const paid = await platform.db
      .selectFrom('salary_payout')
      .select(['amount', 'period_to'])
      .where('contract_id', '=', own)
      .where('amount', '>', 0)
      .execute();
    expect(paid).toEqual([{ amount: 100, period_to: ended }]);
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });
});
