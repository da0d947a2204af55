import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../ledger/invariants.js';
import type { ContractRow, PayoutRow } from './contracts.js';
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
const end = (id: number, body: object = { reason: 'Played against itself' }) => operator.ask<{ code?: string; fields?: object; contract?: ContractRow }>('POST', `/contracts/${id}/end`, body);

describe('contracts, the operator’s side', () => {
  it('AGT-27 to AGT-37 lists contracts in every state with both sides, terms, who asks to end them and what they have paid', async () => {
    const all = await list();
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['offered', 'active', 'rejected', 'terminated']));
    expect(all.find(({ kind, status, upline }) => kind === 'realtime' && status === 'active' && upline)).toMatchObject({
      upline: { account: 'demo_agent' }, downline: { account: 'demo_subagent' }, asking: 'demo_agent', profitSalaryRate: 30, lossSalaryRate: 80, tiers: [], paid: expect.any(Number),
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
    expect(rows.every(({ amount, txnId, state }) => (amount > 0) === (txnId !== null) && (state === 'paid') === (amount > 0))).toBe(true);
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
    expect(told).toEqual([contract!.upline?.id, contract!.downline.id]);
    expect(await operator.lastDeed()).toEqual({ action: 'contract.end', ref: `contract ${contract!.id}: Played against itself` });
    const line = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect([JSON.parse(line.before ?? '{}'), JSON.parse(line.after ?? '{}')]).toEqual([expect.objectContaining({ status: 'active' }), expect.objectContaining({ status: 'terminated', terminated_by: 'operator' })]);
    const letters = await db.selectFrom('message').select(['account_id', 'kind', 'reason']).where('account_id', 'in', told.map(Number)).orderBy('id', 'desc').limit(2).execute();
    expect(letters.map(({ kind, reason }) => [kind, reason])).toEqual([['contract', 'Played against itself'], ['contract', 'Played against itself']]);
    expect((await end(contract!.id)).body.code).toBe('changed-meanwhile');
    expect((await end(999_999)).body.code).toBe('not-found');
  });
});
