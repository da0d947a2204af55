import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileAnswer } from '../../../src/api/account/profile.js';
import { payoutAccountsAnswer, withdrawConfigAnswer, withdrawalListAnswer } from '../../../src/api/money/withdraw.js';
import { registerConsole } from '../console/index.js';
import type { Page } from '../console/paging.js';
import type { WithdrawalRow } from '../console/withdrawals.js';
import { endDeposit, orderDeposit } from '../funds/deposits.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { messageText } from '../messages/message-text.js';

const PAYMENT = '246810';

let test: TestApp;
let token: string;
let member: number;
let keys = 0;
beforeAll(async () => {
  test = await openTestApp();
  registerConsole(test.app, test.platform);
  token = await test.login('demo_member');
  member = (await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
});
afterAll(() => test.close());

const db = () => test.platform.db;
const operator = {
  async ask<T = Record<string, unknown>>(method: 'GET' | 'POST', path: string, payload?: object): Promise<{ status: number; body: T }> {
    const response = await test.app.inject({
      method,
      url: `/sandbox/api${path}`,
      headers: { authorization: `Bearer ${test.platform.config.operatorKey}` },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json<T>() };
  },
  lastDeed: () => db().selectFrom('audit').select(['action', 'ref']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
};
const read = async <S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> =>
  v.parse(schema, (await test.call('GET', path, { token })).body.value);
const profile = () => read(profileAnswer, '/wps/member/profile');
const put = async (sealed: Record<string, unknown>) => (await test.call('PUT', '/wps/member/info', { token, sealed })).body;
const letters = () => db().selectFrom('message').selectAll().where('account_id', '=', member).orderBy('id', 'desc').execute();
const set = async (key: string, value: string) => {
  await db().updateTable('setting').set({ value }).where('key', '=', key).execute();
  test.platform.events.emit('status-changed', undefined);
};
const add = async (holder: string, address: string) =>
  (
    await test.call('POST', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
      token,
      sealed: { kind: 'bank', address, holder, paymentPassword: PAYMENT },
    })
  ).body;
const withdraw = async (payoutAccountId: string) =>
  (
    await test.call('POST', '/wps/relay/passwordCheck/MCSFE_createWithdraw', {
      token,
      headers: { 'idempotency-key': `real-name-${++keys}` },
      sealed: { payoutAccountId, amount: 20, mobileNum: '5500000001', paymentPassword: PAYMENT },
    })
  ).body;

describe('the real name of an account', () => {
  it('O-08 is its owner’s to write until the first deposit has arrived, and the operator’s from then on', async () => {
    expect((await put({ payeeName: 'Alma Dos' })).success).toBe(true);
    expect((await profile()).locked).toEqual([]);
    const order = await orderDeposit(test.platform, {
      accountId: member,
      methodId: 'bank',
      amount: 5_000,
      proofId: null,
      key: 'real-name',
    });
    expect((await put({ payeeName: 'Alma Demo' })).success).toBe(true);
    await test.platform.transact(trx => endDeposit(trx, test.platform, order.id, { status: 'arrived' }));
    expect((await profile()).locked).toEqual(['payeeName', 'fullName']);
    expect(await put({ payeeName: 'Thief', nickname: 'Thief' })).toMatchObject({ code: 'bad-request', fields: { payeeName: 'locked' } });
    expect((await profile()).fields).toMatchObject({ payeeName: 'Alma Demo', nickname: 'Alma' });
    expect((await put({ payeeName: 'Alma Demo', nickname: 'Almita' })).success, 'the same name is no change').toBe(true);
    let told = 0;
    const stop = test.platform.events.on('account-changed', ({ accountId }) => void (accountId === member && told++));
    expect((await operator.ask('POST', `/accounts/${member}/name`, { name: 'A' })).status).toBe(400);
    expect((await operator.ask('POST', `/accounts/${member}/name`, { name: 'Alma Núñez', seen: 'Somebody else' })).body).toMatchObject({
      code: 'changed-meanwhile',
    });
    expect((await operator.ask('POST', `/accounts/${member}/name`, { name: 'Alma Núñez', seen: 'Alma Demo' })).status).toBe(200);
    stop();
    expect(told).toBe(1);
    expect(await operator.lastDeed()).toEqual({ action: 'account.name', ref: `account ${member} demo_member` });
    expect((await profile()).fields).toMatchObject({ payeeName: 'Alma Núñez', fullName: 'Alma Núñez' });
    expect(messageText((await letters())[0]!, 'ES', 'USD')).toEqual({
      title: 'Cambiamos tu nombre real',
      content: expect.stringContaining('Alma Núñez'),
    });
  });

  it('WAL-08 an address in another name is marked to its owner and to the cashier; the operator may refuse it', async () => {
    await test.call('POST', '/wps/member/paymentPassword', {
      token,
      sealed: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
    expect((await add('NUNEZ,  alma', '0121800123456701')).value).toMatchObject({ account: { otherName: false } });
    expect((await add('Bruno Luz', '0121800123456702')).value).toMatchObject({ account: { otherName: true } });
    const { list } = await read(payoutAccountsAnswer, '/wps/relay/MCSFE_getPayoutAccounts');
    expect(list.map(({ otherName }) => otherName)).toEqual([false, true]);
    for (const { id } of list) expect((await withdraw(id)).success).toBe(true);
    expect((await read(withdrawalListAnswer, '/wps/relay/MCSFE_getWithdrawList')).list.map(({ payout }) => payout.otherName)).toEqual([
      true,
      false,
    ]);
    const rows = async () =>
      (await operator.ask<Page<WithdrawalRow>>('GET', '/withdrawals?search=demo_member')).body.list.map(
        ({ holder, realName, otherName }) => [holder, realName, otherName],
      );
    expect((await rows())[0]).toEqual(['Bruno Luz', 'Alma Núñez', true]);
    expect((await rows())[1]?.[2]).toBe(false);
    expect((await read(withdrawConfigAnswer, '/wps/relay/MCSFE_getWithdrawConfig')).sameNameOnly).toBe(false);
    await set('payout_other_name_refused', '1');
    expect(await read(withdrawConfigAnswer, '/wps/relay/MCSFE_getWithdrawConfig')).toMatchObject({
      sameNameOnly: true,
      payeeName: 'Alma Núñez',
    });
    expect((await add('Bruno Luz', '0121800123456703')).fields).toEqual({ holder: 'other-name' });
    expect((await add('Alma Nunez', '0121800123456704')).success).toBe(true);
    const before = await balanceOf(db(), member);
    expect((await withdraw(list[1]!.id)).fields).toEqual({ payoutAccountId: 'other-name' });
    expect(await balanceOf(db(), member)).toBe(before);
    expect((await withdraw(list[0]!.id)).success).toBe(true);
    await set('payout_other_name_refused', '0');
  });

  it('WAL-08 a withdrawal that waits while the member’s contact changes, or is released, is marked to the cashier', async () => {
    const rows = async () =>
      (await operator.ask<Page<WithdrawalRow>>('GET', '/withdrawals?search=demo_member&state=pending')).body.list.map(
        ({ contactChanged }) => contactChanged,
      );
    const before = await rows();
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before)).toEqual(new Set([null]));
    await test.platform.clock.freeze();
    await test.platform.clock.advance(7_200_000);
    const at = test.platform.clock.now();
    await db()
      .updateTable('account_binding')
      .set({ value: 'other@example.test', bound_at: at })
      .where('account_id', '=', member)
      .where('kind', '=', 'email')
      .execute();
    expect((await rows()).slice(0, before.length)).toEqual(before.map(() => ({ at, kinds: ['email'] })));
    await test.platform.clock.advance(60_000);
    expect(
      (await operator.ask('POST', `/accounts/${member}/release-bindings`, { kinds: ['email'], reason: 'seen with passport in the office' }))
        .status,
    ).toBe(200);
    expect((await rows())[0]).toEqual({ at: at + 60_000, kinds: ['released'] });
    token = await test.login('demo_member');
  });
});

describe('the bonus for a Zalo number', () => {
  const bonuses = () => db().selectFrom('ledger_txn').select(['type', 'idempotency_key']).where('ref_type', '=', 'zalo').execute();
  const turn = (enabled: boolean) => db().updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', 'ZALOBONUS3').execute();

  it('REG-47 CON-16 is what the setting says, shown only while it can be had', async () => {
    await db().updateTable('register_rule').set({ enabled: true }).where('field', '=', 'zalo').execute();
    test.platform.events.emit('status-changed', undefined);
    expect((await profile()).zaloBonus).toBe(0);
    await turn(true);
    expect((await profile()).zaloBonus).toBe(13_100_000);
    await set('zalo_bonus', '0');
    expect((await profile()).zaloBonus).toBe(0);
    await set('zalo_bonus', '2500');
    expect((await profile()).zaloBonus).toBe(2_500);
  });

  it('REG-47 INV-04 32 requests at once pay it once, with the number, and it stands in the records', async () => {
    const before = await balanceOf(db(), member);
    const done = await Promise.all(Array.from({ length: 32 }, (_, index) => put({ zalo: `55123456${10 + index}` })));
    expect(done.filter(({ success }) => success)).toHaveLength(32);
    expect(await bonuses()).toEqual([{ type: 'bonus', idempotency_key: `zalo:${member}` }]);
    expect(await balanceOf(db(), member)).toBe(before + 2_500);
    expect((await profile()).zaloBonus).toBe(0);
    const { body } = await test.call('GET', '/wps/relay/ODSFE2_MemBonusDet', { token });
    expect((body.value as { list: object[] }).list[0]).toMatchObject({ source: 'zalo', title: 'Zalo', amount: 25, status: 'credited' });
    await db().updateTable('account_profile').set({ zalo: null }).where('account_id', '=', member).execute();
    expect((await put({ zalo: '5512345678' })).success).toBe(true);
    expect(await balanceOf(db(), member), 'a number that was taken away and comes back brings nothing').toBe(before + 2_500);
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('REG-47 a number brings it once, whichever account has it and however it is written; the number is kept', async () => {
    await set('zalo_bonus', '2500');
    const ids = await Promise.all(
      ['demo_agent', 'demo_subagent'].map(
        async name => (await db().selectFrom('account').select('id').where('account', '=', name).executeTakeFirstOrThrow()).id,
      ),
    );
    const tokens = await Promise.all(['demo_agent', 'demo_subagent'].map(name => test.login(name)));
    const before = await Promise.all(ids.map(id => balanceOf(db(), id)));
    const answers = await Promise.all(
      tokens.map(own => test.call('PUT', '/wps/member/info', { token: own, sealed: { zalo: '5598765432' } })),
    );
    expect(answers.map(({ body }) => body.success)).toEqual([true, true]);
    const after = await Promise.all(ids.map(id => balanceOf(db(), id)));
    expect(after.map((balance, index) => balance - (before[index] ?? 0)).sort((a, b) => a - b)).toEqual([0, 2_500]);
    expect(await db().selectFrom('account_profile').select('zalo').where('account_id', 'in', ids).execute()).toEqual([
      { zalo: '5598765432' },
      { zalo: '5598765432' },
    ]);
    const { id: other } = await db().selectFrom('account').select('id').where('account', '=', 'demo_first').executeTakeFirstOrThrow();
    await expect(
      db().insertInto('zalo_bonus').values({ account_id: other, amount: 0, created_at: 1, number: '5598765432' }).execute(),
    ).rejects.toMatchObject({ constraint: 'zalo_bonus_number_once' });
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('REG-47 a number that is refused, or saved while nothing is offered, brings nothing, then and later', async () => {
    const own = await test.login('demo_player');
    const player = (await db().selectFrom('account').select('id').where('account', '=', 'demo_player').executeTakeFirstOrThrow()).id;
    const before = await balanceOf(db(), player);
    const give = async (zalo: string) => (await test.call('PUT', '/wps/member/info', { token: own, sealed: { zalo } })).body;
    expect((await give('abc')).fields).toEqual({ zalo: 'length' });
    expect(await db().selectFrom('zalo_bonus').selectAll().where('account_id', '=', player).execute()).toEqual([]);
    await turn(false);
    await give('5512345678');
    await turn(true);
    await give('5512345679');
    expect([await balanceOf(db(), player), (await bonuses()).length]).toEqual([before, 2]);
  });
});
