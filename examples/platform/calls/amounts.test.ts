import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';

let test: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  test = await openTestApp();
  for (const account of ['demo_member', 'demo_agent']) tokens[account] = await test.login(account);
});
afterAll(() => test.close());

const envelope = { accounts: ['demo_member'], paymentPassword: '123456' };
/** Every call that takes an amount, with the other fields that it asks for before; what an offer asks is tested beside its own reader. */
const CALLS: readonly { path: string; field: string; account?: string; isSealed?: boolean; rest?: Record<string, unknown> }[] = [
  { path: '/wps/relay/MCSFE_createDeposit', field: 'amount', isSealed: true, rest: { methodId: '1' } },
  {
    path: '/wps/relay/passwordCheck/MCSFE_createWithdraw',
    field: 'amount',
    isSealed: true,
    rest: { payoutAccountId: '1', paymentPassword: '123456' },
  },
  { path: '/wps/relay/MCSFE_confirmWithdrawReceipt', field: 'receivedAmount', rest: { id: '1', receipt: 'partly' } },
  { path: '/wps/relay/MCSFE_confirmWithdrawReceipt', field: 'remainingAmount', rest: { id: '1', receipt: 'partly' } },
  { path: '/wps/relay/GCS_walletTransfer', field: 'amount', rest: { from: 'MAIN', to: 'KTE' } },
  {
    path: '/wps/relay/passwordCheck/MCS2_transferDownline',
    field: 'amount',
    account: 'demo_agent',
    isSealed: true,
    rest: { account: 'demo_member', paymentPassword: '123456' },
  },
  { path: '/wps/relay/passwordCheck/MCS2_transferUpline', field: 'amount', isSealed: true, rest: { paymentPassword: '123456' } },
  { path: '/wps/relay/MCS2_sendRedEnvelope', field: 'total', account: 'demo_agent', isSealed: true, rest: envelope },
  { path: '/wps/relay/passwordCheck/MCS2_convertPoint', field: 'points', isSealed: true, rest: { paymentPassword: '123456' } },
  { path: '/lgw/vn/bets', field: 'stake', isSealed: true, rest: { gameCode: 'FAST3', issueNo: '1', play: 'straight', selection: '1|2|3' } },
];

describe('amounts that people or programs send', () => {
  it.each(CALLS)(
    '$path refuses every $field that is no plain decimal of the currency, by its name',
    async ({ path, field, account = 'demo_member', isSealed, rest }) => {
      const entries = async () =>
        (
          await test.platform.db
            .selectFrom('ledger_entry')
            .select(by => by.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count;
      const before = await entries();
      for (const value of ['0x10', '1e3', '1.999', 0.005, '-10', -10, '1,50', 'Infinity']) {
        const payload = { ...rest, [field]: value };
        const { status, body } = await test.call('POST', path, {
          token: tokens[account] ?? '',
          headers: { 'idempotency-key': crypto.randomUUID() },
          ...(isSealed ? { sealed: payload } : { body: payload }),
        });
        expect([status, body.code, Object.keys(body.fields ?? {})], String(value)).toEqual([400, 'bad-request', [field]]);
      }
      expect(await entries()).toBe(before);
    },
  );
});
