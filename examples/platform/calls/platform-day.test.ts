import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditAnswer } from '../../../src/api/money/credit.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { missionSummaryAnswer } from '../../../src/api/rewards/missions.js';
import { promotionAnswer } from '../../../src/api/rewards/promotions.js';
import { betsAnswer, profitAnswer } from '../../../src/api/money/records.js';
import { agentRevenueAnswer } from '../../../src/api/team/team-records.js';
import { teamOverviewAnswer } from '../../../src/api/team/team.js';
import { instantsOf } from '../../../src/core/format/date-range.js';
import { createIllustration } from '../../../src/widgets/jackpot/illustration.js';
import { contractPeriodAt, unitAt } from '../contracts/periods.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { placeBet, settleBet } from '../ledger/bets.js';
import { book } from '../ledger/book.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Of the seeded platform, in hours. */
const ZONE = -6;

let test: TestApp;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.clock.freeze();
});
afterAll(() => test.close());

async function idOf(account: string): Promise<number> {
  return (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
}

async function play(account: string, stake: number) {
  const { db, clock, transact } = test.platform;
  const game = await db.selectFrom('game').selectAll().where('game_type', '=', 'RNG').orderBy('node_id').executeTakeFirstOrThrow();
  const key = `day:${++count}`;
  const accountId = await idOf(account);
  const opened = {
    account_id: accountId,
    node_id: game.node_id,
    mode: 'real' as const,
    launch_token_hash: key,
    host: '',
    opened_at: clock.now(),
    expires_at: clock.now(),
    closed_at: null,
    server_seed: key,
    seed_hash: key,
    demo_balance: null,
  };
  const { id } = await db.insertInto('game_session').values(opened).returning('id').executeTakeFirstOrThrow();
  const bettor = { id, accountId, nodeId: game.node_id, gameType: 'RNG', vassalage: game.vassalage };
  await transact(async trx => {
    const { betId } = await placeBet(trx, { bettor, key, stake, at: clock.now() });
    await settleBet(trx, { bettor, betId, key, payout: 0, at: clock.now() });
  });
}

async function wage(account: string, amount: number) {
  const entries = [
    { wallet: { account: await idOf(account) }, amount },
    { wallet: { house: 'salary' as const }, amount: -amount },
  ];
  await test.platform.transact(trx =>
    book(trx, {
      type: 'daily_salary',
      ref: { type: 'day', id: String(++count) },
      idempotencyKey: `day:${count}`,
      at: test.platform.clock.now(),
      entries,
    }),
  );
}

// 1 January and 1 February begin a month; on 14 March 2027 and 31 October 2027 clocks are changed in the readers' countries.
describe.each(['2027-01-01', '2027-02-01', '2027-03-14', '2027-10-31'])(
  'OP-32 MEM-06 MEM-08 MEM-18 AGT-04 AGT-09 CON-15 PRO-08 the platform’s midnight that begins %s',
  today => {
    const midnight = Date.parse(`${today}T06:00:00Z`);
    const yesterday = new Date(midnight - DAY + 1).toISOString().slice(0, 10);
    let member: string;
    let agent: string;
    let daily: string;
    const signedIn: unknown[] = [];

    async function at(moment: number) {
      await test.platform.clock.set(moment);
      await test.platform.db.updateTable('account').set({ password_changed_at: moment }).execute();
      member = await test.login('demo_player');
      agent = await test.login('demo_agent');
    }
    const sign = async () =>
      (
        await test.call('POST', '/wps/relay/MCS2_applyActivity', {
          token: member,
          headers: { 'idempotency-key': `platform-day-sign-${++count}` },
          body: { promotionId: daily },
        })
      ).body.code;
    const ask = async <S extends v.GenericSchema>(
      schema: S,
      name: string,
      token: string,
      query: Record<string, string | number>,
    ): Promise<v.InferOutput<S>> => {
      const { status, body } = await test.call('GET', `/wps/relay/${name}`, { token, query });
      return v.parse(schema, readEnvelope(name, { status, body }));
    };
    const days = (from: string, to: string) => {
      const asked = instantsOf({ from, to }, ZONE);
      return { from: asked.from, to: asked.to };
    };
    const dayMission = async () =>
      (await ask(missionSummaryAnswer, 'MCSFE_getMissionSummaryDetails', member, {})).list.find(({ period }) => period === 'day');

    beforeAll(async () => {
      daily = String(
        (
          await test.platform.db
            .updateTable('promotion')
            .set({ ends_at: null })
            .where('kind', '=', 'sign_in')
            .where('active', '=', true)
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
      );
      await at(midnight - 5 * MINUTE);
      await play('demo_player', 700);
      await wage('demo_agent', 250);
      signedIn.push(await sign());
      await test.platform.clock.set(midnight - 1);
      signedIn.push(await sign());
      expect((await dayMission())?.endsAt).toBe(midnight);
      await at(midnight);
      await play('demo_player', 1_100);
      await wage('demo_agent', 400);
      signedIn.push(await sign());
      await at(midnight + 5 * MINUTE);
    });

    it('a bet stands in the record of its day', async () => {
      const stakes = async (from: string, to: string) =>
        (await ask(betsAnswer, 'ODSFE2_MemBetHist', member, days(from, to))).list.map(({ stake }) => stake);
      expect([await stakes(yesterday, yesterday), await stakes(today, today), await stakes(yesterday, today)]).toEqual([
        [700],
        [1_100],
        [1_100, 700],
      ]);
    });

    it('sums by day count it there, without being told a zone', async () => {
      const range = days(yesterday, today);
      const profit = await ask(profitAnswer, 'ODSFE2_MemProfitLoss', member, range);
      expect(profit.list.filter(({ gameType }) => gameType === 'RNG').map(({ day, stake }) => [day, stake])).toEqual([
        [today, 1_100],
        [yesterday, 700],
      ]);
      const credit = await ask(creditAnswer, 'ODSFE2_MemCreditReport', member, { ...range, period: 'day' });
      expect(credit.list.map(({ from, to, bet }) => [from, to, bet])).toEqual([
        [today, today, -1_100],
        [yesterday, yesterday, -700],
      ]);
      const overview = await ask(teamOverviewAnswer, 'MCS2_getTeamOverview', agent, range);
      expect(overview.list.map(({ day, stake }) => [day, stake])).toEqual([
        [today, 1_100],
        [yesterday, 700],
      ]);
      const revenue = await ask(agentRevenueAnswer, 'ODSFE2_AgentRevenue', agent, range);
      expect(revenue.list.map(({ day, dailySalary }) => [day, dailySalary])).toEqual([
        [today, 400],
        [yesterday, 250],
      ]);
    });

    it('a sign-in counts once a day, and again from midnight on', async () => {
      expect(signedIn).toEqual([undefined, 'activity-refused', undefined]);
      expect((await ask(promotionAnswer, 'MCSFE_getPromotionDetail', member, { id: daily, language: 'EN' })).own).toMatchObject({
        current: true,
      });
    });

    it('a day’s mission ends and begins with it', async () => {
      expect((await dayMission())?.endsAt).toBe(midnight + DAY);
      expect((await dayMission())?.progress).toBeLessThanOrEqual(1_100);
    });

    it('a wage is settled up to it, and from it on; so is the period of a month’s end', () => {
      expect([midnight - 1, midnight].map(moment => unitAt('daily', 'daily', moment, ZONE))).toEqual([
        { from: midnight - DAY, to: midnight },
        { from: midnight, to: midnight + DAY },
      ]);
      if (today.endsWith('-01'))
        expect([contractPeriodAt('monthly', midnight - 1, ZONE).to, contractPeriodAt('monthly', midnight, ZONE).from]).toEqual([
          midnight,
          midnight,
        ]);
    });

    it('the drawn jackpot begins its new day on an open page', () => {
      const open = createIllustration(ZONE);
      const before = open(midnight - 1);
      const begun = open(midnight);
      expect(begun).toEqual(createIllustration(ZONE)(midnight));
      expect(begun.amount).toBeLessThanOrEqual(300_000_000_00);
      // No step of growth: another pot.
      expect(Math.abs(begun.amount - before.amount)).toBeGreaterThan(500_00);
      expect(open(midnight + DAY / 2).amount).toBeGreaterThan(begun.amount);
    });
  },
);
