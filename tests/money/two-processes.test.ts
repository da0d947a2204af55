import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { book } from '../../examples/platform/ledger/book.js';
import { closeEarly } from '../../examples/platform/lottery/draws.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform } from '../../examples/platform/platform.js';
import { tell } from '../../examples/platform/tell.js';
import { createCore } from '../../src/core/create-core.js';
import { MAIN_WALLET, moveMoney, vendorWallets } from '../../src/core/funds/wallets.js';
import { lotteryMenu, openedGame } from '../../src/core/lottery/lottery-queries.js';
import { placeBet } from '../../src/core/lottery/place-bet.js';
import type { Core } from '../../src/core/parts/core.js';
import { StreamingPage } from './page-with-stream.js';
import { roundRobin, type RoundRobin } from './round-robin.js';
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.js';
import { findPostgres, startPostgres, type TemporaryPostgres } from './temporary-postgres.js';

const bin = findPostgres();
const SOON = { timeout: 2_000, interval: 50 };
/** Until a page that lost its stream has another. */
const AGAIN = { timeout: 30_000, interval: 200 };

/** Whoever answers: a page that is connected to one process follows what is done at the other. */
describe.runIf(bin)('two processes on one PostgreSQL, behind a proxy', () => {
  let postgres: TemporaryPostgres;
  let dataDir: string;
  let processes: SandboxProcess[];
  let proxy: RoundRobin;
  /** Looks at the rows. */
  let rows: Platform;
  const start = () => startSandboxProcess({ GP_DATA_DIR: dataDir, DATABASE_URL: postgres.url, GP_TRUSTED_PROXIES: '127.0.0.1' });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gp-two-'));
    postgres = await startPostgres(bin ?? '');
    rows = await openPlatform(testConfig({ dataDir, databaseUrl: postgres.url }));
    processes = [await start(), await start()];
    proxy = await roundRobin(() => processes.map(({ url }) => url));
  });
  afterAll(async () => {
    await proxy.close();
    await Promise.all(processes.map(each => each.stop()));
    await rows.close();
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function pageOf(account: string): Promise<Core> {
    const core = createCore(
      { apiBase: proxy.url, merchant: 'demo', navigation: 'history', defaultLanguage: 'EN', checkDomain: false },
      { page: new StreamingPage(), random: () => 0, whenIdle: run => run() },
    );
    onTestFinished(() => core.stop());
    await core.start();
    await core.session.login({ username: account, password: 'Demo1234' });
    return core;
  }
  const balanceOf = (core: Core) => core.wallet.store.getState().balance?.amount;
  const listens = () => expect.poll(() => proxy.following, AGAIN).toBeGreaterThan(0);
  const url = (index: number) => processes[index]?.url ?? '';

  it('WAL-01 SES-05 logged in at one, a bet at the other is seen within two seconds, and so is the end of the session', async () => {
    proxy.streamsTo = url(0);
    const page = await pageOf('demo_member');
    await expect.poll(() => balanceOf(page), AGAIN).toBeGreaterThan(0);
    await listens();
    const before = balanceOf(page) ?? 0;

    proxy.callsTo = url(1);
    const other = await pageOf('demo_member');
    const { games } = await other.queries.fetch(lotteryMenu(other, 'ELOTT'));
    const game = games.find(({ numberRule }) => numberRule === 'D3');
    const { current } = await other.queries.fetch(openedGame(other, game?.code ?? '', 1));
    const bet = { gameCode: game?.code ?? '', issueNo: current?.issueNo ?? '', play: 'last-digit', selection: 'odd', unitStake: 100 };
    await placeBet(other, bet);
    await expect.poll(() => balanceOf(page), SOON).toBe(before - 100);

    // The draw, by whichever process comes first, and the win or loss once.
    const draw = await rows.db
      .selectFrom('lottery_draw')
      .select('id')
      .where('game_code', '=', bet.gameCode)
      .where('issue_no', '=', bet.issueNo)
      .executeTakeFirstOrThrow();
    await rows.transact(trx => closeEarly(trx, draw.id, rows.clock.now));
    const settled = () =>
      rows.db
        .selectFrom('lottery_bet as own')
        .innerJoin('bet', 'bet.id', 'own.bet_id')
        .select(['bet.status', 'bet.payout'])
        .where('own.draw_id', '=', draw.id)
        .execute();
    await expect.poll(async () => (await settled()).every(({ status }) => status === 'settled'), AGAIN).toBe(true);
    const payout = (await settled()).reduce((sum, row) => sum + Number(row.payout ?? 0), 0);
    await expect.poll(() => balanceOf(page), SOON).toBe(before - 100 + payout);

    await fetch(`${url(1)}/wps/session/logout`, { method: 'DELETE', headers: { authorization: `Bearer ${page.session.token()}` } });
    await expect.poll(() => page.session.store.getState().state, SOON).toBe('logged-out');
  });

  it('a process whose ear the database cut hears again, and what it missed is asked', async () => {
    proxy.streamsTo = url(0);
    proxy.callsTo = undefined;
    const page = await pageOf('demo_player');
    await expect.poll(() => balanceOf(page), AGAIN).toBeGreaterThan(0);
    await listens();
    const before = balanceOf(page) ?? 0;
    const cut = await sql<object>`
      select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen gp_events'`.execute(rows.db);
    expect(cut.rows).toHaveLength(3);
    const { id } = await rows.db.selectFrom('account').select('id').where('account', '=', 'demo_player').executeTakeFirstOrThrow();
    await rows.transact(trx =>
      book(trx, {
        type: 'bonus',
        ref: { type: 'test', id: 'missed' },
        idempotencyKey: 'missed',
        at: rows.clock.now(),
        entries: [
          { wallet: { account: id }, amount: 700 },
          { wallet: { house: 'bonus' }, amount: -700 },
        ],
      }),
    );
    await expect.poll(() => balanceOf(page), AGAIN).toBe(before + 700);
  });

  // Whoever is started anew stands last, so that each of the first two is killed once.
  it.each(['one', 'the other'])('a page whose process is killed hears of the next from the other: %s', async () => {
    proxy.streamsTo = url(0);
    proxy.callsTo = undefined;
    const page = await pageOf('demo_player');
    await expect.poll(() => balanceOf(page), AGAIN).toBeGreaterThan(0);
    await listens();
    const [gone] = processes;
    await gone?.kill();
    processes = [...processes.slice(1)];
    proxy.streamsTo = undefined;
    const before = balanceOf(page) ?? 0;
    await rows.transact(async trx => {
      await trx.updateTable('setting').set({ value: '0' }).where('key', '=', 'merchant_wallet_single').execute();
      tell(trx, 'status-changed', undefined);
    });
    const other = await pageOf('demo_player');
    const wallets = await other.queries.fetch(vendorWallets(other));
    await moveMoney(other, { from: MAIN_WALLET, to: wallets[1]?.vendor ?? '', amount: 500 });
    await expect.poll(() => balanceOf(page), AGAIN).toBe(before - 500);
    processes = [...processes, await start()];
  });

  it('counts the calls of an address once, whoever answers', async () => {
    proxy.callsTo = undefined;
    const ask = () => fetch(`${proxy.url}/wps/system/jackpot`).then(({ status }) => status);
    const answers: number[] = [];
    for (let round = 0; round < 14; round++) answers.push(...(await Promise.all(Array.from({ length: 50 }, ask))));
    expect(answers.filter(status => status === 200).length).toBeLessThanOrEqual(600);
    expect(answers).toContain(429);
  });
});
