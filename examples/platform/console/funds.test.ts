import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDeposit } from '../funds/deposits.js';
import { confirmReceipt, requestWithdrawal } from '../funds/withdrawals.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import type { DepositMethodRow, DepositRow } from './deposits.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Standing } from './overview.js';
import type { Page } from './paging.js';
import type { WithdrawalRow } from './withdrawals.js';

let operator: TestConsole;
let member: number;
let payout: number;
let keys = 0;
beforeAll(async () => {
  operator = await openTestConsole();
  member = await operator.idOf('demo_member');
  const { db, clock } = operator.platform;
  payout = (
    await db
      .insertInto('payout_account')
      .values({ account_id: member, kind: 'bank', address: '0121800123456789', holder: 'Alma', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => operator.close());

const order = () =>
  orderDeposit(operator.platform, { accountId: member, methodId: 'bank', amount: 5_000, proofId: null, key: `console-${++keys}` });
const withdraw = async () =>
  (
    await requestWithdrawal(operator.platform, {
      accountId: member,
      payoutAccountId: payout,
      amount: 2_000,
      mobileNum: '5500000001',
      key: `console-${++keys}`,
    })
  ).withdrawal;
const balance = () => balanceOf(operator.platform.db, member);
const waiting = async () => (await operator.ask<Standing>('GET', '/standing')).body.waiting;

describe('the cashier', () => {
  it('WAL-05 INV-10 books an order that has arrived once, and lets another fail in words', async () => {
    const [one, two] = [await order(), await order()];
    expect((await waiting()).deposits).toBe(2);
    const before = await balance();
    expect((await operator.ask('POST', `/deposits/${one.id}/arrive`)).status).toBe(200);
    expect(await operator.ask('POST', `/deposits/${one.id}/arrive`)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await balance()).toBe(before + 5_000);
    expect(await operator.lastDeed()).toEqual({ action: 'deposit.arrive', ref: `D${String(one.id).padStart(6, '0')}` });
    expect((await operator.ask('POST', `/deposits/${two.id}/fail`, { reason: '' })).status).toBe(400);
    await operator.ask('POST', `/deposits/${two.id}/fail`, { reason: 'No such transfer' });
    expect(await balance()).toBe(before + 5_000);
    const { list } = (await operator.ask<Page<DepositRow>>('GET', '/deposits?search=demo_member')).body;
    expect(list.map(({ id, status, reason }) => [id, status, reason])).toEqual([
      [two.id, 'failed', 'No such transfer'],
      [one.id, 'arrived', null],
    ]);
    expect((await operator.ask<Page<DepositRow>>('GET', '/deposits?state=pending')).body.total).toBe(0);
    expect((await waiting()).deposits).toBe(0);
  });

  it('WAL-06 WAL-13 INV-11 pays out, rejects with a reason, and forces a receipt', async () => {
    const before = await balance();
    const [paid, refused] = [await withdraw(), await withdraw()];
    expect((await waiting()).withdrawals).toBe(2);
    expect((await operator.ask('POST', `/withdrawals/${paid.id}/force-receipt`)).status).toBe(409);
    await operator.ask('POST', `/withdrawals/${paid.id}/approve`);
    expect((await operator.ask('POST', `/withdrawals/${paid.id}/reject`, { reason: 'Too late' })).status).toBe(409);
    await operator.ask('POST', `/withdrawals/${refused.id}/reject`, { reason: 'Name differs' });
    expect(await balance()).toBe(before - 2_000);
    const open = (await operator.ask<Page<WithdrawalRow>>('GET', '/withdrawals?state=open')).body.list;
    expect(open).toMatchObject([{ id: paid.id, account: 'demo_member', holder: 'Alma', mobileNum: '5500000001' }]);
    await operator.ask('POST', `/withdrawals/${paid.id}/force-receipt`);
    expect(await operator.lastDeed()).toMatchObject({ action: 'withdrawal.force-receipt' });
    const all = (await operator.ask<Page<WithdrawalRow>>('GET', '/withdrawals?search=demo_member')).body.list;
    expect(all.map(({ id, status, receipt, receiptBy, reason }) => [id, status, receipt, receiptBy, reason])).toEqual([
      [refused.id, 'rejected', 'none', null, 'Name differs'],
      [paid.id, 'approved', 'received', 'operator', null],
    ]);
    expect(await brokenInvariants(operator.platform.db)).toEqual([]);
  });

  it('WAL-12 WAL-13 INV-11 settles what members say did not come: a queue, the longest wait first, with both sides’ words; two cashiers settle once', async () => {
    const disputed = async (received: number, claim: string) => {
      const { id } = await withdraw();
      await operator.ask('POST', `/withdrawals/${id}/approve`);
      await confirmReceipt(
        operator.platform,
        member,
        id,
        received === 0 ? { receipt: 'not_received' } : { receipt: 'partly', receivedAmount: received },
        { images: [], claim },
      );
      return id;
    };
    const [lost, part, refused] = [await disputed(0, 'Nothing came'), await disputed(1_500, ''), await disputed(0, 'Where is it?')];
    expect((await waiting()).disputes).toBe(3);
    const queue = async (dispute = 'open') => (await operator.ask<Page<WithdrawalRow>>('GET', `/withdrawals?dispute=${dispute}`)).body.list;
    expect((await queue()).map(({ id, receipt, claim, missing }) => [id, receipt, claim, missing])).toEqual([
      [lost, 'not_received', 'Nothing came', 2_000],
      [part, 'partly', '', 500],
      [refused, 'not_received', 'Where is it?', 2_000],
    ]);
    const before = await balance();
    let told = 0;
    const stop = operator.platform.events.on('account-changed', ({ accountId }) => void (accountId === member && told++));
    const paying = { amount: 2_000, missing: 2_000, words: 'By another bank' };
    const both = await Promise.all([1, 2].map(() => operator.ask('POST', `/withdrawals/${lost}/pay-again`, paying)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'changed-meanwhile' } });
    expect(await operator.lastDeed()).toEqual({ action: 'withdrawal.pay-again', ref: `W${String(lost).padStart(6, '0')}` });
    expect(await operator.ask('POST', `/withdrawals/${part}/pay-again`, { amount: 501, missing: 500 })).toMatchObject({
      status: 400,
      body: { fields: { amount: expect.stringContaining('missing') } },
    });
    expect(await operator.ask('POST', `/withdrawals/${part}/pay-again`, { amount: 501, missing: 501 })).toMatchObject({ status: 409 });
    expect((await operator.ask('POST', `/withdrawals/${part}/pay-again`, { amount: 0.5, missing: 500 })).status).toBe(400);
    expect((await operator.ask('POST', `/withdrawals/${part}/pay-again`, { amount: 500, missing: 500 })).status).toBe(200);
    expect((await operator.ask('POST', `/withdrawals/${refused}/refuse`, { reason: '', missing: 2_000 })).status).toBe(400);
    expect((await operator.ask('POST', `/withdrawals/${refused}/refuse`, { reason: 'The bank confirms it', missing: 2_000 })).status).toBe(
      200,
    );
    expect(await operator.lastDeed()).toMatchObject({ action: 'withdrawal.refuse' });
    stop();
    expect(told, 'open pages of the account are told of each').toBe(3);
    expect([await balance(), (await waiting()).disputes, await queue()]).toEqual([before, 0, []]);
    expect(
      (await queue('any')).map(({ id, dispute, paidAgain, settlements }) => [
        id,
        dispute,
        paidAgain,
        settlements.map(({ words }) => words),
      ]),
    ).toEqual([
      [refused, 'refused', 0, ['The bank confirms it']],
      [part, 'paid', 500, ['']],
      [lost, 'paid', 2_000, ['By another bank']],
    ]);
    expect(await brokenInvariants(operator.platform.db)).toEqual([]);
  });

  it('WAL-13 INV-11 of what was paid in part and then refused the list and the audit say both amounts', async () => {
    const { id } = await withdraw();
    await operator.ask('POST', `/withdrawals/${id}/approve`);
    await confirmReceipt(operator.platform, member, id, { receipt: 'not_received' }, { images: [], claim: '' });
    expect((await operator.ask('POST', `/withdrawals/${id}/pay-again`, { amount: 1_200, missing: 2_000 })).status).toBe(200);
    expect((await operator.ask('POST', `/withdrawals/${id}/refuse`, { reason: 'The bank confirms it', missing: 800 })).status).toBe(200);
    const { list } = (await operator.ask<Page<WithdrawalRow>>('GET', '/withdrawals?dispute=refused')).body;
    expect(list.find(row => row.id === id)).toMatchObject({ paidAgain: 1_200, refused: 800, missing: 0 });
    const { before, after } = await operator.platform.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([before, after].map(fields => JSON.parse(fields ?? '{}') as unknown)).toEqual([
      { dispute: 'open', refused_amount: 0 },
      { dispute: 'refused', refused_amount: 800 },
    ]);
    expect(await brokenInvariants(operator.platform.db)).toEqual([]);
  });

  it('OP-72 INV-11 clears a forgotten withdraw password, so that the owner sets a new one; withdrawals rest', async () => {
    const { db } = operator.platform;
    await db.updateTable('account').set({ payment_password_hash: 'scrypt$4$a$b' }).where('id', '=', member).execute();
    await operator.ask('POST', `/accounts/${member}/clear-payment-password`);
    expect(await db.selectFrom('account').select('payment_password_hash').where('id', '=', member).executeTakeFirst()).toEqual({
      payment_password_hash: null,
    });
    expect(await operator.lastDeed()).toEqual({ action: 'account.clear-payment-password', ref: `account ${member} demo_member` });
    const rest = async () =>
      (await db.selectFrom('account').select('withdrawals_rest_until').where('id', '=', member).executeTakeFirstOrThrow())
        .withdrawals_rest_until;
    expect(await rest()).toBeGreaterThan(operator.platform.clock.now());
    await db.updateTable('account').set({ withdrawals_rest_until: null }).where('id', '=', member).execute();
    await operator.ask('POST', `/accounts/${member}/clear-payment-password`);
    expect(await rest(), 'where none was, none is cleared').toBeNull();
  });

  it('OPC-19 a way to deposit is turned off and on', async () => {
    await operator.ask('PATCH', '/deposit-methods/usdt', { active: false });
    await expect(
      orderDeposit(operator.platform, { accountId: member, methodId: 'usdt', amount: 10_000, proofId: null, key: 'console-usdt' }),
    ).rejects.toMatchObject({ options: { fields: { methodId: 'unknown' } } });
    expect((await operator.ask('PATCH', '/deposit-methods/none', { active: false })).status).toBe(404);
    await operator.ask('PATCH', '/deposit-methods/usdt', { active: true });
    expect(
      (await operator.ask<{ list: { id: string; active: boolean }[] }>('GET', '/deposit-methods')).body.list.every(({ active }) => active),
    ).toBe(true);
  });

  it('OPC-19 limits, fee, account and words of a way to deposit are the operator’s; orders keep the fee of their moment', async () => {
    const listed = async () =>
      (await operator.ask<{ list: DepositMethodRow[] }>('GET', '/deposit-methods')).body.list.find(({ id }) => id === 'bank')!;
    const { id: _id, name: _name, kind: _kind, active: _active, ...before } = await listed();
    const old = await orderDeposit(operator.platform, {
      accountId: member,
      methodId: 'bank',
      amount: 10_000,
      proofId: null,
      key: 'console-terms-1',
    });
    const terms = {
      ...before,
      min: 7_500,
      max: 50_000,
      feePermille: 25,
      payTo: '012 180 9999 8888 7777',
      payToName: 'Nova Palace II',
      hints: { EN: 'By noon.', ES: 'Antes de mediodía.' },
    };
    const change = (body: object) => operator.ask<{ code: string; fields: object }>('PATCH', '/deposit-methods/bank', body);
    for (const [wrong, fields] of [
      [{ max: 7_499 }, { max: 'Must not be below the least.' }],
      [{ min: 0 }, { min: 'Must be above 0.' }],
      [{ feePermille: 201 }, { feePermille: 'At most 20 %.' }],
      [{ feePermille: 2.5 }, { feePermille: 'At most one decimal.' }],
      [{ payTo: ' ' }, { payTo: 'Members need to know where to send it.' }],
      [{ hints: { EN: 'By noon.', ES: '' } }, { 'hints.ES': 'Members need to be told how it goes.' }],
    ] as const)
      expect((await change({ ...terms, ...wrong })).body).toMatchObject({ code: 'bad-request', fields });
    expect(await listed()).toMatchObject(before);
    expect((await change({ ...terms, seen: before })).status).toBe(200);
    expect((await change({ ...before, seen: before })).body.code).toBe('changed-meanwhile');
    expect(await listed()).toMatchObject(terms);
    expect(await operator.lastDeed()).toEqual({ action: 'deposit-method', ref: 'bank' });
    const method = operator.platform.db.updateTable('deposit_method').where('id', '=', 'bank');
    await method.set({ hints: JSON.stringify({ ...terms.hints, AR: 'قبل الظهر' }) }).execute();
    expect((await change({ ...terms, hints: { ...terms.hints, EN: 'By one.' } })).status).toBe(200);
    const { hints } = await operator.platform.db
      .selectFrom('deposit_method')
      .select('hints')
      .where('id', '=', 'bank')
      .executeTakeFirstOrThrow();
    expect(hints, 'a language that no operator writes in stays').toEqual({ EN: 'By one.', ES: 'Antes de mediodía.', AR: 'قبل الظهر' });
    const ask = (amount: number, key: string) =>
      orderDeposit(operator.platform, { accountId: member, methodId: 'bank', amount, proofId: null, key });
    await expect(ask(7_499, 'console-terms-2')).rejects.toMatchObject({ options: { fields: { amount: 'length' } } });
    expect([old.fee, (await ask(10_000, 'console-terms-3')).fee]).toEqual([0, 250]);
    await change(before);
  });
});
