import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { downlineTransferAnswer } from '../../../src/api/team/team.js';
import { balanceAnswer } from '../../../src/api/money/wallet.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { messageText } from '../messages/message-text.js';
import { brokenInvariants } from '../ledger/invariants.js';

const PAYMENT = '135790';
let test: TestApp;
let agent: string;
let sub: string;
let player: string;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  agent = await test.login('demo_agent');
  sub = await test.login('demo_subagent');
  player = await test.login('demo_player');
  for (const token of [agent, sub])
    await test.call('POST', '/wps/member/paymentPassword', {
      token,
      sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});

const key = () => `down-test-${++count}`;
const send = (fields: Record<string, unknown> = {}, idempotency = key(), token = agent) =>
  test.call('POST', '/wps/relay/passwordCheck/MCS2_transferDownline', {
    token,
    headers: { 'idempotency-key': idempotency },
    sealed: { account: 'demo_player', amount: 12.5, remark: 'Welcome', paymentPassword: PAYMENT, ...fields },
  });
const balance = async (token: string) =>
  v.parse(balanceAnswer, readEnvelope('balance', await test.call('GET', '/wps/v2/wallets/balance', { token }))).balance;
const balances = () => Promise.all([agent, sub, player].map(balance));
const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;

describe('transfer to a downline', () => {
  it('WAL-18 O-26 ROL-25 −x and +x at any depth of the own tree, once per key, also when asked at once; both sides’ pages are told', async () => {
    const told = new Set<number | undefined>();
    const stop = test.platform.events.on('account-changed', ({ accountId }) => told.add(accountId));
    const [own, between, theirs] = await balances();
    const idempotency = key();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => v.parse(downlineTransferAnswer, readEnvelope('down', await send({}, idempotency)))),
    );
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.balance).toBe(own! - 1_250);
    expect(await balances()).toEqual([own! - 1_250, between, theirs! + 1_250]);
    expect(told).toEqual(new Set([await idOf('demo_agent'), await idOf('demo_player')]));
    stop();
    const letters = await test.platform.db
      .selectFrom('message')
      .selectAll()
      .where('account_id', '=', await idOf('demo_player'))
      .where('kind', '=', 'transfer_in')
      .execute();
    expect(letters.map(letter => messageText(letter, 'EN', 'USD').content)).toEqual([
      'demo_agent has sent you $12.50. It is in your balance.',
    ]);
    const rows = await test.platform.db
      .selectFrom('fund_transfer')
      .innerJoin('ledger_txn', 'ledger_txn.id', 'txn_id')
      .select(['kind', 'amount', 'remark', 'type', 'ref_id'])
      .where('kind', '=', 'down')
      .execute();
    expect(rows).toEqual([
      { kind: 'down', amount: 1_250, remark: 'Welcome', type: 'transfer_down', ref_id: String(await idOf('demo_player')) },
    ]);
    const record = (await test.call('GET', '/wps/relay/ODSFE2_MemTransHist', { token: player, query: { type: 'transfer_down' } })).body
      .value;
    expect(record).toMatchObject({ total: 1, list: [{ type: 'transfer_down', amount: 12.5 }] });
    expect((await send({ amount: 13 }, idempotency)).body.code).toBe('idempotency-mismatch');
  });

  it.each(['demo_agent', 'demo_subagent', 'demo_member', 'demo_agent41', 'nobody_at_all'])(
    'WAL-18 INV-21 %s is not below demo_subagent: refused, and says why',
    async account => {
      const before = await balances();
      const { status, body } = await send({ account }, key(), sub);
      expect([status, body.code, body.fields, body.message]).toEqual([
        404,
        'not-found',
        { account: 'unknown' },
        `${account} is not in your team.`,
      ]);
      expect(await balances()).toEqual(before);
    },
  );

  it('WAL-18 INV-03 without amount, account, password, key or enough money nothing moves', async () => {
    const before = await balances();
    expect((await send({ amount: 0, account: '', paymentPassword: '' })).body.fields).toEqual({
      account: 'required',
      amount: 'required',
      paymentPassword: 'required',
    });
    expect((await send({ paymentPassword: '000000' })).body.fields).toEqual({ paymentPassword: 'wrong' });
    expect((await send({ amount: 1_000_000 })).body.code).toBe('insufficient-balance');
    expect((await send({ amount: -1 })).body.code).toBe('bad-request');
    expect((await send({ remark: 'x'.repeat(141) })).body.fields).toEqual({ remark: 'length' });
    expect(
      (
        await test.call('POST', '/wps/relay/passwordCheck/MCS2_transferDownline', {
          token: agent,
          sealed: { account: 'demo_player', amount: 1, remark: '', paymentPassword: PAYMENT },
        })
      ).body.fields,
    ).toHaveProperty('Idempotency-Key');
    expect(await balances()).toEqual(before);
  });

  it('WAL-18 a locked account takes nothing; what was booked before is still answered to a repeat', async () => {
    const idempotency = key();
    const first = (await send({}, idempotency)).body;
    const before = await Promise.all([agent, sub].map(balance));
    await test.platform.db.updateTable('account').set({ status: 'locked' }).where('account', '=', 'demo_player').execute();
    expect((await send()).body).toMatchObject({ code: 'bad-request', fields: { account: 'locked' } });
    expect((await send({}, idempotency)).body).toEqual(first);
    expect(await Promise.all([agent, sub].map(balance))).toEqual(before);
    await test.platform.db.updateTable('account').set({ status: 'active' }).where('account', '=', 'demo_player').execute();
  });

  it('INV-01 INV-02 INV-03 INV-04 many transfers at once, down and up, repeated and beyond the balance, leave the books right and lose nothing', async () => {
    const sum = async () => (await balances()).reduce((total, each) => total + each, 0);
    const before = await sum();
    const up = (token: string, amount: number, idempotency: string) =>
      test.call('POST', '/wps/relay/passwordCheck/MCS2_transferUpline', {
        token,
        headers: { 'idempotency-key': idempotency },
        sealed: { amount, remark: '', paymentPassword: PAYMENT },
      });
    const wishes = Array.from({ length: 40 }, (_, index) => {
      const idempotency = key();
      const amount = index % 7 === 0 ? 9_000 : (100 + index) / 100;
      const ways = [
        () => send({ amount }, idempotency),
        () => send({ account: 'demo_subagent', amount }, idempotency),
        () => send({ amount }, idempotency, sub),
        () => up(sub, amount, idempotency),
      ];
      return { amount, send: ways[index % ways.length]! };
    });
    const answers: Awaited<ReturnType<typeof send>>['body'][] = [];
    // As many at once as one account may try passwords.
    for (let from = 0; from < wishes.length * 2; from += 16) {
      answers.push(...(await Promise.all([...wishes, ...wishes].slice(from, from + 16).map(async wish => (await wish.send()).body))));
    }
    const codes = new Set(answers.map(({ code }) => code ?? 'done'));
    expect([...codes].sort()).toEqual(['done', 'insufficient-balance']);
    wishes.forEach((_, index) => expect(answers[index]).toEqual(answers[index + wishes.length]));
    expect(await sum()).toBe(before);
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });
});
