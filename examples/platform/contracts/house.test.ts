import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { answerRequest, endContract, holdContract, offerContract } from './agreements.js';
import { boundOf, CEILINGS } from './bounds.js';
import type { WireOffer } from './check-offer.js';
import { letterText } from './letter-words.js';
import { settleContracts } from './settle-contracts.js';
import { testTeam, type TestTeam } from './test-team.js';

const FIVE_MINUTES = 300_000;

let test: TestApp;
let team: TestTeam;
let count = 0;
let top: string;
let agent: string;
let member: string;

beforeAll(async () => {
  test = await openTestApp();
  team = testTeam(test);
  await test.platform.clock.freeze();
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});
/** Nobody above the first, which has nothing yet. */
beforeEach(async () => {
  count++;
  [top, agent, member] = [`top${count}`, `below${count}`, `lowest${count}`];
  await team.joins(top, null, 1);
  await team.joins(agent, top, 2);
  await team.joins(member, agent);
  await ceilings({ dividend: 30, daily: 2, hour: 20, profit: 1, loss: 2 });
});

const ceilings = async (percent: { dividend?: number; daily?: number; hour?: number; profit?: number; loss?: number }) => {
  for (const [name, value] of Object.entries(percent)) {
    const key = CEILINGS.find(each => each.includes(`_${name}_`));
    await test.platform.db
      .updateTable('setting')
      .set({ value: String(value * 100) })
      .where('key', '=', key ?? '')
      .execute();
  }
};
const daily = (rate: number): WireOffer => ({ kind: 'daily', period: 'daily', tiers: [{ betAmount: 0, rate }] });
const dividend = (rate: number, period = 'monthly'): WireOffer => ({ kind: 'dividend', period, tiers: [{ rate }] });
const hour = (amount: number): WireOffer => ({ kind: 'hour', period: 'daily', tiers: [{ betAmount: 0, amount }] });
const live = (profitSalaryRate: number, lossSalaryRate: number): WireOffer => ({
  kind: 'realtime',
  period: 'daily',
  tiers: [],
  profitSalaryRate,
  lossSalaryRate,
});
/** The house offers where `from` is null. */
const offers = async (from: string | null, to: string, wire: WireOffer) => {
  const uplineId = from === null ? null : await team.idOf(from);
  const { value } = await test.platform.transact(trx => offerContract(trx, { uplineId, account: to, wire, now: test.platform.clock.now }));
  return { ...value, kind: wire.kind };
};
const accepts = async (as: string, { requestId, kind }: Awaited<ReturnType<typeof offers>>) => {
  const accountId = await team.idOf(as);
  return test.platform.transact(trx =>
    answerRequest(trx, { accountId, requestId, kind, accepts: true, reason: '', now: test.platform.clock.now, gmtOffset: -6 }),
  );
};
const agrees = async (...of: Parameters<typeof offers>) => {
  const offer = await offers(...of);
  await accepts(of[1], offer);
  return offer.contractId;
};
const ends = (id: number) =>
  test.platform.transact(async trx =>
    endContract(trx, await holdContract(trx, id), { by: 'operator', news: 'terminated', actor: '', at: test.platform.clock.now() }),
  );
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { options: { fields?: object } }) => error.options.fields,
  );
const row = (id: number) => test.platform.db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the house as upline', () => {
  it('OP-34 an agent with nobody above it gives nothing until the house gives it something, and never more than that', async () => {
    expect(await fieldsOf(offers(top, agent, daily(100)))).toEqual({ kind: 'none-received' });
    expect(await fieldsOf(offers(top, agent, live(100, 100)))).toEqual({ kind: 'none-received' });
    await agrees(null, top, daily(1.5));
    expect(await fieldsOf(offers(top, agent, daily(1.51)))).toEqual({ tiers: 'too-high' });
    await agrees(top, agent, daily(1.5));
    expect(await fieldsOf(offers(agent, member, daily(1.6)))).toEqual({ tiers: 'too-high' });
    // What it has of one kind says nothing of another.
    expect(await fieldsOf(offers(agent, member, hour(1)))).toEqual({ kind: 'none-received' });
  });

  it('OP-34 the house offers no more than its ceilings: by the highest tier, of a real-time salary by either rate', async () => {
    expect(await fieldsOf(offers(null, top, dividend(30.01)))).toEqual({ tiers: 'too-high' });
    expect(
      await fieldsOf(
        offers(null, top, {
          ...daily(1),
          tiers: [
            { betAmount: 0, rate: 1 },
            { betAmount: 10, rate: 2.01 },
          ],
        }),
      ),
    ).toEqual({ tiers: 'too-high' });
    expect(await fieldsOf(offers(null, top, hour(20.01)))).toEqual({ tiers: 'too-high' });
    expect(await fieldsOf(offers(null, top, live(1.01, 0)))).toEqual({ profitSalaryRate: 'too-high' });
    expect(await fieldsOf(offers(null, top, live(0, 2.01)))).toEqual({ lossSalaryRate: 'too-high' });
    for (const wire of [dividend(30), daily(2), hour(20), live(1, 2)]) await agrees(null, top, wire);
  });

  it('INV-17 the house offers to agents with nobody above them, and to nobody else', async () => {
    for (const to of [agent, member, 'demo_member', 'nobody'])
      expect(await fieldsOf(offers(null, to, daily(1))), to).toEqual({ account: 'not-top-agent' });
    const { db } = test.platform;
    const values = { kind: 'daily' as const, upline_id: null, period: 'daily' as const, offered_at: 1 };
    for (const to of [agent, 'demo_member'])
      await expect(
        db
          .insertInto('contract')
          .values({ ...values, downline_id: await team.idOf(to) })
          .execute(),
      ).rejects.toMatchObject({ constraint: 'contract_begins' });
  });

  it('a dividend is not settled more often than that of whoever gives it', async () => {
    await agrees(null, top, dividend(20, 'semimonthly'));
    expect(await fieldsOf(offers(top, agent, dividend(1, 'weekly')))).toEqual({ period: 'too-often' });
    await agrees(top, agent, dividend(20, 'monthly'));
  });

  it('OP-34 INV-18 a dividend that is settled more often than the new one of its giver ends with it, with a letter and a line in the audit; offers go back', async () => {
    const { db } = test.platform;
    await agrees(null, top, dividend(20, 'daily'));
    const [often, seldom] = [await agrees(top, agent, dividend(5, 'weekly')), await agrees(agent, member, dividend(5, 'monthly'))];
    const waiting = await offers(top, agent, dividend(5, 'semimonthly'));
    const { kind, requestId } = await offers(null, top, dividend(20, 'monthly'));
    const { body } = await test.call('GET', '/wps/relay/MCS2_getContractList', { token: await test.login(top) });
    expect(body.value).toMatchObject({
      contracts: expect.arrayContaining([expect.objectContaining({ status: 'offered', direction: 'received', ends: [agent] })]),
    });
    await accepts(top, { kind, requestId, contractId: 0 });
    expect(await Promise.all([often, seldom, waiting.contractId].map(async id => (await row(id)).status))).toEqual([
      'terminated',
      'terminated',
      'rejected',
    ]);
    expect(
      await db.selectFrom('audit').select('action').where('ref', '=', `contract ${often}`).orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ action: 'end contract (auto)' });
    const letters = await db
      .selectFrom('message')
      .select('reference')
      .where('account_id', '=', await team.idOf(agent))
      .execute();
    expect(letters.map(({ reference }) => JSON.parse(reference ?? '{}') as object)).toContainEqual(
      expect.objectContaining({ news: 'ended', side: 'downline', other: top, why: ['too-often'] }),
    );
    const toTop = await db
      .selectFrom('message')
      .select('reference')
      .where('account_id', '=', await team.idOf(top))
      .orderBy('id')
      .execute();
    const told = (news: string, language: 'EN' | 'ES') =>
      toTop.flatMap(({ reference }) =>
        reference?.includes(`"${news}"`) && reference.includes('too-often') ? [letterText(reference, language).content] : [],
      );
    expect(told('ended', 'EN')).toEqual([
      `Your contract with ${agent} has ended: dividend. It was settled more often than your own contract is now, which is not allowed. What it earned until now is still paid. You can offer another one.`,
    ]);
    expect(told('withdrawn', 'ES')).toEqual([
      `Se retiró tu oferta a ${agent}: dividendo. Se liquidaba con más frecuencia que tu propio contrato ahora, y eso no se permite. Puedes ofrecer otro.`,
    ]);
    await agrees(top, agent, dividend(5, 'monthly'));
    const sides = { upline_id: await team.idOf(agent), downline_id: await team.idOf(member) };
    await expect(
      test.platform.transact(async trx => {
        const { id } = await trx
          .insertInto('contract')
          .values({ ...sides, kind: 'dividend', period: 'weekly', offered_at: test.platform.clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx.insertInto('contract_tier').values({ contract_id: id, seq: 0, rate: 1 }).execute();
      }),
    ).rejects.toMatchObject({ constraint: 'contract_stands' });
  });

  it('OP-34 an offer is held against what its giver has when it is accepted: after a ceiling fell it is refused, and waits', async () => {
    const offer = await offers(null, top, daily(2));
    await ceilings({ daily: 1 });
    expect(await fieldsOf(accepts(top, offer))).toEqual({ action: 'above-giver' });
    expect((await row(offer.contractId)).status).toBe('offered');
    await ceilings({ daily: 2 });
    await accepts(top, offer);
    const below = await offers(top, agent, daily(2));
    await ceilings({ daily: 1 });
    expect(await fieldsOf(accepts(agent, below))).toEqual({ action: 'above-giver' });
  });

  it('INV-18 OP-34 when a contract of the house ends, what was given from it ends through the tree, with a letter and a line in the audit for each', async () => {
    const house = await agrees(null, top, daily(2));
    const [first, second] = [await agrees(top, agent, daily(2)), await agrees(agent, member, daily(1))];
    const other = await agrees(null, top, hour(5));
    await ends(house);
    expect(
      await Promise.all([house, first, second, other].map(async id => [(await row(id)).status, (await row(id)).terminated_by])),
    ).toEqual([
      ['terminated', 'operator'],
      ['terminated', 'auto'],
      ['terminated', 'auto'],
      ['active', null],
    ]);
    const { db } = test.platform;
    for (const id of [first, second])
      expect(
        await db.selectFrom('audit').select('action').where('ref', '=', `contract ${id}`).orderBy('id', 'desc').executeTakeFirst(),
      ).toEqual({ action: 'end contract (auto)' });
    const letters = await db
      .selectFrom('message')
      .select('reference')
      .where('account_id', '=', await team.idOf(member))
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(JSON.parse(letters?.reference ?? '{}')).toMatchObject({ news: 'ended', side: 'downline', other: agent, why: ['none-received'] });
  });

  it('INV-18 OP-34 when a contract of the house drops, what is above the new one ends, and what was given further on from there', async () => {
    await agrees(null, top, live(1, 2));
    const [first, second] = [await agrees(top, agent, live(0.1, 2)), await agrees(agent, member, live(0.1, 0.1))];
    const waiting = await offers(agent, member, live(0.1, 1));
    await agrees(null, top, live(1, 1));
    expect(await Promise.all([first, second, waiting.contractId].map(async id => (await row(id)).status))).toEqual([
      'terminated',
      'terminated',
      'rejected',
    ]);
  });

  it('INV-18 the database lets nothing stand above what its giver has, whoever writes it', async () => {
    await agrees(null, top, daily(2));
    const given = await agrees(top, agent, daily(1.5));
    const { db } = test.platform;
    const stands = expect.objectContaining({ constraint: 'contract_stands' });
    const at = test.platform.clock.now();
    const sides = { upline_id: await team.idOf(agent), downline_id: await team.idOf(member) };
    await expect(
      test.platform.transact(async trx => {
        const { id } = await trx
          .insertInto('contract')
          .values({ ...sides, kind: 'daily', period: 'daily', offered_at: at })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx.insertInto('contract_tier').values({ contract_id: id, seq: 0, bet_amount: 0, rate: 151 }).execute();
      }),
    ).rejects.toEqual(stands);
    await expect(
      db
        .insertInto('contract')
        .values({
          ...sides,
          kind: 'realtime',
          period: 'daily',
          single_betting_amount: 0,
          profit_salary_rate: 0,
          loss_salary_rate: 1,
          offered_at: at,
        })
        .execute(),
    ).rejects.toEqual(stands);
    const received = await db
      .selectFrom('contract')
      .select('id')
      .where('downline_id', '=', await team.idOf(top))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    await expect(
      db
        .updateTable('contract')
        .set({ status: 'terminated', terminated_at: at, terminated_by: 'upline' })
        .where('id', '=', received.id)
        .execute(),
    ).rejects.toEqual(stands);
    expect((await row(given)).status).toBe('active');
  });

  it('INV-20 AGT-09 the house pays an agent by its contract like any other; above a ceiling that fell it pays up to there, all down the tree', async () => {
    const { platform } = test;
    await agrees(null, top, live(1, 2));
    await agrees(top, agent, live(0, 1.5));
    await platform.clock.set(Math.ceil(platform.clock.now() / FIVE_MINUTES) * FIVE_MINUTES);
    const balances = () => Promise.all([top, agent].map(async each => balanceOf(platform.db, await team.idOf(each))));
    await team.bets(member, { stake: 10_000, at: platform.clock.now() });
    await platform.clock.advance(FIVE_MINUTES);
    await settleContracts(platform);
    expect(await balances()).toEqual([200, 150]);
    await ceilings({ loss: 0.5 });
    await team.bets(member, { stake: 10_000, at: platform.clock.now() });
    await platform.clock.advance(FIVE_MINUTES);
    await settleContracts(platform);
    expect(await balances()).toEqual([250, 200]);
    const { body } = await test.call('GET', '/wps/relay/MCSFE_getRealTimeSalaryRecord', { token: await test.login(top) });
    expect(body.value).toMatchObject({
      amount: 2.5,
      list: [
        { account: '', lossSalaryRate: 0.5, amount: 0.5 },
        { account: '', lossSalaryRate: 2, amount: 2 },
      ],
    });
    const revenue = await test.call('GET', '/wps/relay/MCS2_getContractList', { token: await test.login(top) });
    expect(revenue.body.value).toMatchObject({
      bounds: [{ kind: 'realtime', profitSalaryRate: 1, lossSalaryRate: 0.5 }],
      contracts: expect.arrayContaining([
        expect.objectContaining({ account: '', direction: 'received', paidUpTo: { profitSalaryRate: 1, lossSalaryRate: 0.5 } }),
      ]),
    });
  });

  it('INV-20 what ended with its giver’s contract is still paid at what its giver had', async () => {
    const { platform } = test;
    const house = await agrees(null, top, live(0, 2));
    await agrees(top, agent, live(0, 1));
    await platform.clock.set(Math.ceil(platform.clock.now() / FIVE_MINUTES) * FIVE_MINUTES);
    await team.bets(member, { stake: 10_000, at: platform.clock.now() });
    await platform.clock.advance(60_000);
    await ends(house);
    await platform.clock.advance(FIVE_MINUTES);
    await settleContracts(platform);
    expect(await Promise.all([top, agent].map(async each => balanceOf(platform.db, await team.idOf(each))))).toEqual([200, 100]);
  });

  it('the bound of an account is what it and all above it let through', async () => {
    await agrees(null, top, daily(2));
    await agrees(top, agent, daily(1));
    expect([
      await boundOf(test.platform.db, null, 'daily'),
      await boundOf(test.platform.db, await team.idOf(agent), 'daily'),
      await boundOf(test.platform.db, await team.idOf(agent), 'hour'),
    ]).toMatchObject([{ holds: true, highest: 200 }, { holds: true, highest: 100, period: 'daily' }, { holds: false }]);
  });
});
