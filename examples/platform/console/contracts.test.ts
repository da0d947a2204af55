import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestTermination } from '../contracts/agreements.js';
import { brokenInvariants } from '../ledger/invariants.js';
import type { ContractRow, PayoutRow } from './contracts.js';
import type { HouseAnswer } from './house-contracts.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Page, Stretch } from './paging.js';

let operator: TestConsole;
beforeAll(async () => (operator = await openTestConsole()));
afterAll(async () => {
  expect(await brokenInvariants(operator.platform.db)).toEqual([]);
  await operator.close();
});

const list = async (query = '') => (await operator.ask<Page<ContractRow>>('GET', `/contracts?pageSize=200&${query}`)).body.list;
const payouts = async (id: number, query = '') => (await operator.ask<Stretch<PayoutRow>>('GET', `/contracts/${id}/payouts?${query}`)).body;
const end = (id: number, body: object = { reason: 'Played against itself' }) =>
  operator.ask<{ code?: string; fields?: object; contract?: ContractRow }>('POST', `/contracts/${id}/end`, body);

describe('contracts, the operator’s side', () => {
  it('AGT-33, AGT-41 lists contracts in every state with both sides, the rates of a real-time salary, who asks to end them and what they have paid', async () => {
    const all = await list();
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['offered', 'active', 'rejected', 'terminated']));
    expect(all.find(({ kind, status, upline }) => kind === 'realtime' && status === 'active' && upline)).toMatchObject({
      upline: { account: 'demo_agent' },
      downline: { account: 'demo_subagent' },
      asking: 'demo_agent',
      profitSalaryRate: 30,
      lossSalaryRate: 80,
      tiers: [],
      paid: expect.any(Number),
    });
    expect(all.find(({ kind, status }) => kind === 'daily' && status === 'active')?.tiers.length).toBeGreaterThan(0);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    expect((await list('kind=hour&state=rejected')).map(({ kind, status }) => [kind, status])).toEqual([['hour', 'rejected']]);
    expect(new Set((await list('search=demo_player')).map(({ downline }) => downline.account))).toEqual(new Set(['demo_player']));
    expect((await operator.ask('GET', '/contracts?state=gone')).status).toBe(400);
  });

  it('INV-20 shows each payout, newest first, and they sum to what the list says', async () => {
    const [contract] = (await list('kind=realtime')).filter(({ paid }) => paid > 0);
    const first = await payouts(contract!.id, 'pageSize=5');
    expect([first.list.length, first.next]).toEqual([5, first.list[4]?.id]);
    const rows = (await payouts(contract!.id, 'pageSize=200')).list;
    expect([rows.length, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([contract!.payouts, contract!.paid]);
    expect(rows.every(({ amount, txnId, state }) => amount > 0 === (txnId !== null) && (state === 'paid') === amount > 0)).toBe(true);
  });

  it('AGT-41 ends an active contract with a reason that both sides read; the audit says what was before and after, and open pages are told', async () => {
    const [contract] = await list('kind=realtime&state=active&giver=agent');
    const { db, events } = operator.platform;
    expect((await end(contract!.id, { reason: ' x ' })).body).toMatchObject({ fields: { reason: expect.any(String) } });
    expect((await operator.ask<{ contract: ContractRow }>('GET', `/contracts/${contract!.id}`)).body.contract.status).toBe('active');
    const told: (number | undefined)[] = [];
    const stop = events.on('account-changed', ({ accountId }) => told.push(accountId));
    expect((await end(contract!.id)).body.contract).toMatchObject({ status: 'terminated', terminatedBy: 'operator', asking: null });
    stop();
    const asked = await db
      .selectFrom('contract_request')
      .selectAll()
      .where('contract_id', '=', contract!.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(asked).toMatchObject({ status: 'accepted', answered_by: 'operator' });
    const deeds = await db.selectFrom('audit').select('action').where('ref', 'like', `contract ${contract!.id}%`).orderBy('id').execute();
    expect(
      deeds.map(({ action }) => action),
      'the operator’s deed stands in the audit once',
    ).toEqual(['contract.end']);
    expect(told).toEqual([contract!.upline?.id, contract!.downline.id]);
    expect(await operator.lastDeed()).toEqual({ action: 'contract.end', ref: `contract ${contract!.id}: Played against itself` });
    const line = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect([JSON.parse(line.before ?? '{}'), JSON.parse(line.after ?? '{}')]).toEqual([
      expect.objectContaining({ status: 'active' }),
      expect.objectContaining({ status: 'terminated', terminated_by: 'operator' }),
    ]);
    const letters = await db
      .selectFrom('message')
      .select(['account_id', 'kind', 'reason'])
      .where('account_id', 'in', told.map(Number))
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(letters.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['contract', 'Played against itself'],
      ['contract', 'Played against itself'],
    ]);
    expect((await end(contract!.id)).body.code).toBe('changed-meanwhile');
    expect((await end(999_999)).body.code).toBe('not-found');
  });
});

describe('the house as upline, the operator’s side', () => {
  const house = async () => (await operator.ask<HouseAnswer>('GET', '/contracts/house')).body;
  const offer = (body: object) =>
    operator.ask<{ code?: string; fields?: Record<string, string>; contract: ContractRow }>('POST', '/contracts', {
      kind: 'daily',
      period: 'daily',
      tiers: [{ betAmount: '0', rate: '1' }],
      ...body,
    });
  const sets = (key: string, value: string) => operator.ask('PATCH', `/settings/${key}`, { value });

  it('OP-34 says ceilings, which are settings, and what each agent with nobody above it has; every one has all kinds from the start', async () => {
    const { ceilings, agents, above } = await house();
    expect(ceilings).toEqual({
      contract_dividend_max: 3_000,
      contract_daily_max: 150,
      contract_hour_max: 2_500,
      contract_realtime_profit_max: 50,
      contract_realtime_loss_max: 100,
    });
    expect(agents.map(({ account }) => account)).toEqual(['demo_agent', 'demo_agent41', 'demo_agent42']);
    for (const { kinds } of agents) expect(kinds).toEqual({ dividend: 'active', daily: 'active', hour: 'active', realtime: 'active' });
    expect([above, await list('bound=above')]).toEqual([0, []]);
    expect(new Set((await list('giver=house')).map(({ upline }) => upline))).toEqual(new Set([null]));
  });

  it('AGT-38 offers a contract to a top agent, with what is wrong at its field, and takes it back; the audit says both', async () => {
    expect((await offer({ account: 'demo_agent41', tiers: [{ betAmount: '0', rate: '1.51' }] })).body.fields).toEqual({
      tiers: 'At most 1.5 %: more is above the house’s ceiling. Ceilings are settings.',
    });
    expect(
      (await offer({ account: 'demo_agent41', feeRate: '101', minBetAmount: 'much', tiers: [{ betAmount: '0', rate: '1e1' }] })).body
        .fields,
    ).toEqual({
      'tiers.0.rate': 'A percentage such as 2 or 2.5, at most 1.5 %.',
      feeRate: 'A percentage such as 2 or 2.5, at most 100 %.',
      minBetAmount: 'An amount such as 500 or 99.50, at most 10,000,000,000.',
    });
    expect((await offer({ account: 'demo_subagent' })).body.fields).toEqual({ account: expect.stringContaining('nobody above') });
    expect((await offer({ account: 'demo_agent41', tiers: [{ betAmount: '', rate: '1' }] })).body.fields).toEqual({
      'tiers.0.betAmount': 'Fill this in.',
    });
    const { contract } = (await offer({ account: 'demo_agent41' })).body;
    expect(contract).toMatchObject({ upline: null, downline: { account: 'demo_agent41' }, status: 'offered', bound: null });
    expect(await operator.lastDeed()).toEqual({ action: 'contract.offer', ref: `contract ${contract.id}: demo_agent41` });
    expect((await house()).agents.find(({ account }) => account === 'demo_agent41')?.kinds.daily).toBe('offered');
    const withdraw = () => operator.ask<{ code?: string; contract?: ContractRow }>('POST', `/contracts/${contract.id}/withdraw`);
    expect((await withdraw()).body.contract).toMatchObject({ status: 'rejected' });
    expect(await operator.lastDeed()).toEqual({ action: 'contract.withdraw', ref: `contract ${contract.id}` });
    expect((await withdraw()).body.code).toBe('changed-meanwhile');
    const [ofAgents] = await list('giver=agent&state=offered');
    expect((await operator.ask('POST', `/contracts/${ofAgents!.id}/withdraw`)).status).toBe(404);
  });

  it('AGT-41 an agent asks the house to end its contract; the operator lets it go on with a reason, or ends it, and what was given from it ends too', async () => {
    const { platform } = operator;
    const [contract] = (await list('giver=house&kind=daily&state=active&search=demo_agent')).filter(
      ({ downline }) => downline.account === 'demo_agent',
    );
    const { id, downline } = contract!;
    const asks = () =>
      platform.transact(trx => requestTermination(trx, { accountId: downline.id, contractId: id, now: platform.clock.now }));
    await asks();
    expect((await list('giver=house&kind=daily')).find(each => each.id === id)?.asking).toBe('demo_agent');
    expect(
      (await operator.ask<{ contract: ContractRow }>('POST', `/contracts/${id}/keep`, { reason: 'It is agreed' })).body.contract,
    ).toMatchObject({ status: 'active', asking: null });
    const told = await platform.db
      .selectFrom('message')
      .select(['reason', 'reference'])
      .where('account_id', '=', downline.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([told.reason, JSON.parse(told.reference ?? '{}')]).toEqual([
      'It is agreed',
      { news: 'termination-rejected', kind: 'daily', side: 'downline', other: '' },
    ]);
    await asks();
    expect((await end(id)).body.contract).toMatchObject({ status: 'terminated', terminatedBy: 'operator' });
    expect((await list('kind=daily&state=active&search=demo_subagent')).length).toBe(0);
    expect((await house()).agents[0]?.kinds.daily).toBe('none');
  });

  it('OP-34 after a ceiling fell, contracts and offers above it are shown, with what they are paid up to', async () => {
    await sets('contract_realtime_loss_max', '50');
    expect((await operator.lastDeed())?.action).toBe('setting');
    const rows = await list('bound=above');
    expect(rows.length).toBeGreaterThan(0);
    for (const { kind, bound, lossSalaryRate } of rows)
      expect([kind, bound?.loss, Number(lossSalaryRate) > 50]).toEqual(['realtime', 50, true]);
    expect((await house()).above).toBe(rows.length);
    await sets('contract_realtime_loss_max', '100');
    expect((await house()).above).toBe(0);
    expect((await sets('contract_daily_max', '10001')).status).toBe(400);
  });
});
