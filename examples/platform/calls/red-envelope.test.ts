import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import {
  openEnvelopeAnswer,
  receivedEnvelopesAnswer,
  receiversAnswer,
  sendEnvelopeAnswer,
  sentEnvelopesAnswer,
} from '../../../src/api/money/red-envelopes.js';
import { messagesAnswer } from '../../../src/api/account/messages.js';
import { settleFunds } from '../funds/settle-funds.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';

const PATH = '/wps/relay/MCS2_redEnvelope';
const PAYMENT = '246810';
const HOUR = 3_600_000;
let test: TestApp;
let sender: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  test = await openTestApp();
  sender = await test.login('demo_agent');
  await test.call('POST', '/wps/member/paymentPassword', {
    token: sender,
    sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
  });
  for (const username of ['ana01', 'beto01']) {
    await test.call('PUT', '/wps/relay/MCS2_createDownline', {
      token: sender,
      headers: { 'idempotency-key': key() },
      sealed: { username, password: 'Given1234', accountType: 0 },
    });
    await test.platform.db.updateTable('account').set({ password_default: false }).where('account', '=', username).execute();
    tokens[username] = await test.login(username, 'Given1234');
  }
  tokens['demo_subagent'] = await test.login('demo_subagent');
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom('login_attempt').execute());

let keys = 0;
function key() {
  return `envelope-key-${++keys}`;
}
const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const balance = async (account: string) => balanceOf(test.platform.db, await idOf(account));
const send = (fields: object, { as = sender, idempotency = key() } = {}) =>
  test.call('POST', '/wps/relay/MCS2_sendRedEnvelope', {
    token: as,
    headers: { 'idempotency-key': idempotency },
    sealed: { accounts: ['ana01', 'beto01'], total: 30, remark: 'Thanks', paymentPassword: PAYMENT, ...fields },
  });
const sent = async (fields: object = {}, idempotency = key()) =>
  v.parse(sendEnvelopeAnswer, readEnvelope('send', await send(fields, { idempotency })));
const open = (account: string, id: string, idempotency = key()) =>
  test.call('POST', PATH, { token: tokens[account], headers: { 'idempotency-key': idempotency }, body: { id } });
const opened = async (account: string, id: string) => v.parse(openEnvelopeAnswer, readEnvelope('open', await open(account, id)));
const received = async (account: string, query = {}) =>
  v.parse(receivedEnvelopesAnswer, (await test.call('GET', PATH, { token: tokens[account], query })).body.value);
const ownSent = async (as = sender) =>
  v.parse(sentEnvelopesAnswer, (await test.call('GET', PATH, { token: as, query: { direction: 'sent' } })).body.value);
const counted = async (account: string) =>
  ((await test.call('GET', '/wps/member/info', { token: tokens[account] })).body.value as { availablePromoCount: number })
    .availablePromoCount;
const messages = async (token: string | undefined, kind: string) =>
  v.parse(messagesAnswer, (await test.call('GET', '/wps/relay/CSP_messageList', { token, query: { kind, language: 'EN' } })).body.value)
    .list;

describe('red envelopes', () => {
  it('AGT-19 O-68 O-69 −x for the agent at sending, +x for each downline on opening, once', async () => {
    const [own, anas] = [await balance('demo_agent'), await balance('ana01')];
    const before = await counted('ana01');
    const told: (number | undefined)[] = [];
    const stop = test.platform.events.on('account-changed', ({ accountId }) => told.push(accountId));
    const { id, balance: left, count } = await sent({ accounts: ['ANA01', 'beto01', 'ana01'], total: 30.01 });
    expect({ left, count }).toEqual({ left: own - 3_001, count: 2 });
    expect(new Set(told)).toEqual(new Set([await idOf('ana01'), await idOf('beto01'), await idOf('demo_agent')]));
    expect(await balance('ana01')).toBe(anas);
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
    expect(await counted('ana01')).toBe(before + 1);
    expect((await received('ana01', { state: 'open' })).list).toMatchObject([
      { id, sender: 'demo_agent', remark: 'Thanks', state: 'open', amount: null },
    ]);
    expect((await messages(tokens['ana01'], 'red_envelope'))[0]?.content).toContain('demo_agent');

    const once = key();
    const answers = await Promise.all([open('ana01', id, once), open('ana01', id, once), open('ana01', id), open('ana01', id)]);
    expect(answers.map(({ body }) => (body.value as { amount: number }).amount)).toEqual([15.01, 15.01, 15.01, 15.01]);
    expect(await balance('ana01')).toBe(anas + 1_501);
    expect(await counted('ana01')).toBe(before);
    expect((await ownSent()).list[0]).toMatchObject({
      id,
      total: 3_001,
      count: 2,
      opened: 1,
      state: 'open',
      shares: [
        { account: 'ana01', amount: 1_501, openedAt: expect.any(Number) },
        { account: 'beto01', amount: 1_500, openedAt: null },
      ],
    });
    expect(told.at(-1)).toBe(await idOf('demo_agent'));
    expect((await opened('beto01', id)).amount).toBe(1_500);
    expect((await ownSent()).list[0]).toMatchObject({ opened: 2, state: 'done', returned: 0 });
    expect((await received('ana01')).list[0]).toMatchObject({ state: 'opened', amount: 1_501 });
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
    stop();
  });

  it('AGT-19 what nobody opens in time goes back to the sender, with a message, and cannot be opened any more', async () => {
    const own = await balance('demo_agent');
    const { id, reference } = await sent({ total: 20 });
    await opened('ana01', id);
    const anas = await balance('beto01');
    await test.platform.clock.advance(24 * HOUR - 60_000);
    await settleFunds(test.platform);
    expect((await ownSent()).list[0]).toMatchObject({ id, state: 'open' });
    await test.platform.clock.advance(60_000);
    for (const account of ['demo_agent', 'ana01', 'beto01'])
      await test.platform.db
        .updateTable('session')
        .set({ expires_at: test.platform.clock.now() + HOUR })
        .where('account_id', '=', await idOf(account))
        .execute();
    expect((await open('beto01', id)).body.code).toBe('activity-closed');
    await Promise.all([settleFunds(test.platform), settleFunds(test.platform)]);
    expect(await balance('demo_agent')).toBe(own - 1_000);
    expect(await balance('beto01')).toBe(anas);
    expect((await ownSent()).list[0]).toMatchObject({ id, state: 'returned', returned: 1_000, opened: 1 });
    expect((await received('beto01')).list[0]).toMatchObject({ id, state: 'expired', amount: null });
    expect((await open('beto01', id)).body.code).toBe('activity-closed');
    expect((await messages(sender, 'red_envelope_returned'))[0]?.content).toContain(reference);
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
    // What came back is no bonus, and the sum of its report stays right.
    const { value } = (await test.call('GET', '/wps/relay/ODSFE2_MemBonusDet', { token: sender })).body as {
      value: { list: { source: string }[] };
    };
    expect(value.list.filter(({ source }) => source === 'red_envelope')).toEqual([]);
  });

  it('INV-04 a repeated sending moves money once', async () => {
    const own = await balance('demo_agent');
    const idempotency = key();
    const first = await sent({}, idempotency);
    expect(await sent({}, idempotency)).toEqual(first);
    expect((await send({ total: 31 }, { idempotency })).body.code).toBe('idempotency-mismatch');
    expect(await balance('demo_agent')).toBe(own - 3_000);
    expect(
      (
        await test.call('POST', '/wps/relay/MCS2_sendRedEnvelope', {
          token: sender,
          sealed: { accounts: ['ana01'], total: 5, paymentPassword: PAYMENT },
        })
      ).body.code,
    ).toBe('bad-request');
    expect((await test.call('POST', PATH, { token: tokens['ana01'], body: { id: first.id } })).body.code).toBe('bad-request');
  });

  it('INV-21 AGT-19 refuses whoever is not directly below, wrong amounts and a wrong password, and books nothing', async () => {
    const own = await balance('demo_agent');
    for (const [fields, found] of [
      [{ accounts: ['ana01', 'demo_player'] }, { accounts: 'unknown' }],
      [{ accounts: ['demo_member'] }, { accounts: 'unknown' }],
      [{ accounts: ['demo_agent'] }, { accounts: 'unknown' }],
      [{ accounts: [] }, { accounts: 'required' }],
      [{ total: 0 }, { total: 'required' }],
      [{ total: 1.99 }, { total: 'length' }],
      [{ total: 2_000.01 }, { total: 'length' }],
      [{ paymentPassword: '000000' }, { paymentPassword: 'wrong' }],
      [{ paymentPassword: '' }, { paymentPassword: 'required' }],
    ] as const) {
      expect([fields, (await send(fields)).body.fields]).toEqual([fields, found]);
    }
    await test.platform.db.updateTable('account').set({ status: 'locked' }).where('account', '=', 'beto01').execute();
    expect((await send({})).body.fields).toEqual({ accounts: 'unknown' });
    await test.platform.db.updateTable('account').set({ status: 'active' }).where('account', '=', 'beto01').execute();
    expect(await balance('demo_agent')).toBe(own);
    const member = await test.login('demo_member');
    expect((await send({}, { as: member })).body.code).toBe('agent-required');
    const { id } = await sent({ accounts: ['beto01'], total: 5 });
    expect((await open('ana01', id)).body.code).toBe('not-found');
    expect((await open('ana01', '999999')).body.code).toBe('not-found');
    expect((await ownSent(member)).list).toEqual([]);
  });

  it('INV-03 nothing is sent beyond the balance', async () => {
    await test.platform.db.updateTable('setting').set({ value: '1000000000' }).where('key', '=', 'red_envelope_share_max').execute();
    test.platform.events.emit('status-changed', undefined);
    expect((await send({ total: (await balance('demo_agent')) / 100 + 1 })).body.code).toBe('insufficient-balance');
    expect(await brokenInvariants(test.platform.db)).toEqual([]);
  });

  it('INV-21 whom one can be sent to: open accounts directly below, found by a part of their name', async () => {
    const ask = async (query: Record<string, string | number>) =>
      v.parse(receiversAnswer, (await test.call('GET', '/wps/relay/MCS2_getEnvelopeReceivers', { token: sender, query })).body.value);
    expect((await ask({})).list.map(({ account }) => account)).toEqual(['ana01', 'beto01', 'demo_subagent']);
    expect((await ask({ account: 'ARL' })).list).toEqual([{ account: 'demo_subagent', nickname: 'Carla', type: 2 }]);
    expect(await ask({ account: '_' })).toMatchObject({ list: [{ account: 'demo_subagent' }], total: 1 });
    expect(await ask({ page: 2, pageSize: 2 })).toMatchObject({ list: [{ account: 'demo_subagent' }], total: 3, totalPages: 2 });
  });
});
