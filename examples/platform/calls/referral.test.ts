import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositOrderAnswer } from '../../../src/api/money/deposit.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { messagesAnswer } from '../../../src/api/account/messages.js';
import { referralAnswer } from '../../../src/api/team/referral.js';
import { balanceAnswer } from '../../../src/api/money/wallet.js';
import { endDeposit } from '../funds/deposits.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { createAccount } from '../identity/create-account.js';
import { placeAccount } from '../identity/upline.js';
import { registerInput } from '../identity/register-input.js';
import { brokenInvariants } from '../ledger/invariants.js';

const SEEDED = 4;
let test: TestApp;
let token: string;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_member');
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});

const read = async (page = 1, as = token) => {
  const { status, body } = await test.call('GET', '/wps/relay/MCS2_getReferral', { token: as, query: { page } });
  return v.parse(referralAnswer, readEnvelope('referral', { status, body }));
};
const balance = async () =>
  v.parse(balanceAnswer, readEnvelope('balance', await test.call('GET', '/wps/v2/wallets/balance', { token }))).balance;
const messages = async (language: string) =>
  v.parse(
    messagesAnswer,
    readEnvelope('box', await test.call('GET', '/wps/relay/CSP_messageList', { token, query: { language, kind: 'referral_bonus' } })),
  ).list;
const set = async (key: string, value: number) =>
  void (await test.platform.db
    .updateTable('setting')
    .set({ value: String(value) })
    .where('key', '=', key)
    .execute());
/** A new member who comes by the address that the call answers. */
async function comesBy(link: string): Promise<{ name: string; as: string }> {
  const name = `friend${++count}`;
  const referralCode = new URL(link, 'https://site.example').searchParams.get('referralCode') ?? '';
  const values = v.parse(registerInput, { username: name, password: 'Passw0rd', referralCode, termsAccepted: true, ageConfirmed: true });
  const placement = await placeAccount(test.platform, { affiliateCode: '', recommenderId: '', referralCode, domain: '' });
  await createAccount(test.platform, { method: 'username', values, placement, ip: '127.0.0.1', language: 'EN' });
  return { name, as: await test.login(name, 'Passw0rd') };
}
async function orders(as: string, amount: number): Promise<number> {
  const sealed = { methodId: 'bank', amount, proof: '' };
  return Number(
    v.parse(
      depositOrderAnswer,
      readEnvelope(
        'deposit',
        await test.call('POST', '/wps/relay/MCSFE_createDeposit', {
          token: as,
          sealed,
          headers: { 'idempotency-key': `referral-${++count}` },
        }),
      ),
    ).order.id,
  );
}
const approve = (id: number) => test.platform.transact(trx => endDeposit(trx, test.platform, id, { status: 'arrived' }));

describe('inviting friends', () => {
  it('MEM-11 O-34 answers code, link, terms and the friends, their names hidden, newest first', async () => {
    const mine = await read();
    expect(mine).toMatchObject({
      code: 'ALMA2026',
      link: '/register?referralCode=ALMA2026',
      bonus: { perFriend: 1_000, depositMin: 2_000, earned: 0, rewarded: 0 },
      total: SEEDED,
    });
    expect(mine.friends.map(({ name }) => name).every(name => /^..\*{3}.$/.test(name))).toBe(true);
    expect(mine.friends.map(({ joinedAt }) => joinedAt)).toEqual(mine.friends.map(({ joinedAt }) => joinedAt).sort((a, b) => b - a));
  });

  it('MEM-11 an account without a code gets one of its own, and keeps it', async () => {
    const agent = await test.login('demo_agent');
    const [first, again] = await Promise.all([read(1, agent), read(1, agent)]);
    expect(first.code).toMatch(/^[A-Z2-9]{10}$/);
    expect([again.code, (await read(1, agent)).code, first.friends]).toEqual([first.code, first.code, []]);
  });

  it('MEM-11 who registers by the link stands in the list; the bonus comes once, with the first deposit that is large enough', async () => {
    const { name, as } = await comesBy((await read()).link);
    const me = async () => (await read()).friends.find(friend => friend.name === `${name.slice(0, 2)}***${name.at(-1)}`);
    expect((await read()).total).toBe(SEEDED + 1);
    expect(await me()).toMatchObject({ state: 'joined', bonus: 0 });
    const before = await balance();
    await set('referral_deposit_min', 3_000);
    await approve(await orders(as, 29.99));
    expect([await me(), await balance()]).toMatchObject([{ state: 'deposited', bonus: 0 }, before]);
    const order = await orders(as, 30);
    const told: unknown[] = [];
    const stop = test.platform.events.on('balance-changed', detail => told.push(detail));
    await approve(order);
    stop();
    expect(told).toContainEqual({ accountId: expect.any(Number), balance: before + 1_000 });
    expect(await approve(order)).toBeUndefined();
    await approve(await orders(as, 50));
    expect([await me(), await balance()]).toMatchObject([{ state: 'rewarded', bonus: 1_000 }, before + 1_000]);
    expect((await read()).bonus).toMatchObject({ earned: 1_000, rewarded: 1 });
    await set('referral_deposit_min', 2_000);
  });

  it('MEM-11 the member is told, in the language they read', async () => {
    expect(await messages('EN')).toMatchObject([
      { title: 'A bonus for your friend', content: expect.stringContaining('$10.00'), isRead: false },
    ]);
    expect((await messages('ES'))[0]?.content).toMatch(/^fr\*\*\*\d, a quien invitaste/);
  });

  it('MEM-11 what the operator changes counts from then on, and 0 gives nothing', async () => {
    const before = await balance();
    await set('referral_bonus', 0);
    const late = await comesBy((await read()).link);
    await approve(await orders(late.as, 100));
    expect(await balance()).toBe(before);
    await set('referral_bonus', 2_550);
    await approve(await orders(late.as, 100));
    expect([await balance(), (await read()).bonus.earned]).toEqual([before + 2_550, 1_000 + 2_550]);
  });

  it('MEM-11 the database refuses a second reward for the same friend, and a bonus that is undone leaves no trace', async () => {
    const { as } = await comesBy((await read()).link);
    const id = await orders(as, 100);
    const before = await balance();
    const broken = test.platform.transact(async trx => {
      await endDeposit(trx, test.platform, id, { status: 'arrived' });
      throw new Error('the approval was cut');
    });
    await expect(broken).rejects.toThrow('the approval was cut');
    expect(await balance()).toBe(before);
    await Promise.allSettled([approve(id), approve(id), approve(id)]);
    expect(await balance()).toBe(before + 2_550);
    const row = await test.platform.db.selectFrom('referral_reward').selectAll().where('deposit_id', '=', id).executeTakeFirstOrThrow();
    await expect(
      test.platform.db
        .insertInto('referral_reward')
        .values({ ...row, txn_id: null })
        .execute(),
    ).rejects.toMatchObject({ code: '23505' });
  });

  it('MEM-11 a locked inviter gets nothing', async () => {
    const { as } = await comesBy((await read()).link);
    const before = await balance();
    await test.platform.db.updateTable('account').set({ status: 'locked' }).where('account', '=', 'demo_member').execute();
    await approve(await orders(as, 100));
    await test.platform.db.updateTable('account').set({ status: 'active' }).where('account', '=', 'demo_member').execute();
    expect(await balance()).toBe(before);
  });

  it('O-34 pages of ten', async () => {
    const link = (await read()).link;
    while ((await read()).total <= 10) await comesBy(link);
    const [first, second] = [await read(1), await read(2)];
    expect([first.friends.length, second.friends.length, first.totalPages]).toEqual([10, first.total - 10, 2]);
  });
});
