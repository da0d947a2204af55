import * as v from 'valibot';
import { POINT_TYPES } from '../../../src/api/money/points.js';
import { Failure } from '../failure.js';
import { assertPaymentPassword } from '../funds/payment-password.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, moment, requiredId, toWireAmount, wholeNumber } from '../http/wire-input.js';
import type { Language } from '../languages.js';
import type { Platform } from '../platform.js';
import { convertPoints, pointsOf, ratiosOf } from '../points/points.js';
import { deliveryOf, depositedBy, lastDelivery, redeem, type RedeemRequest } from '../points/redeem.js';
import { remarkWords, rewardNames, type RewardNames } from '../points/words.js';
import { isSwitchedOn } from '../switches.js';

const PAGE_SIZE = 10;
const MOST_POINTS = 1_000_000_000;
const THOUSANDTHS = 1_000;
const MINOR_UNITS = 100;
const lines = v.optional(v.pipe(plainText(), v.trim(), v.maxLength(1_000, 'length')), '');
const secret = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');

const balance = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    await assertOpen(platform);
    return { value: { points: await pointsOf(platform.db, signedIn(caller).accountId) } };
  },
});

const config = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  access: 'real',
  input: v.object({}),
  async answer({ platform }) {
    await assertOpen(platform);
    const [earn, convert] = await Promise.all([ratiosOf(platform.db, 'deposit_earn'), ratiosOf(platform.db, 'convert')]);
    return {
      value: {
        depositRatios: earn.map(row => ({
          from: toWireAmount(row.amount_from),
          to: row.amount_to === null ? null : toWireAmount(row.amount_to),
          ratio: row.ratio / THOUSANDTHS,
        })),
        convertRatios: convert.map(row => ({ from: row.amount_from, to: row.amount_to, ratio: row.ratio / (THOUSANDTHS * MINOR_UNITS) })),
      },
    };
  },
});

const rewards = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, language }) {
    await assertOpen(platform);
    const { db } = platform;
    const { accountId } = signedIn(caller);
    const names = await rewardNames(db, language);
    const rows = await db.selectFrom('points_reward').selectAll().where('status', '=', 'on').orderBy('sort').orderBy('id').execute();
    return {
      value: {
        deposited: toWireAmount(await depositedBy(db, accountId)),
        delivery: await lastDelivery(db, accountId),
        list: rows.map(row => ({
          id: String(row.id),
          ...nameOf(names, row.id),
          type: row.type,
          amount: toWireAmount(row.amount),
          amountRequirement: toWireAmount(row.amount_requirement),
          pointsRequirement: row.points_requirement,
          quantity: row.quantity,
          status: row.quantity > 0 ? 'available' : 'sold_out',
          imageUrl: row.image,
        })),
      },
    };
  },
});

const requests = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  access: 'real',
  input: v.object({ page: wholeNumber(1, 10_000, 1) }),
  async answer({ platform, caller, input, language }) {
    await assertOpen(platform);
    const { accountId } = signedIn(caller);
    const { db } = platform;
    const { total } = await db
      .selectFrom('redeem_request')
      .select(by => by.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('redeem_request')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((input.page - 1) * PAGE_SIZE)
      .execute();
    return { value: { list: await toWireRequests(platform, rows, language), totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)) } };
  },
});

const history = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'real',
  input: v.object({
    type: v.pipe(inputText, v.picklist(['', ...POINT_TYPES], `one of ${POINT_TYPES.join(', ')}`)),
    from: moment,
    to: moment,
    page: wholeNumber(1, 10_000, 1),
  }),
  async answer({ platform, caller, input, language }) {
    await assertOpen(platform);
    const { db } = platform;
    let own = db.selectFrom('points_ledger').where('account_id', '=', signedIn(caller).accountId);
    if (input.type !== '') own = own.where('type', '=', input.type);
    if (input.from !== undefined) own = own.where('created_at', '>=', input.from);
    if (input.to !== undefined) own = own.where('created_at', '<', input.to);
    const { total } = await own.select(by => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((input.page - 1) * PAGE_SIZE)
      .execute();
    const names = await rewardNames(db, language);
    const { currency_symbol: symbol } = await db
      .selectFrom('merchant')
      .select('currency_symbol')
      .where('code', '=', platform.config.merchant)
      .executeTakeFirstOrThrow();
    return {
      value: {
        list: rows.map(row => ({
          id: String(row.id),
          type: row.type,
          changedPoints: row.changed_points,
          pointsBalance: row.points_balance,
          ...remarkWords(row.remark, language, names, symbol),
          referenceNo: row.ref_no,
          applicationTime: row.created_at,
        })),
        totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      },
    };
  },
});

const redeemReward = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  access: 'real',
  sealed: true,
  input: v.object({ rewardId: requiredId, paymentPassword: secret, deliveryName: lines, deliveryPhone: lines, deliveryAddress: lines }),
  async answer({ platform, caller, input, idempotencyKey, language }) {
    const { accountId } = signedIn(caller);
    await assertOpen(platform);
    assertKeyed(idempotencyKey);
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    const delivery = { name: input.deliveryName, phone: input.deliveryPhone, address: input.deliveryAddress };
    const request = await platform.transact(trx =>
      redeem(trx, { accountId, rewardId: input.rewardId, key: idempotencyKey, at: platform.clock.now(), delivery }),
    );
    return { value: { request: (await toWireRequests(platform, [request], language))[0], points: await pointsOf(platform.db, accountId) } };
  },
});

const convert = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  access: 'real',
  sealed: true,
  input: v.object({ points: wholeNumber(1, MOST_POINTS, 0), paymentPassword: secret }),
  async answer({ platform, caller, input, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    await assertOpen(platform);
    assertKeyed(idempotencyKey);
    await assertPaymentPassword(platform, accountId, input.paymentPassword);
    const done = await platform.transact(trx =>
      convertPoints(trx, { accountId, points: input.points, key: idempotencyKey, at: platform.clock.now() }),
    );
    return { value: { points: done.pointsLeft, amount: toWireAmount(done.amount), balance: toWireAmount(done.balance) } };
  },
});

export const pointCalls = [balance, config, rewards, requests, history, redeemReward, convert];

const nameOf = (names: RewardNames, id: number) => names.get(id) ?? { name: '', lang: '' };

/** Points as a whole stand and fall with their switch (PTS-14). */
async function assertOpen({ db }: Platform): Promise<void> {
  if (!(await isSwitchedOn(db, 'PTSYS3'))) throw new Failure('function-disabled');
}

async function toWireRequests({ db }: Platform, rows: readonly RedeemRequest[], language: Language) {
  const names = await rewardNames(db, language);
  const rewardRows =
    rows.length > 0
      ? await db
          .selectFrom('points_reward')
          .select(['id', 'type', 'image'])
          .where(
            'id',
            'in',
            rows.map(row => row.reward_id),
          )
          .execute()
      : [];
  return rows.map(row => {
    const reward = rewardRows.find(({ id }) => id === row.reward_id);
    return {
      id: String(row.id),
      referenceNo: row.ref_no,
      ...nameOf(names, row.reward_id),
      type: reward?.type ?? 'gift',
      imageUrl: reward?.image ?? '',
      amount: toWireAmount(row.amount),
      points: row.points,
      status: row.status,
      note: row.note ?? '',
      appliedAt: row.applied_at,
      decidedAt: row.decided_at,
      delivery: deliveryOf(row),
    };
  });
}
