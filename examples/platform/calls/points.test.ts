import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import {
  convertPointAnswer,
  POINT_TYPES,
  pointBalanceAnswer,
  pointConfigAnswer,
  pointHistoryAnswer,
  pointRewardAnswer,
  redeemAnswer,
  redeemListAnswer,
} from '../../../src/api/money/points.js';
import { testTeam } from '../contracts/test-team.js';
import { endDeposit, orderDeposit, type DepositEnd } from '../funds/deposits.js';
import { openTestApp, type TestAnswer, type TestApp, type TestCall } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { hashPassword } from '../passwords.js';
import { earnByDeposit, lockPoints, pointsOf, writePoints } from '../points/points.js';
import { decideRedeem } from '../points/redeem.js';

const BALANCE = '/wps/relay/MCS2_getPointBalance';
const CONFIG = '/wps/relay/MCS2_getPointConfig';
const REWARDS = '/wps/relay/MCS2_getPointReward';
const REQUESTS = '/wps/relay/MCS2_getRedeemPointList';
const HISTORY = '/wps/relay/ODSFE2_MemTransDet';
const REDEEM = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const CONVERT = '/wps/relay/passwordCheck/MCS2_convertPoint';
const PASSWORD = '246810';
const SEEDED = 2_510;
const TO = {
  deliveryName: 'Alma Demo',
  deliveryPhone: '+52 55 1234 5678',
  deliveryAddress: 'Calle Luna 12\n06000 Ciudad de México\nMéxico',
};

let test: TestApp;
let token: string;
let accountId: number;
let keys = 0;
let people = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});

async function read<S extends v.GenericSchema>(schema: S, path: string, query: TestCall['query'] = {}): Promise<v.InferOutput<S>> {
  const { status, body } = await test.call('GET', path, { token, query: { language: 'EN', ...query } });
  return v.parse(schema, readEnvelope(path, { status, body }));
}
const send = (path: string, sealed: Record<string, unknown>, { as = token, key = `points-test-${++keys}` } = {}) =>
  test.call('POST', path, {
    token: as,
    query: { language: 'EN' },
    sealed: { paymentPassword: PASSWORD, ...sealed },
    headers: { 'idempotency-key': key },
  });
const made = <S extends v.GenericSchema>(schema: S, { status, body }: TestAnswer) =>
  v.parse(schema, readEnvelope('the call', { status, body }));
const points = async () => (await read(pointBalanceAnswer, BALANCE)).points;
const money = async () =>
  Number(((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value as { balance: number }).balance);
const reward = async (name: string) => {
  const found = (await read(pointRewardAnswer, REWARDS)).list.find(each => each.name.includes(name));
  if (!found) throw new Error(`There is no reward ${name}.`);
  return found;
};
const give = (account: number, count: number) =>
  test.platform.transact(async trx => {
    await lockPoints(trx, account);
    return writePoints(trx, {
      accountId: account,
      type: 'slot_games',
      points: count,
      remark: '',
      reference: `given-${++keys}`,
      at: test.platform.clock.now(),
    });
  });
const decide = (id: string, status: 'approved' | 'rejected') =>
  test.platform.transact(trx => decideRedeem(trx, { id: Number(id), status, note: 'Seen.', at: test.platform.clock.now() }));
const setPassword = async (account: number) =>
  test.platform.db
    .updateTable('account')
    .set({ payment_password_hash: await hashPassword(PASSWORD, test.platform.config.passwordCost) })
    .where('id', '=', account)
    .execute();

async function deposit(amount: number, end: DepositEnd): Promise<void> {
  const { id: methodId } = await test.platform.db
    .selectFrom('deposit_method')
    .select('id')
    .where('active', '=', true)
    .where('min', '<=', amount)
    .where('max', '>=', amount)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await orderDeposit(test.platform, { accountId, methodId, amount, proofId: null, key: `points-deposit-${++keys}` });
  for (const _ of [1, 2]) await test.platform.transact(trx => endDeposit(trx, test.platform, id, end));
}
/** The account that the seed gives a history of all kinds. */
async function asSeeded(): Promise<void> {
  token = await test.login('demo_member');
  accountId = await testTeam(test).idOf('demo_member');
}
/** One of its own for a test that spends: deposits that most rewards ask for, the points of the seeded one, and a payment password. */
async function asNewcomer(): Promise<void> {
  const name = `points${++people}`;
  accountId = await testTeam(test).joins(name, null);
  token = await test.login(name);
  await setPassword(accountId);
  await deposit(100_000, { status: 'arrived' });
  await give(accountId, SEEDED - (await points()));
}

describe('points, as the account reads them', () => {
  beforeEach(asSeeded);

  it('API-66 PTS-01 the balance is that of the points ledger', async () => {
    expect(await points()).toBe(SEEDED);
    expect(await pointsOf(test.platform.db, accountId)).toBe(SEEDED);
  });

  it('API-69 PTS-02 CON-18 the ratio tables are told, bands in money and in points', async () => {
    const { depositRatios, convertRatios } = await read(pointConfigAnswer, CONFIG);
    expect(depositRatios.map(row => [row.from, row.to, row.ratio])).toEqual([
      [1_000, 9_999, 1],
      [10_000, 49_999, 1.2],
      [50_000, 199_999, 1.5],
      [200_000, null, 2],
    ]);
    expect(convertRatios.map(row => [row.from, row.to, row.ratio])).toEqual([
      [100, 999, 0.01],
      [1_000, 4_999, 0.011],
      [5_000, null, 0.0125],
    ]);
  });

  it('API-67 PTS-03 PTS-11 rewards have everything that an item shows, in the asked language, with drawings that exist', async () => {
    const { deposited, list } = await read(pointRewardAnswer, REWARDS);
    expect(deposited).toBe(125_000);
    expect(list.find(({ name }) => name === '$20 bonus')).toMatchObject({
      type: 'bonus',
      amount: 2_000,
      amountRequirement: 20_000,
      pointsRequirement: 1_500,
      quantity: 120,
      status: 'available',
    });
    expect(list.filter(({ status }) => status === 'sold_out').map(({ quantity }) => quantity)).toEqual([0]);
    expect((await read(pointRewardAnswer, REWARDS, { language: 'ES' })).list.map(({ name }) => name)).toContain('Bono de $20');
  });

  it('I18-01 names and remarks say in which language they are: the reader’s, or English where they are not written in that', async () => {
    const { db } = test.platform;
    const languages = async (language: string) => {
      const rewards = await read(pointRewardAnswer, REWARDS, { language });
      const history = await read(pointHistoryAnswer, HISTORY, { language });
      return [rewards.list, history.list].map(list => [...new Set(list.map(({ lang }) => lang))]);
    };
    expect(await languages('DE')).toEqual([['DE'], ['DE']]);
    await db.deleteFrom('points_reward_text').where('lang', '=', 'DE').execute();
    expect(await languages('DE')).toEqual([['EN'], ['DE']]);
  });

  it('API-70 PTS-04 PTS-08 the history has all seven types, each filter shows its own, dates narrow it, and the newest is the balance', async () => {
    const all = await read(pointHistoryAnswer, HISTORY);
    expect(new Set(all.list.map(({ type }) => type))).toEqual(new Set(POINT_TYPES));
    expect(all.list[0]?.pointsBalance).toBe(SEEDED);
    for (const entry of all.list) expect(entry.remark && entry.referenceNo).toBeTruthy();
    expect(all.list.at(-1)?.remark).toBe('Deposit of $1,250.00');
    for (const type of POINT_TYPES) {
      const found = (await read(pointHistoryAnswer, HISTORY, { type })).list;
      expect(
        found.map(({ id }) => id),
        type,
      ).toEqual(all.list.filter(each => each.type === type).map(({ id }) => id));
    }
    const [first, second] = all.list;
    const narrow = await read(pointHistoryAnswer, HISTORY, { from: second?.applicationTime ?? 0, to: first?.applicationTime ?? 0 });
    expect(narrow.list.map(({ id }) => id)).toEqual([second?.id]);
    expect((await test.call('GET', HISTORY, { token, query: { type: 'horses' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { type: expect.any(String) },
    });
  });
});

describe('password checked calls', () => {
  beforeEach(asNewcomer);

  it('OP-72 without a payment password nothing is redeemed or converted', async () => {
    await test.platform.db.updateTable('account').set({ payment_password_hash: null }).where('id', '=', accountId).execute();
    const { id } = await reward('$5');
    expect((await send(REDEEM, { rewardId: id })).body).toMatchObject({ code: 'bad-request', fields: { paymentPassword: 'unknown' } });
    expect((await send(CONVERT, { points: 100 })).body).toMatchObject({ code: 'bad-request', fields: { paymentPassword: 'unknown' } });
    await setPassword(accountId);
    expect((await send(REDEEM, { rewardId: id, paymentPassword: '' })).body).toMatchObject({ fields: { paymentPassword: 'required' } });
  });

  it('API-71 API-72 PTS-09 PTS-10 a wrong one is refused and changes nothing', async () => {
    const [before, balance] = [await points(), await money()];
    expect((await send(REDEEM, { rewardId: (await reward('$5')).id, paymentPassword: '000000' })).body).toMatchObject({
      code: 'bad-request',
      fields: { paymentPassword: 'wrong' },
    });
    expect((await send(CONVERT, { points: 500, paymentPassword: '000000' })).body).toMatchObject({
      code: 'bad-request',
      fields: { paymentPassword: 'wrong' },
    });
    expect([await points(), await money()]).toEqual([before, balance]);
  });

  it('API-72 PTS-10 INV-04 a conversion moves points and money by the ratio, once for its key', async () => {
    const [before, balance] = [await points(), await money()];
    const first = made(convertPointAnswer, await send(CONVERT, { points: 1_000 }, { key: 'convert-once' }));
    expect(first).toEqual({ points: before - 1_000, amount: 1_100, balance: Math.round((balance + 11) * 100) });
    expect(made(convertPointAnswer, await send(CONVERT, { points: 1_000 }, { key: 'convert-once' }))).toEqual(first);
    expect((await send(CONVERT, { points: 900 }, { key: 'convert-once' })).body.code).toBe('idempotency-mismatch');
    expect([await points(), await money()]).toEqual([before - 1_000, balance + 11]);
  });

  it('refuses fewer points than the table begins with, and more than there are, and moves nothing', async () => {
    const [before, balance] = [await points(), await money()];
    for (const wanted of [99, before + 1])
      expect((await send(CONVERT, { points: wanted })).body, String(wanted)).toMatchObject({
        code: 'bad-request',
        fields: { points: 'length' },
      });
    for (const wanted of ['x', -100, 1.5]) expect((await send(CONVERT, { points: wanted })).body.code, String(wanted)).toBe('bad-request');
    expect([await points(), await money()]).toEqual([before, balance]);
  });
});

describe('redeeming', () => {
  beforeEach(asNewcomer);

  it('API-71 PTS-05 API-68 PTS-12 a request starts in process, takes points and quantity once, and stands in the list', async () => {
    const { id, quantity, pointsRequirement } = await reward('$5');
    const before = await points();
    const first = made(redeemAnswer, await send(REDEEM, { rewardId: id }, { key: 'redeem-once' }));
    expect(first.request).toMatchObject({ status: 'in_process', points: pointsRequirement, decidedAt: null });
    expect(made(redeemAnswer, await send(REDEEM, { rewardId: id }, { key: 'redeem-once' })).request).toEqual(first.request);
    expect(await points()).toBe(before - pointsRequirement);
    expect((await reward('$5')).quantity).toBe(quantity - 1);
    expect((await read(redeemListAnswer, REQUESTS)).list).toEqual([first.request]);
    const other = made(
      redeemListAnswer,
      await test.call('GET', REQUESTS, { token: await test.login('demo_player'), query: { language: 'EN' } }),
    );
    expect(other.list.map(each => each.referenceNo)).not.toContain(first.request.referenceNo);
    expect((await send(REDEEM, { rewardId: (await reward('$20')).id }, { key: 'redeem-once' })).body.code).toBe('idempotency-mismatch');
  });

  it('PTS-06 approved: the bonus is on the balance, once, and it is decided for good', async () => {
    const { request } = made(redeemAnswer, await send(REDEEM, { rewardId: (await reward('$5')).id }));
    const [before, balance] = [await points(), await money()];
    await decide(request.id, 'approved');
    expect([await points(), await money()]).toEqual([before, balance + 5]);
    await expect(decide(request.id, 'rejected')).rejects.toMatchObject({ code: 'activity-refused' });
    expect((await read(redeemListAnswer, REQUESTS)).list[0]).toMatchObject({ status: 'approved', note: 'Seen.' });
  });

  it('PTS-07 INV-12 rejected: points and quantity come back, with a line in the history', async () => {
    const [before, { id, quantity }] = [await points(), await reward('shirt')];
    const { request } = made(redeemAnswer, await send(REDEEM, { rewardId: id, ...TO }));
    await decide(request.id, 'rejected');
    expect([await points(), (await reward('shirt')).quantity]).toEqual([before, quantity]);
    expect((await read(pointHistoryAnswer, HISTORY, { type: 'redeem' })).list[0]).toMatchObject({
      changedPoints: 1_900,
      pointsBalance: before,
      remark: 'Returned: Football shirt of the season',
    });
    expect((await read(redeemListAnswer, REQUESTS)).list[0]?.status).toBe('rejected');
  });

  it('PTS-05 goods need an address, which is remembered and stands with the request; money needs none and keeps none', async () => {
    const { id, pointsRequirement } = await reward('shirt');
    await give(accountId, pointsRequirement);
    const before = await points();
    expect((await send(REDEEM, { rewardId: id })).body).toMatchObject({
      code: 'bad-request',
      fields: { deliveryName: 'pattern', deliveryPhone: 'pattern', deliveryAddress: 'pattern' },
    });
    expect((await send(REDEEM, { rewardId: id, ...TO, deliveryPhone: 'call me' })).body.fields).toEqual({ deliveryPhone: 'pattern' });
    expect((await send(REDEEM, { rewardId: id, ...TO, deliveryAddress: 'x'.repeat(301) })).body.fields).toEqual({
      deliveryAddress: 'pattern',
    });
    expect(await points()).toBe(before);
    const { request } = made(redeemAnswer, await send(REDEEM, { rewardId: id, ...TO }));
    const delivery = { name: TO.deliveryName, phone: TO.deliveryPhone, address: TO.deliveryAddress };
    expect(request.delivery).toEqual(delivery);
    expect((await read(pointRewardAnswer, REWARDS)).delivery).toEqual(delivery);
    const money = made(redeemAnswer, await send(REDEEM, { rewardId: (await reward('$5')).id, ...TO, deliveryName: 'Somebody else' }));
    expect(money.request.delivery).toBeNull();
    expect((await read(pointRewardAnswer, REWARDS)).delivery).toEqual(delivery);
    const other = await test.login('demo_player');
    expect((await test.call('GET', REWARDS, { token: other, query: { language: 'EN' } })).body.value).toMatchObject({ delivery: null });
  });

  it.each([
    ['Playing cards', 'quantity'],
    ['$100', 'amount'],
    ['headphones', 'points'],
  ])('PTS-13 %s cannot be redeemed: %s', async (name, word) => {
    const { id, quantity } = await reward(name);
    const before = await points();
    expect((await send(REDEEM, { rewardId: id })).body).toMatchObject({ code: 'bad-request', fields: { rewardId: word } });
    expect([await points(), (await reward(name)).quantity]).toEqual([before, quantity]);
  });

  it('what the operator has taken off is not found', async () => {
    const { id } = await reward('Weekend');
    await test.platform.db.updateTable('points_reward').set({ status: 'off' }).where('id', '=', Number(id)).execute();
    expect((await send(REDEEM, { rewardId: id })).body.code).toBe('not-found');
    expect((await read(pointRewardAnswer, REWARDS)).list.some(each => each.id === id)).toBe(false);
  });

  it('INV-12 thirty-two at once for a reward of quantity 5: five get it, five times the points are gone', async () => {
    const { id, pointsRequirement, quantity } = await reward('$5');
    await test.platform.db.updateTable('points_reward').set({ quantity: 5 }).where('id', '=', Number(id)).execute();
    // Several accounts: so many passwords at once would be too many tries of one.
    const names = Array.from({ length: 7 }, () => `points${++people}`);
    const buyers = [];
    for (const account of names) buyers.push({ account, id: await testTeam(test).joins(account, null) });
    const before = new Map<number, number>();
    const tokens: string[] = [];
    for (const { id: account, account: name } of buyers) {
      await setPassword(account);
      before.set(account, await give(account, pointsRequirement * 10));
      tokens.push(await test.login(name));
    }
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => send(REDEEM, { rewardId: id }, { as: tokens[index % tokens.length] })),
    );
    const done = answers.filter(({ body }) => body.success);
    expect(done).toHaveLength(5);
    for (const { body } of answers.filter(answer => !done.includes(answer)))
      expect(body).toMatchObject({ code: 'bad-request', fields: { rewardId: 'quantity' } });
    const after = await Promise.all(buyers.map(person => pointsOf(test.platform.db, person.id)));
    const spent = buyers.reduce((sum, person, index) => sum + (before.get(person.id) ?? 0) - (after[index] ?? 0), 0);
    expect(spent).toBe(5 * pointsRequirement);
    expect(
      (await test.platform.db.selectFrom('points_reward').select('quantity').where('id', '=', Number(id)).executeTakeFirstOrThrow())
        .quantity,
    ).toBe(0);
    await test.platform.db.updateTable('points_reward').set({ quantity }).where('id', '=', Number(id)).execute();
  });
});

describe('points of deposits', () => {
  beforeEach(asNewcomer);

  it.each([
    [999, 0],
    [1_000, 10],
    [9_999, 99],
    [10_000, 120],
    [50_000, 750],
    [200_000, 4_000],
  ])('PTS-15 CON-18 %i minor units earn %i points, once', async (amount, earned) => {
    const before = await points();
    const deposit = { accountId, amount, reference: `D-test-${amount}`, at: test.platform.clock.now() };
    for (const _ of [1, 2]) expect(await test.platform.transact(trx => earnByDeposit(trx, deposit))).toBe(earned);
    expect(await points()).toBe(before + earned);
  });
});

describe('a deposit order', () => {
  beforeEach(asNewcomer);

  it('PTS-15 that arrives gives its points with its money, once; one that fails gives none', async () => {
    const [before, balance] = [await points(), await money()];
    await deposit(10_000, { status: 'failed', reason: 'Not found.' });
    expect([await points(), await money()]).toEqual([before, balance]);
    await deposit(10_000, { status: 'arrived' });
    expect([await points(), await money()]).toEqual([before + 120, balance + 100]);
    expect((await read(pointHistoryAnswer, HISTORY, { type: 'deposit' })).list[0]).toMatchObject({
      changedPoints: 120,
      remark: 'Deposit of $100.00',
    });
  });
});

describe('points as a whole', () => {
  beforeEach(asNewcomer);

  it('CON-17 INV-13 no entry is ever changed or deleted', async () => {
    await expect(test.platform.db.deleteFrom('points_ledger').execute()).rejects.toThrow(/never expire/);
    await expect(test.platform.db.updateTable('points_ledger').set({ changed_points: 1 }).execute()).rejects.toThrow(/never expire/);
  });

  it('CON-17 are all there two years later', async () => {
    const twoYears = 731 * 24 * 3_600_000;
    expect(await points()).toBe(SEEDED);
    await test.platform.clock.advance(twoYears);
    try {
      // The password is as old by then, and would have to be changed first.
      await test.platform.db
        .updateTable('account')
        .set({ password_changed_at: test.platform.clock.now() })
        .where('id', '=', accountId)
        .execute();
      token = await test.login(`points${people}`);
      expect(await points()).toBe(SEEDED);
    } finally {
      await test.platform.clock.advance(-twoYears);
    }
  });

  it('PTS-14 ENT-24 are gone when their switch is off', async () => {
    await test.platform.db.updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'PTSYS3').execute();
    for (const path of [BALANCE, CONFIG, REWARDS, REQUESTS, HISTORY])
      expect((await test.call('GET', path, { token })).body.code, path).toBe('function-disabled');
    expect((await send(CONVERT, { points: 100 })).body.code).toBe('function-disabled');
    expect((await send(REDEEM, { rewardId: '1' })).body.code).toBe('function-disabled');
    await test.platform.db.updateTable('whitelabel_node').set({ enabled: true }).where('mod_id', '=', 'PTSYS3').execute();
  });

  it('ROL-17 a trial account is refused', async () => {
    const trial = await test.freePlay();
    expect((await test.call('GET', BALANCE, { token: trial })).body.code).toBe('real-account-required');
    expect((await send(REDEEM, { rewardId: '1' }, { as: trial })).body.code).toBe('real-account-required');
  });
});
