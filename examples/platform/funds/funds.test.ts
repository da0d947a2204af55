import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depositListAnswer, depositMethodsAnswer, depositOrderAnswer } from '../../../src/api/money/deposit.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { uplineTransferAnswer } from '../../../src/api/money/funds.js';
import { securityAnswer } from '../../../src/api/account/security.js';
import { balanceAnswer } from '../../../src/api/money/wallet.js';
import {
  payoutAccountAnswer,
  payoutAccountsAnswer,
  withdrawalAnswer,
  withdrawalListAnswer,
  withdrawConfigAnswer,
} from '../../../src/api/money/withdraw.js';
import { betsAnswer, transactionsAnswer } from '../../../src/api/money/records.js';
import { launchAnswer } from '../../../src/api/games/games.js';
import { testTeam } from '../contracts/test-team.js';
import { storeImage } from '../uploads/store-image.js';
import { openTestApp, type TestApp, type TestCall } from '../http/test-app.js';
import { playRound } from '../ledger/rounds.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { decideWithdrawal, forceReceipt } from './withdrawals.js';
import { endDeposit } from './deposits.js';
import { settleFunds } from './settle-funds.js';

const PAYMENT = '246810';
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let test: TestApp;
let token: string;
let keys = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.clock.run();
  token = await test.login('demo_member');
});

const key = () => `funds-test-${++keys}`;
async function read<S extends v.GenericSchema>(
  schema: S,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  call: TestCall = {},
): Promise<v.InferOutput<S>> {
  const { status, body } = await test.call(method, path, { token, ...call });
  return v.parse(schema, readEnvelope(`${method} ${path}`, { status, body }));
}
const balance = async (of = token) => (await read(balanceAnswer, 'GET', '/wps/v2/wallets/balance', { token: of })).balance;
const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const messages = async () =>
  await test.platform.db
    .selectFrom('message')
    .select(['kind', 'amount', 'reason'])
    .where('account_id', '=', await idOf('demo_member'))
    .orderBy('id')
    .execute();
const deposit = (methodId: string, amount: number, idempotency = key(), more = {}) =>
  test.call('POST', '/wps/relay/MCSFE_createDeposit', {
    token,
    headers: { 'idempotency-key': idempotency },
    sealed: { methodId, amount, proof: '', ...more },
  });
const orders = async () =>
  (await read(depositListAnswer, 'GET', '/wps/relay/MCSFE_getDepositList', { query: { page: 1, language: 'EN' } })).list;
const withdrawals = async () => (await read(withdrawalListAnswer, 'GET', '/wps/relay/MCSFE_getWithdrawList')).list;
const upload = async (account = 'demo_member') =>
  (await storeImage(test.platform, { content: PIXEL, accountId: await idOf(account), maxBytes: 1000 })).id;
const setSetting = async (name: string, value: string) => {
  await test.platform.db.updateTable('setting').set({ value }).where('key', '=', name).execute();
  test.platform.events.emit('status-changed', undefined);
};
const approve = (id: string, receiptMinutes = 30) =>
  test.platform.transact(trx => decideWithdrawal(trx, test.platform, Number(id), { approved: true, receiptMinutes }));
const confirm = (id: string, body: Record<string, unknown>) =>
  test.call('POST', '/wps/relay/MCSFE_confirmWithdrawReceipt', {
    token,
    body: { id, receivedAmount: 0, remainingAmount: 0, proofImages: [], ...body },
  });

/** With a payment password and a receiving address. */
async function readyToWithdraw(): Promise<string> {
  if (!(await read(securityAnswer, 'GET', '/wps/member/security')).hasPaymentPassword) {
    await read(v.object({}), 'POST', '/wps/member/paymentPassword', {
      sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
  }
  const known = (await read(payoutAccountsAnswer, 'GET', '/wps/relay/MCSFE_getPayoutAccounts')).list[0];
  if (known) return known.id;
  const { account } = await read(payoutAccountAnswer, 'POST', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
    sealed: { kind: 'bank', address: '0121 8001 2345 6789', holder: 'Alma Demo', paymentPassword: PAYMENT },
  });
  return account.id;
}
const withdraw = async (fields: Record<string, unknown> = {}, idempotency = key()) =>
  test.call('POST', '/wps/relay/passwordCheck/MCSFE_createWithdraw', {
    token,
    headers: { 'idempotency-key': idempotency },
    sealed: { payoutAccountId: await readyToWithdraw(), amount: 20, mobileNum: '5500000001', paymentPassword: PAYMENT, ...fields },
  });
const withdrawn = async (fields?: Record<string, unknown>) =>
  v.parse(withdrawalAnswer, readEnvelope('withdraw', await withdraw(fields))).withdrawal;

describe('deposits', () => {
  it('O-14 lists the ways with limits, in the caller’s language', async () => {
    const list = async (language: string) =>
      (await read(depositMethodsAnswer, 'GET', '/wps/relay/MCSFE_getDepositMethods', { query: { language } })).list;
    expect((await list('EN')).map(({ id, min, arrivesAfter }) => [id, min, arrivesAfter])).toEqual([
      ['demo', 500, 10],
      ['ewallet', 1_000, 20],
      ['bank', 2_000, null],
      ['usdt', 5_000, null],
    ]);
    expect((await list('ES'))[2]).toMatchObject({
      name: 'Transferencia bancaria',
      payToName: 'Nova Palace',
      payTo: '012 180 0123 4567 8901',
    });
  });

  it('WAL-05 MSG-11 INV-10 O-15 the demo way arrives by itself after its seconds of sandbox clock, once, with one message', async () => {
    const before = await balance();
    const told = (await messages()).length;
    const idempotency = key();
    const { order } = v.parse(depositOrderAnswer, readEnvelope('deposit', await deposit('demo', 25, idempotency)));
    expect(order).toMatchObject({
      status: 'pending',
      amount: 2_500,
      methodName: expect.any(String),
      reference: expect.stringMatching(/^D\d{6}$/),
    });
    await settleFunds(test.platform);
    expect(await balance()).toBe(before);
    await test.platform.clock.advance(10_000);
    await Promise.all([settleFunds(test.platform), settleFunds(test.platform)]);
    expect(await balance()).toBe(before + 2_500);
    expect((await orders())[0]).toMatchObject({ id: order.id, status: 'arrived' });
    expect((await messages()).slice(told)).toEqual([{ kind: 'deposit_arrival', amount: 2_500, reason: null }]);
    // The same key is the same order, whatever has become of it.
    expect(v.parse(depositOrderAnswer, readEnvelope('deposit', await deposit('demo', 25, idempotency))).order.id).toBe(order.id);
    expect((await deposit('demo', 26, idempotency)).body.code).toBe('idempotency-mismatch');
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('INV-10 MSG-14 a declined amount fails, moves nothing and says so', async () => {
    const before = await balance();
    const told = (await messages()).length;
    await deposit('demo', 10.13);
    await test.platform.clock.advance(10_000);
    await settleFunds(test.platform);
    expect((await orders())[0]).toMatchObject({ status: 'failed', reason: 'declined' });
    expect((await messages()).slice(told)).toEqual([{ kind: 'deposit_failed', amount: 1_013, reason: null }]);
    expect(await balance()).toBe(before);
  });

  it('MSG-14 an order that the operator refuses tells its owner why', async () => {
    const told = (await messages()).length;
    const { order } = v.parse(depositOrderAnswer, readEnvelope('deposit', await deposit('bank', 30)));
    await test.platform.transact(trx => endDeposit(trx, test.platform, Number(order.id), { status: 'failed', reason: 'Not found' }));
    expect((await messages()).slice(told)).toEqual([{ kind: 'deposit_failed', amount: 3_000, reason: 'Not found' }]);
  });

  it('INV-10 what is decided stays decided, also for the database', async () => {
    const order = v.parse(depositOrderAnswer, readEnvelope('deposit', await deposit('bank', 30))).order;
    const id = Number(order.id);
    const end = (status: 'arrived' | 'failed') =>
      test.platform.transact(trx =>
        endDeposit(trx, test.platform, id, status === 'arrived' ? { status } : { status, reason: 'Not found' }),
      );
    expect(await end('failed')).toBeDefined();
    expect(await end('arrived')).toBeUndefined();
    expect((await orders())[0]).toMatchObject({ status: 'failed', reason: 'Not found' });
    await expect(
      test.platform.db.updateTable('deposit_order').set({ status: 'pending', settled_at: null }).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23001' });
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('O-16 a pending order can be taken back, an ended one not, another’s never', async () => {
    const order = v.parse(depositOrderAnswer, readEnvelope('deposit', await deposit('bank', 40))).order;
    const cancel = (id: string, as = token) => test.call('DELETE', '/wps/relay/MCSFE_cancelDeposit', { token: as, body: { id } });
    expect((await cancel(order.id, await test.login('demo_player'))).body.code).toBe('not-found');
    expect((await cancel(order.id)).body.success).toBe(true);
    expect((await cancel(order.id)).body.success).toBe(true);
    expect((await orders())[0]).toMatchObject({ status: 'failed', reason: 'cancelled' });
    const arrived = (await orders()).find(({ status }) => status === 'arrived');
    expect((await cancel(arrived?.id ?? '')).body).toMatchObject({ code: 'bad-request', fields: { id: 'unchanged' } });
  });

  it('WAL-05 each refusal names its field and books nothing', async () => {
    const before = (await orders()).length;
    expect((await deposit('demo', 4.99)).body.fields).toEqual({ amount: 'length' });
    expect((await deposit('demo', 5_000.01)).body.fields).toEqual({ amount: 'length' });
    expect((await deposit('none', 20)).body.fields).toEqual({ methodId: 'unknown' });
    expect((await deposit('bank', 20, key(), { proof: String(await upload('demo_player')) })).body.fields).toEqual({ proof: 'unknown' });
    expect(
      (await test.call('POST', '/wps/relay/MCSFE_createDeposit', { token, sealed: { methodId: 'demo', amount: 20, proof: '' } })).body
        .fields,
    ).toHaveProperty('Idempotency-Key');
    expect((await orders()).length).toBe(before);
  });

  it('CON-10 an order keeps the picture of its proof', async () => {
    const id = await upload();
    await deposit('bank', 21, key(), { proof: String(id) });
    const [order] = await orders();
    const kept = await test.platform.db.selectFrom('upload').select('key').where('id', '=', id).executeTakeFirstOrThrow();
    expect(new URL(order?.proofUrl ?? '').pathname).toBe(`/uploads/${kept.key}`);
  });
});

describe('withdrawals', () => {
  it('WAL-06 MSG-12 MSG-13 INV-11 O-21 the amount is held at once; rejected, it comes back; approved, it is paid', async () => {
    const before = await balance();
    const idempotency = key();
    const first = v.parse(withdrawalAnswer, readEnvelope('withdraw', await withdraw({}, idempotency))).withdrawal;
    expect(first).toMatchObject({ status: 'pending', receipt: 'none', amount: 2_000, payout: { kind: 'bank', address: '••••6789' } });
    expect(await balance()).toBe(before - 2_000);
    expect(v.parse(withdrawalAnswer, readEnvelope('withdraw', await withdraw({}, idempotency))).withdrawal.id).toBe(first.id);
    expect((await withdraw({ amount: 21 }, idempotency)).body.code).toBe('idempotency-mismatch');
    expect(await balance()).toBe(before - 2_000);
    await test.platform.transact(trx =>
      decideWithdrawal(trx, test.platform, Number(first.id), { approved: false, reason: 'Name differs' }),
    );
    expect(await balance()).toBe(before);
    expect((await withdrawals())[0]).toMatchObject({ status: 'rejected', reason: 'Name differs', receipt: 'none' });
    expect((await messages()).at(-1)).toMatchObject({ kind: 'withdrawal_rejected', amount: 2_000, reason: 'Name differs' });
    expect(await approve(first.id)).toBeUndefined();
    const second = await withdrawn();
    await approve(second.id);
    expect(await balance()).toBe(before - 2_000);
    expect((await withdrawals())[0]).toMatchObject({ status: 'approved', receipt: 'open' });
    expect((await messages()).at(-1)).toMatchObject({ kind: 'withdrawal_approved', amount: 2_000 });
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('INV-11 its owner cancels a pending withdrawal: the amount comes back once, the fee waits for the next, and the audit has it', async () => {
    const before = await balance();
    const cancel = (id: string, as = token) => test.call('DELETE', '/wps/relay/MCSFE_cancelWithdraw', { token: as, body: { id } });
    const { id, reference } = await withdrawn();
    expect((await cancel(id, await test.login('demo_player'))).body.code).toBe('not-found');
    expect(await balance()).toBe(before - 2_000);
    expect((await Promise.all([cancel(id), cancel(id)])).map(({ body }) => body.success)).toEqual([true, true]);
    expect(await balance()).toBe(before);
    expect((await withdrawals())[0]).toMatchObject({ id, status: 'cancelled', receipt: 'none', refundStatus: 'none' });
    expect(await approve(id)).toBeUndefined();
    expect(
      await test.platform.db.selectFrom('audit').select(['actor', 'action', 'before', 'after']).where('ref', '=', reference).execute(),
    ).toEqual([{ actor: 'demo_member', action: 'withdrawal.cancel', before: '{"status":"pending"}', after: '{"status":"cancelled"}' }]);
    const paid = await withdrawn();
    await approve(paid.id);
    expect((await cancel(paid.id)).body).toMatchObject({ code: 'bad-request', fields: { id: 'unchanged' } });
    expect(await balance()).toBe(before - 2_000);
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('WAL-08 a session reads no whole receiving address', async () => {
    await readyToWithdraw();
    const { body } = await test.call('GET', '/wps/relay/MCSFE_getPayoutAccounts', { token });
    const list = await test.call('GET', '/wps/relay/MCSFE_getWithdrawList', { token });
    expect(JSON.stringify([body, list.body])).not.toContain('0121800123456789');
    expect(JSON.stringify([body, list.body])).toContain('••••6789');
  });

  it('WAL-07 WAL-08 WAL-09 WAL-10 each wrong field is named, and no money moves', async () => {
    const before = await balance();
    const count = (await withdrawals()).length;
    const fields = async (changed: Record<string, unknown>) => (await withdraw(changed)).body.fields;
    expect(await fields({ paymentPassword: '' })).toEqual({ paymentPassword: 'required' });
    expect(await fields({ paymentPassword: '999999' })).toEqual({ paymentPassword: 'wrong' });
    expect(await fields({ payoutAccountId: '' })).toEqual({ payoutAccountId: 'required' });
    expect(await fields({ payoutAccountId: '999' })).toEqual({ payoutAccountId: 'unknown' });
    expect(await fields({ mobileNum: '' })).toEqual({ mobileNum: 'required' });
    expect(await fields({ mobileNum: '123456789' })).toEqual({ mobileNum: 'length' });
    expect(await fields({ mobileNum: '12345678901' })).toEqual({ mobileNum: 'length' });
    expect(await fields({ amount: 9.99 })).toEqual({ amount: 'length' });
    expect(await fields({ amount: 5_000.01 })).toEqual({ amount: 'length' });
    expect((await withdraw({ amount: 4_999 })).body.code).toBe('insufficient-balance');
    await setSetting('withdraw_phone_digits', '9');
    expect((await read(withdrawConfigAnswer, 'GET', '/wps/relay/MCSFE_getWithdrawConfig')).phoneDigits).toBe(9);
    expect(await fields({ mobileNum: '12345678' })).toEqual({ mobileNum: 'length' });
    expect(await fields({ mobileNum: '1234567890' })).toEqual({ mobileNum: 'length' });
    expect(await balance()).toBe(before);
    expect((await withdrawals()).length).toBe(count);
    expect((await withdraw({ mobileNum: '123456789' })).body.success).toBe(true);
    await setSetting('withdraw_phone_digits', '10');
  });

  it('O-18 O-19 O-20 receiving addresses are checked, guarded by the password, and gone when removed', async () => {
    const first = await readyToWithdraw();
    const add = (fields: Record<string, string>) =>
      test.call('POST', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
        token,
        sealed: { kind: 'chain', address: 'TQ1234567890abcdefABCDEF1234567890', holder: 'Alma', paymentPassword: PAYMENT, ...fields },
      });
    expect((await add({ address: 'short' })).body.fields).toEqual({ address: 'pattern' });
    expect((await add({ holder: '' })).body.fields).toEqual({ holder: 'required' });
    expect((await add({ paymentPassword: '000000' })).body.fields).toEqual({ paymentPassword: 'wrong' });
    const { account } = v.parse(payoutAccountAnswer, readEnvelope('add', await add({})));
    expect((await add({})).body.fields).toEqual({ address: 'taken' });
    const remove = (paymentPassword: string, as = token, id = account.id) =>
      test.call('DELETE', '/wps/relay/MCSFE_removePayoutAccount', { token: as, sealed: { id, paymentPassword } });
    expect((await remove('')).body.fields, 'a session alone takes no address away').toEqual({ paymentPassword: 'required' });
    expect((await remove('000000')).body.fields).toEqual({ paymentPassword: 'wrong' });
    expect((await remove(PAYMENT, await test.login('demo_agent'))).body.success).toBe(false);
    expect((await remove(PAYMENT, token, '999999')).body.code).toBe('not-found');
    expect((await read(payoutAccountsAnswer, 'GET', '/wps/relay/MCSFE_getPayoutAccounts')).list.map(({ id }) => id)).toEqual([
      first,
      account.id,
    ]);
    expect((await remove(PAYMENT)).body.success).toBe(true);
    expect((await read(payoutAccountsAnswer, 'GET', '/wps/relay/MCSFE_getPayoutAccounts')).list.map(({ id }) => id)).toEqual([first]);
    expect((await withdraw({ payoutAccountId: account.id })).body.fields).toEqual({ payoutAccountId: 'unknown' });
  });

  it('WAL-11 WAL-12 WAL-13 WAL-14 ENT-38 the owner says what came, once, with or without pictures', async () => {
    const [one, two, three, four] = [await withdrawn(), await withdrawn(), await withdrawn(), await withdrawn()];
    expect((await confirm(one.id, { receipt: 'received' })).body.fields).toEqual({ receipt: 'unchanged' });
    for (const { id } of [one, two, three, four]) await approve(id);
    expect((await confirm(one.id, { receipt: 'received' })).body.success).toBe(true);
    expect((await confirm(one.id, { receipt: 'received' })).body.success).toBe(true);
    expect((await confirm(one.id, { receipt: 'not_received', proofImages: [await upload()] })).body.fields).toEqual({
      receipt: 'unchanged',
    });
    const proof = String(await upload());
    expect(
      (await confirm(two.id, { receipt: 'partly', receivedAmount: 15, remainingAmount: 6, proofImages: [proof] })).body.fields,
    ).toEqual({ remainingAmount: 'different' });
    expect(
      (
        await confirm(two.id, {
          receipt: 'partly',
          receivedAmount: 15,
          remainingAmount: 5,
          proofImages: [String(await upload('demo_agent'))],
        })
      ).body.fields,
    ).toEqual({ proofImages: 'unknown' });
    expect((await confirm(two.id, { receipt: 'partly', receivedAmount: 15, remainingAmount: 5, proofImages: [proof] })).body.success).toBe(
      true,
    );
    expect((await confirm(three.id, { receipt: 'not_received', proofImages: [proof, String(await upload())] })).body.success).toBe(true);
    expect((await confirm(four.id, { receipt: 'not_received' })).body.success).toBe(true);
    expect(
      (
        await test.call('POST', '/wps/relay/MCSFE_confirmWithdrawReceipt', {
          token: await test.login('demo_agent'),
          body: { id: one.id, receipt: 'received' },
        })
      ).body.code,
    ).toBe('not-found');
    const byId = new Map((await withdrawals()).map(row => [row.id, row]));
    expect(byId.get(one.id)).toMatchObject({ receipt: 'received', receiptBy: 'user', receivedAmount: one.amount, remainingAmount: 0 });
    expect(byId.get(two.id)).toMatchObject({
      receipt: 'partly',
      receivedAmount: 1_500,
      remainingAmount: 500,
      proofImages: [expect.stringContaining('/uploads/')],
    });
    expect(byId.get(three.id)).toMatchObject({ receipt: 'not_received', receivedAmount: 0, remainingAmount: three.amount });
    expect(byId.get(three.id)?.proofImages).toHaveLength(2);
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('WAL-15 CON-14 WAL-16 an unanswered receipt counts as received after the configured minutes, and the refund is lost', async () => {
    await deposit('ewallet', 100);
    await test.platform.clock.advance(20_000);
    await settleFunds(test.platform);
    await setSetting('withdraw_receipt_minutes', '7');
    const { receiptMinutes } = await read(withdrawConfigAnswer, 'GET', '/wps/relay/MCSFE_getWithdrawConfig');
    const { id, refundAmount, refundStatus } = await withdrawn();
    expect({ receiptMinutes, refundAmount, refundStatus }).toEqual({ receiptMinutes: 7, refundAmount: 150, refundStatus: 'open' });
    await approve(id, receiptMinutes);
    const before = await balance();
    await test.platform.clock.advance(7 * 60_000 - 5_000);
    await settleFunds(test.platform);
    expect((await withdrawals())[0]).toMatchObject({ id, receipt: 'open' });
    await test.platform.clock.advance(5_000);
    await settleFunds(test.platform);
    expect((await withdrawals())[0]).toMatchObject({ id, receipt: 'received', receiptBy: 'timeout', refundStatus: 'forfeited' });
    expect(await balance()).toBe(before);
    expect((await confirm(id, { receipt: 'received' })).body.fields).toEqual({ receipt: 'unchanged' });
    await setSetting('withdraw_receipt_minutes', '30');
  });

  it('WAL-16 INV-11 a receipt that the owner confirms credits the refund once; a rejected withdrawal keeps it for the next', async () => {
    token = await test.login('demo_member');
    await deposit('ewallet', 200);
    await test.platform.clock.advance(20_000);
    await settleFunds(test.platform);
    const first = await withdrawn();
    expect(first.refundAmount).toBe(300);
    await test.platform.transact(trx =>
      decideWithdrawal(trx, test.platform, Number(first.id), { approved: false, reason: 'Again please' }),
    );
    const second = await withdrawn();
    expect(second).toMatchObject({ refundAmount: 300, refundStatus: 'open' });
    await approve(second.id);
    const before = await balance();
    await Promise.all([confirm(second.id, { receipt: 'received' }), confirm(second.id, { receipt: 'received' })]);
    expect(await balance()).toBe(before + 300);
    expect((await withdrawals())[0]).toMatchObject({ refundStatus: 'credited' });
    expect((await withdrawn()).refundStatus).toBe('none');
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('WAL-16 the operator may force a receipt, which loses the refund, and never twice', async () => {
    await deposit('ewallet', 50);
    await test.platform.clock.advance(20_000);
    await settleFunds(test.platform);
    const { id } = await withdrawn();
    await approve(id);
    const force = () => test.platform.transact(trx => forceReceipt(trx, test.platform, Number(id), 'operator'));
    expect(await force()).toBeDefined();
    expect(await force()).toBeUndefined();
    expect((await withdrawals())[0]).toMatchObject({ receipt: 'received', receiptBy: 'operator', refundStatus: 'forfeited' });
  });
});

describe('transfer to the upline', () => {
  const send = (as: string, fields: Record<string, unknown> = {}, idempotency = key()) =>
    test.call('POST', '/wps/relay/passwordCheck/MCS2_transferUpline', {
      token: as,
      headers: { 'idempotency-key': idempotency },
      sealed: { amount: 12.5, remark: 'Thanks', paymentPassword: PAYMENT, ...fields },
    });

  it('WAL-17 O-25 INV-21 both accounts move by the amount, once per key; wrong password, too much or no upline move nothing', async () => {
    const sub = await test.login('demo_subagent');
    const upline = await test.login('demo_agent');
    await read(v.object({}), 'POST', '/wps/member/paymentPassword', {
      token: sub,
      sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
    const [own, theirs] = [await balance(sub), await balance(upline)];
    expect((await send(sub, { paymentPassword: '000000' })).body.fields).toEqual({ paymentPassword: 'wrong' });
    expect((await send(sub, { amount: 0 })).body.fields).toEqual({ amount: 'required' });
    expect((await send(sub, { amount: 1_000_000 })).body.code).toBe('insufficient-balance');
    await readyToWithdraw();
    expect((await send(token)).body.code).toBe('not-found');
    expect([await balance(sub), await balance(upline)]).toEqual([own, theirs]);
    const idempotency = key();
    const first = v.parse(uplineTransferAnswer, readEnvelope('up', await send(sub, {}, idempotency)));
    expect(v.parse(uplineTransferAnswer, readEnvelope('up', await send(sub, {}, idempotency)))).toEqual(first);
    expect([await balance(sub), await balance(upline)]).toEqual([own - 1_250, theirs + 1_250]);
    expect(
      await test.platform.db.selectFrom('fund_transfer').select(['kind', 'amount', 'remark']).where('kind', '=', 'up').execute(),
    ).toEqual([{ kind: 'up', amount: 1_250, remark: 'Thanks' }]);
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('ROL-21 a member sends money to the upline', async () => {
    const team = testTeam(test);
    await team.joins('sends_up', 'demo_subagent');
    await team.bets('sends_up', { stake: 5_000, at: test.platform.clock.now(), status: 'cancelled' });
    const [member, upline] = [await test.login('sends_up'), await test.login('demo_subagent')];
    await read(v.object({}), 'POST', '/wps/member/paymentPassword', {
      token: member,
      sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
    const [own, theirs] = [await balance(member), await balance(upline)];
    v.parse(uplineTransferAnswer, readEnvelope('up', await send(member)));
    expect([await balance(member), await balance(upline)]).toEqual([own - 1_250, theirs + 1_250]);
  });
});

describe('a member’s own records', () => {
  it('ROL-22 have each of what a member plays, pays in and takes out', async () => {
    const {
      node_id: nodeId,
      vassalage,
      game_code: gameCode,
    } = await test.platform.db.selectFrom('game').selectAll().where('node_id', '=', 1010).executeTakeFirstOrThrow();
    const launched = await test.call('POST', '/wps/game/launchGame', { token, body: { nodeId: String(nodeId), vassalage, gameCode } });
    const { url } = v.parse(launchAnswer, { ...launched.body, ...(launched.body.value as object) });
    await playRound(test.platform, {
      gameSessionToken: new URL(url).searchParams.get('session') ?? '',
      roundId: 'rol-22',
      stake: 207,
      play: () => ({ payout: 311, outcome: null }),
    });
    await deposit('ewallet', 61.03);
    await test.platform.clock.advance(20_000);
    await settleFunds(test.platform);
    await withdrawn({ amount: 23.07 });
    const range = { from: test.platform.clock.now() - 3_600_000, to: test.platform.clock.now() + 3_600_000 };
    const recorded = (name: string) => test.call('GET', `/wps/relay/${name}`, { token, query: range });
    const entries = v.parse(transactionsAnswer, (await recorded('ODSFE2_MemTransHist')).body.value).list;
    const bets = v.parse(betsAnswer, (await recorded('ODSFE2_MemBetHist')).body.value).list;
    expect(bets[0]).toMatchObject({ stake: 207, payout: 311 });
    expect(entries.map(({ amount }) => amount)).toEqual(expect.arrayContaining([-207, 311, 6_103, -2_307]));
  });
});

describe('the payment password', () => {
  it('WAL-07 OP-72 guessing is held up after ten wrong ones, also for the right one', async () => {
    const player = await test.login('demo_player');
    const send = (paymentPassword: string) =>
      test.call('POST', '/wps/relay/passwordCheck/MCS2_transferUpline', {
        token: player,
        headers: { 'idempotency-key': key() },
        sealed: { amount: 1, remark: '', paymentPassword },
      });
    expect((await send(PAYMENT)).body.fields).toEqual({ paymentPassword: 'unknown' });
    await read(v.object({}), 'POST', '/wps/member/paymentPassword', {
      token: player,
      sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
    for (let tries = 0; tries < 10; tries++) expect((await send('000000')).body.fields).toEqual({ paymentPassword: 'wrong' });
    const locked = await send(PAYMENT);
    expect(locked).toMatchObject({ status: 429, body: { code: 'payment-locked' } });
    expect(Number(locked.headers['retry-after']), 'the time that is left').toBeGreaterThan(14 * 60);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });
});

describe('whoever has no wallet', () => {
  it('INV-05 visitors and trial accounts are refused every one of these calls', async () => {
    const trial = await test.freePlay();
    const paths = [
      'MCSFE_getDepositMethods',
      'MCSFE_getDepositList',
      'MCSFE_getWithdrawConfig',
      'MCSFE_getPayoutAccounts',
      'MCSFE_getWithdrawList',
      'GCS_walletList',
    ];
    for (const path of paths) {
      expect((await test.call('GET', `/wps/relay/${path}`)).body.code).toBe('not-logged-in');
      expect((await test.call('GET', `/wps/relay/${path}`, { token: trial })).body.code).toBe('real-account-required');
    }
  });
});
