import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { lockPoints, pointsOf, writePoints } from '../points/points.js';
import { redeem } from '../points/redeem.js';
import { messageText } from '../messages/message-text.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Standing } from './overview.js';
import type { Page } from './paging.js';
import type { RedeemRow } from './redeems.js';

let operator: TestConsole;
let member: number;
let bonus: { id: number; amount: number; points_requirement: number; quantity: number };
let before = 0;
beforeAll(async () => {
  operator = await openTestConsole();
  member = await operator.idOf('demo_member');
  const { platform } = operator;
  bonus = await platform.db
    .selectFrom('points_reward')
    .select(['id', 'amount', 'points_requirement', 'quantity'])
    .where('type', '=', 'bonus')
    .where('quantity', '>', 2)
    .where('amount_requirement', '=', 0)
    .orderBy('points_requirement')
    .executeTakeFirstOrThrow();
  await platform.transact(async trx => {
    await lockPoints(trx, member);
    await writePoints(trx, {
      accountId: member,
      type: 'slot_games',
      points: 2 * bonus.points_requirement,
      remark: '',
      reference: 'given',
      at: platform.clock.now(),
    });
  });
  before = await pointsOf(platform.db, member);
});
afterAll(async () => {
  expect(await brokenInvariants(operator.platform.db)).toEqual([]);
  await operator.close();
});

const ask = (key: string) =>
  operator.platform.transact(trx => redeem(trx, { accountId: member, rewardId: bonus.id, key, at: operator.platform.clock.now() }));
const list = async (query: string) => (await operator.ask<Page<RedeemRow>>('GET', `/redeems?${query}`)).body.list;
const waiting = async () => (await operator.ask<Standing>('GET', '/standing')).body.waiting.redeems;
const left = async () =>
  (await operator.platform.db.selectFrom('points_reward').select('quantity').where('id', '=', bonus.id).executeTakeFirstOrThrow()).quantity;

describe('what is wanted for points', () => {
  it('PTS-06 PTS-07 INV-12 an approved bonus is paid once; a rejected one gives points and piece back, with a word', async () => {
    const waited = await waiting();
    const [paid, refused] = [await ask('console-1'), await ask('console-2')];
    expect(await waiting()).toBe(waited + 2);
    const money = await balanceOf(operator.platform.db, member);
    let told = 0;
    operator.platform.events.on('content-changed', () => told++);
    expect((await operator.ask('POST', `/redeems/${paid.id}/approve`)).status).toBe(200);
    expect((await operator.ask('POST', `/redeems/${paid.id}/approve`)).status).toBe(409);
    expect(await balanceOf(operator.platform.db, member)).toBe(money + bonus.amount);
    expect(await operator.lastDeed()).toEqual({ action: 'redeem.approved', ref: `redeem ${paid.id}` });
    expect((await operator.ask('POST', `/redeems/${refused.id}/reject`, { reason: '' })).status).toBe(400);
    expect((await operator.ask('POST', `/redeems/${refused.id}/reject`, { reason: 'Once a month' })).status).toBe(200);
    expect(await pointsOf(operator.platform.db, member)).toBe(before - bonus.points_requirement);
    expect(await left()).toBe(bonus.quantity - 1);
    expect(told).toBe(2);
    const letters = await operator.platform.db
      .selectFrom('message')
      .selectAll()
      .where('account_id', '=', member)
      .where('kind', 'in', ['redeem_approved', 'redeem_rejected'])
      .orderBy('id')
      .execute();
    expect(letters.map(letter => messageText(letter, 'ES', 'USD'))).toEqual([
      { title: 'Tu recompensa está aprobada', content: expect.stringMatching(/: se añadieron \$[\d.,]+ a tu saldo\.$/) },
      {
        title: 'Tu recompensa fue rechazada',
        content: expect.stringMatching(/^No podemos darte esta recompensa: .+\. Tus puntos están de vuelta\.\nMotivo: Once a month$/),
      },
    ]);
    expect(await waiting()).toBe(waited);
  });

  it('lists them by state and by what they are found by', async () => {
    expect(await list('state=rejected&search=demo_member')).toMatchObject([
      { account: 'demo_member', note: 'Once a month', points: bonus.points_requirement, type: 'bonus' },
    ]);
    const [row] = await list('state=approved&search=demo_member');
    expect(await list(`search=${row?.reference}`)).toEqual([row]);
    expect(row?.delivery).toBeNull();
    const { db, clock } = operator.platform;
    const gift = await db
      .selectFrom('points_reward')
      .select(['id', 'points_requirement'])
      .where('type', '=', 'gift')
      .where('quantity', '>', 0)
      .orderBy('points_requirement')
      .executeTakeFirstOrThrow();
    const delivery = { name: 'Alma Demo', phone: '+52 55 1234 5678', address: 'Calle Luna 12, Ciudad de México' };
    await operator.platform.transact(async trx => {
      await lockPoints(trx, member);
      await writePoints(trx, {
        accountId: member,
        type: 'slot_games',
        points: gift.points_requirement,
        remark: '',
        reference: 'given for a gift',
        at: clock.now(),
      });
      await redeem(trx, { accountId: member, rewardId: gift.id, key: 'console-gift', at: clock.now(), delivery });
    });
    expect((await list('state=in_process&search=demo_member'))[0]).toMatchObject({ type: 'gift', delivery });
    expect((await operator.ask('GET', '/redeems?state=open')).status).toBe(400);
    expect((await operator.ask('POST', '/redeems/99999/approve')).status).toBe(404);
  });
});
