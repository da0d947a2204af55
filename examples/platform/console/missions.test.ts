import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionsAnswer } from './missions.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

let operator: TestConsole;
let changes = 0;
beforeAll(async () => {
  operator = await openTestConsole();
  operator.platform.events.on('content-changed', () => changes++);
});
afterAll(() => operator.close());

const read = async () => (await operator.ask<MissionsAnswer>('GET', '/missions')).body;
const mission = async (title: string) => {
  const { claims: _, ...found } = (await read()).missions.find(({ titles }) => titles.EN === title)!;
  return found;
};
const rank = async (level: number) => {
  const { claims: _, members: __, ...found } = (await read()).ranks.find(each => each.level === level)!;
  return found;
};

describe('missions and VIP, the operator’s side', () => {
  it('PRO-18 lists missions with their claims; a change is stored, audited, and open pages are told', async () => {
    const warmUp = await mission('Warm-up: three bets');
    expect((await read()).missions[0]).toMatchObject({ id: warmUp.id, claims: 1, target: 3, rewardAmount: 50 });
    const told = changes;
    const { id, ...item } = warmUp;
    const changed = await operator.ask<MissionsAnswer>('PUT', `/missions/${id}`, {
      ...item,
      target: 4,
      active: false,
      titles: { EN: 'Four bets', ES: 'Cuatro apuestas' },
      seen: warmUp,
    });
    expect(changed.body.missions[0]).toMatchObject({
      target: 4,
      rewardAmount: 50,
      active: false,
      titles: { EN: 'Four bets', ES: 'Cuatro apuestas' },
    });
    expect(changes).toBe(told + 1);
    expect(await operator.lastDeed()).toEqual({ action: 'mission.change', ref: `${id} Four bets` });
    const words = operator.platform.db.selectFrom('mission_text').select('lang').where('mission_id', '=', id).orderBy('lang');
    expect(
      (await words.execute()).map(({ lang }) => lang),
      'nobody reads the old title',
    ).toEqual(['EN', 'ES']);
    expect((await operator.ask('PUT', `/missions/${id}`, { ...item, seen: warmUp })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await operator.ask('PUT', '/missions/987', item)).body).toMatchObject({ code: 'not-found' });
  });

  it('says field by field what is wrong with a mission, and stores nothing', async () => {
    const { id, ...item } = await mission('Five spins a day');
    const wrong = { ...item, target: 0, rewardAmount: null, titles: { EN: ' ', ES: 'Cinco' } };
    expect((await operator.ask('PUT', `/missions/${id}`, wrong)).body).toMatchObject({
      code: 'bad-request',
      fields: { target: expect.any(String), rewardAmount: expect.any(String), 'titles.EN': expect.any(String) },
    });
    expect(await mission('Five spins a day')).toEqual({ id, ...item });
  });

  it('PRO-20 ranks keep their order; who has reached one keeps it', async () => {
    const second = await rank(2);
    const { level: _, ...item } = second;
    expect((await operator.ask('PUT', '/vip-ranks/2', { ...item, need: 20_000 })).body).toMatchObject({
      fields: { need: 'Must be more than 200.00, which VIP 1 asks for.' },
    });
    expect((await operator.ask('PUT', '/vip-ranks/2', { ...item, need: 250_000 })).body).toMatchObject({
      fields: { need: 'Must be less than 2500.00, which VIP 3 asks for.' },
    });
    expect((await operator.ask('PUT', '/vip-ranks/0', { ...(await rank(0)), need: 5 })).body).toMatchObject({
      fields: { need: expect.any(String) },
    });
    expect(
      (await operator.ask('PUT', '/vip-ranks/2', { ...item, label: 'Gold', need: 200_000, bonusAmount: 900, seen: second })).status,
    ).toBe(200);
    expect(await operator.lastDeed()).toEqual({ action: 'vip-rank.change', ref: '2 Gold' });
    expect(await rank(2)).toEqual({ level: 2, label: 'Gold', need: 200_000, bonusAmount: 900 });
    expect((await operator.ask<{ vipRankLevel: number }>('GET', `/accounts/${await operator.idOf('demo_member')}`)).body.vipRankLevel).toBe(
      2,
    );
  });
});
