import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';
import { createLotterySchedule } from '../../examples/platform/lottery/scheduler.js';
import { sendToDownline } from '../../src/core/agent/team.js';
import { giveEnvelope } from '../../src/core/agent/red-envelopes.js';
import { openDownline } from '../../src/core/agent/register-links.js';
import type { Core } from '../../src/core/parts/core.js';
import { createCore } from '../../src/core/create-core.js';
import { submitFeedback } from '../../src/core/content/feedback.js';
import { depositMethods, orderDeposit } from '../../src/core/funds/deposits.js';
import { collectMoney, MAIN_WALLET, moveMoney, sendToUpline, vendorWallets } from '../../src/core/funds/wallets.js';
import { addReceivingAddress, askWithdrawal, withdrawConfig } from '../../src/core/funds/withdrawals.js';
import { lotteryMenu, openedGame } from '../../src/core/lottery/lottery-queries.js';
import { placeBet } from '../../src/core/lottery/place-bet.js';
import { claimOpenRebate } from '../../src/core/member/rebate.js';
import { changePaymentPassword } from '../../src/core/member/security.js';
import { takeMission, takeVipBonus } from '../../src/core/missions/claims.js';
import { missionSummary } from '../../src/core/missions/missions.js';
import { pointRewards } from '../../src/core/points/points.js';
import { convertPoints, redeemReward } from '../../src/core/points/spend-points.js';
import { claimOwnActivity, startActivity } from '../../src/core/promotions/activity-attempts.js';
import { ownActivities, promotionPage } from '../../src/core/promotions/promotions.js';
import { drawTicket, takeReward } from '../../src/core/rewards/claim-rewards.js';
import { openEnvelopes, takeEnvelope } from '../../src/core/rewards/envelopes.js';
import { rewardList } from '../../src/core/rewards/rewards.js';
import { FakePage } from '../../src/core/testing/fake-page.js';

const CORE = join(import.meta.dirname, '../../src/core');
const PASSWORD = '123456';
/** Where money, points and what leads to them is written. */
const BOOKS = [
  'ledger_txn',
  'fund_transfer',
  'deposit_order',
  'withdrawal',
  'red_envelope',
  'points_ledger',
  'redeem_request',
  'raffle_draw',
  'activity_application',
  'feedback',
  'account',
] as const;

/** A form is sent, the line is cut after it has arrived, the page is loaded anew, and the same is sent again. */
describe('INV-04 one wish, one booking', () => {
  let sandbox: TestApp;
  let apiBase: string;
  beforeAll(async () => {
    sandbox = await openTestApp();
    await sandbox.platform.db.updateTable('setting').set({ value: '0' }).where('key', '=', 'merchant_wallet_single').execute();
    // Draws that take bets.
    const schedule = createLotterySchedule(sandbox.platform);
    await schedule.run();
    await schedule.stop();
    apiBase = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => sandbox.close());

  async function load(page: FakePage, line = { isCut: false }): Promise<Core> {
    const core = createCore(
      { apiBase, merchant: 'demo', navigation: 'history', defaultLanguage: 'EN', checkDomain: false },
      {
        page,
        async fetch(input, init) {
          const answer = await fetch(input, init);
          if (line.isCut && new Headers(init?.headers).has('Idempotency-Key')) throw new TypeError('cut');
          return answer;
        },
      },
    );
    onTestFinished(() => core.stop());
    await core.start();
    return core;
  }
  const booked = async () => {
    const counts = BOOKS.map(table => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`);
    return (await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(sandbox.platform.db)).rows[0];
  };
  const first = <T>(list: readonly T[], what: string): T => {
    if (list[0] === undefined) throw new Error(`The seed has no ${what}.`);
    return list[0];
  };
  const guarded = async (core: Core) =>
    changePaymentPassword(core, { oldPassword: 'Demo1234', newPassword: PASSWORD, confirmNewPassword: PASSWORD });

  /** Who wishes, and what: the answer of `prepare` sends the same each time, as a form that is filled in again does. */
  const wishes: Record<string, [account: string, prepare: (core: Core) => Promise<(core: Core) => Promise<unknown>>]> = {
    'a deposit': [
      'demo_member',
      async core => {
        const { id, min } = first(await core.queries.fetch(depositMethods(core)), 'way to deposit');
        return later => orderDeposit(later, { methodId: id, amount: min });
      },
    ],
    'a withdrawal': [
      'demo_member',
      async core => {
        await guarded(core);
        const { min, mobileNum, payeeName } = await core.queries.fetch(withdrawConfig(core));
        const { id } = await addReceivingAddress(core, {
          kind: 'bank',
          address: 'DE89370400440532013000',
          holder: payeeName,
          paymentPassword: PASSWORD,
        });
        return later => askWithdrawal(later, { payoutAccountId: id, amount: min, mobileNum, paymentPassword: PASSWORD });
      },
    ],
    'a move between wallets': [
      'demo_player',
      async core => {
        const wallets = await core.queries.fetch(vendorWallets(core));
        const { vendor } = first(wallets.slice(1), 'other wallet');
        return later => moveMoney(later, { from: MAIN_WALLET, to: vendor, amount: 500 });
      },
    ],
    'all wallets into one': ['demo_player', async () => later => collectMoney(later)],
    'a transfer to the upline': [
      'demo_subagent',
      async core => {
        await guarded(core);
        return later => sendToUpline(later, { amount: 500, remark: 'rent', paymentPassword: PASSWORD });
      },
    ],
    'a transfer to a downline': [
      'demo_agent',
      async core => {
        await guarded(core);
        return later => sendToDownline(later, { account: 'demo_subagent', amount: 500, remark: '', paymentPassword: PASSWORD });
      },
    ],
    'a red envelope': [
      'demo_agent',
      async () => later => giveEnvelope(later, { accounts: ['demo_subagent'], total: 1000, remark: '', paymentPassword: PASSWORD }),
    ],
    'what is in a red envelope': [
      'demo_subagent',
      async core => {
        const { id } = first((await core.queries.fetch(openEnvelopes(core))).list, 'envelope');
        return later => takeEnvelope(later, id);
      },
    ],
    'an account of a downline': [
      'demo_agent',
      async () => later => openDownline(later, { username: 'once_only', password: 'Once1234', accountType: 0 }),
    ],
    'a rebate': ['demo_member', async () => later => claimOpenRebate(later)],
    'points turned into balance': ['demo_member', async () => later => convertPoints(later, { points: 500, paymentPassword: PASSWORD })],
    'a reward of the mall': [
      'demo_member',
      async core => {
        const { id } = first((await core.queries.fetch(pointRewards(core))).list, 'reward');
        return later => redeemReward(later, { rewardId: id, paymentPassword: PASSWORD });
      },
    ],
    'a bonus': [
      'demo_member',
      async core => {
        const waiting = (await core.queries.fetch(rewardList(core))).filter(({ kind }) => kind === 'bonus');
        return later => takeReward(later, first(waiting, 'bonus'));
      },
    ],
    'a draw': ['demo_member', async () => later => drawTicket(later, 'egg_ticket')],
    'a mission': [
      'demo_member',
      async core => {
        const { list } = await core.queries.fetch(missionSummary(core));
        const mission = first(
          list.filter(({ status }) => status === 'claimable'),
          'mission',
        );
        return later => takeMission(later, mission);
      },
    ],
    'the bonus of a rank': ['demo_member', async () => later => takeVipBonus(later, 2)],
    'a sign-in of an activity': [
      'demo_player',
      async core => {
        const { list } = await core.queries.fetch(promotionPage(core, { category: '', dates: '', page: 1 }));
        const { id } = first(
          list.filter(({ kind }) => kind === 'sign_in'),
          'daily sign-in',
        );
        return later => startActivity(later, id);
      },
    ],
    'what an activity brought': [
      'demo_player',
      async core => {
        const issued = (await core.queries.fetch(ownActivities(core))).filter(({ status }) => status === 'issued');
        const { applicationId } = first(issued, 'issued activity');
        return later => claimOwnActivity(later, applicationId);
      },
    ],
    'a bet on a lottery': [
      'demo_member',
      async core => {
        const { games } = await core.queries.fetch(lotteryMenu(core, 'ELOTT'));
        const { code } = first(
          games.filter(({ numberRule }) => numberRule === 'D3'),
          'lottery of three digits',
        );
        const { current } = await core.queries.fetch(openedGame(core, code, 1));
        return later =>
          placeBet(later, { gameCode: code, issueNo: current?.issueNo ?? '', play: 'last-digit', selection: 'odd even', unitStake: 100 });
      },
    ],
    'a feedback': [
      'demo_member',
      async () => later =>
        submitFeedback(later, { questionType: 'other', content: 'the lobby could be sorted by name '.repeat(6), images: [] }),
    ],
  };
  it.each(Object.entries(wishes))('%s', async (_what, [account, prepare]) => {
    const page = new FakePage();
    const line = { isCut: false };
    const core = await load(page, line);
    await core.session.login({ username: account, password: 'Demo1234' });
    const wish = await prepare(core);
    const before = await booked();
    line.isCut = true;
    await expect(wish(core)).rejects.toMatchObject({ code: 'network' });
    core.stop();
    const arrived = await booked();
    expect(arrived, 'it has arrived').not.toEqual(before);
    const later = await load(new FakePage('/', { session: page.sessionStorage }));
    await wish(later);
    expect(await booked(), 'it is not done twice').toEqual(arrived);
  });
});

it('INV-04 every action that is done once is sent twice above', () => {
  const own = readFileSync(import.meta.filename, 'utf8');
  const once = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap(path => readFileSync(join(CORE, path), 'utf8').split(/^(?=export const )/m))
    .filter(code => /^export const \w+ = action\(\{[^]*?^ {2}once: /m.test(code))
    .map(code => /\w+(?= = action)/.exec(code)?.[0] ?? '');
  expect(once.length).toBeGreaterThan(15);
  expect(once.filter(name => !own.includes(`${name}(later`))).toEqual([]);
});
