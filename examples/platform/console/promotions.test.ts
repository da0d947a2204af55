import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityItem } from './activities.js';
import { messageText } from '../messages/message-text.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Stretch } from './paging.js';
import type { ListedPromotion, PromotionRow } from './promotions.js';

let operator: TestConsole;
let changes = 0;
beforeAll(async () => {
  operator = await openTestConsole();
  operator.platform.events.on('content-changed', () => changes++);
});
afterAll(() => operator.close());

const list = async () => (await operator.ask<{ list: ListedPromotion[] }>('GET', '/promotions')).body.list;
const activities = async (query = '') => (await operator.ask<Stretch<ActivityItem>>('GET', `/activities?${query}`)).body.list;
const named = async (title: string): Promise<PromotionRow> => {
  const found = (await list()).find(({ texts }) => texts.EN.title === title);
  if (!found) throw new Error(`There is no ${title}.`);
  const { standing: _, ...row } = found;
  return row;
};

describe('promotions, the operator’s side', () => {
  it('adds one and changes it; the site shows it, and open pages are told', async () => {
    const { id: _, ...welcome } = await named('Newcomer week');
    const words = { title: 'Night owl', summary: 'Late spins.', content: '<p>Late.</p>' };
    const told = changes;
    expect(
      (
        await operator.ask('POST', '/promotions', {
          ...welcome,
          kind: 'event',
          rewardAmount: 0,
          texts: { EN: words, ES: { ...words, title: 'Búho' } },
        })
      ).status,
    ).toBe(200);
    expect((await operator.lastDeed())?.action).toBe('promotion.add');
    const added = await named('Night owl');
    const shown = async () =>
      (await operator.app.inject({ url: `/wps/relay/MCSFE_getPromotionDetail?id=${added.id}&language=ES` })).json<{
        code?: string;
        value?: { title: string };
      }>();
    expect((await shown()).value).toMatchObject({ title: 'Búho', kind: 'event', state: 'open' });
    expect((await operator.ask('PUT', `/promotions/${added.id}`, { ...added, active: false, seen: added })).status).toBe(200);
    expect((await shown()).code).toBe('not-found');
    expect(await operator.lastDeed()).toEqual({ action: 'promotion.change', ref: `${added.id} Night owl` });
    expect(changes).toBe(told + 2);
    expect((await operator.ask('PUT', `/promotions/${added.id}`, { ...added, seen: added })).body).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  it('says field by field what is wrong, and stores nothing', async () => {
    const welcome = await named('Newcomer week');
    const wrong = {
      ...welcome,
      kind: 'mission',
      mission: null,
      startsAt: Date.UTC(2030, 0),
      endsAt: Date.UTC(2029, 0),
      image: 'javascript:x',
      texts: { ...welcome.texts, ES: { ...welcome.texts.ES, title: ' ' } },
    };
    expect((await operator.ask('PUT', `/promotions/${welcome.id}`, wrong)).body).toMatchObject({
      code: 'bad-request',
      fields: { image: expect.any(String), 'texts.ES.title': expect.any(String) },
    });
    const { image, texts } = welcome;
    expect((await operator.ask('PUT', `/promotions/${welcome.id}`, { ...wrong, image, texts })).body).toMatchObject({
      fields: { mission: expect.any(String), endsAt: expect.any(String) },
    });
    expect(await named('Newcomer week')).toEqual(welcome);
  });

  it('PRO-15 a promotion may give tickets: how many of which, or none', async () => {
    const welcome = await named('Newcomer week');
    expect(
      (await operator.ask('PUT', `/promotions/${welcome.id}`, { ...welcome, ticketKind: 'egg_ticket', tickets: 0 })).body,
    ).toMatchObject({ fields: { tickets: expect.any(String) } });
    expect((await operator.ask('PUT', `/promotions/${welcome.id}`, { ...welcome, ticketKind: 'egg_ticket', tickets: 2 })).status).toBe(200);
    expect((await operator.app.inject({ url: `/wps/relay/MCSFE_getPromotionDetail?id=${welcome.id}&language=EN` })).json()).toMatchObject({
      value: { ticketKind: 'egg_ticket', tickets: 2 },
    });
    expect((await operator.ask('PUT', `/promotions/${welcome.id}`, welcome)).status).toBe(200);
  });

  it('INV-15 what members do cannot change while they do it', async () => {
    const cashback = await named('Cashback on request');
    expect((await operator.ask('PUT', `/promotions/${cashback.id}`, { ...cashback, kind: 'event' })).body).toMatchObject({
      code: 'bad-request',
      fields: { kind: expect.any(String) },
    });
  });

  it('PRO-05 PRO-06 PRO-13 issues or rejects what waits, once, with a word to the member', async () => {
    const { db, clock } = operator.platform;
    const { id: promotion } = await named('Newcomer week');
    const [first, second] = await db
      .insertInto('activity_application')
      .values(
        await Promise.all(
          ['demo_member', 'demo_agent'].map(async account => ({
            promotion_id: promotion,
            account_id: await operator.idOf(account),
            status: 'applying' as const,
            period_key: '',
            comment: 'Please',
            created_at: clock.now(),
          })),
        ),
      )
      .returning('id')
      .execute();
    expect((await activities(`promotion=${promotion}&status=applying`)).map(({ account }) => account)).toEqual([
      'demo_agent',
      'demo_member',
    ]);
    expect((await list()).find(({ id }) => id === promotion)?.standing).toMatchObject({ applying: 2, taking: 2, state: 'open' });
    const told = changes;
    expect((await operator.ask('POST', `/activities/${second?.id}/reject`, { note: '' })).body).toMatchObject({
      code: 'bad-request',
      fields: { note: expect.any(String) },
    });
    expect((await operator.ask('POST', `/activities/${first?.id}/issue`, { note: 'Enjoy it' })).status).toBe(200);
    expect((await operator.ask('POST', `/activities/${second?.id}/reject`, { note: 'Not a new account' })).status).toBe(200);
    expect(await operator.lastDeed()).toEqual({ action: 'activity.reject', ref: String(second?.id) });
    expect(changes).toBe(told + 2);
    const letterOf = async (account: string, language: 'EN' | 'ES') =>
      messageText(
        await db
          .selectFrom('message')
          .selectAll()
          .where('account_id', '=', await operator.idOf(account))
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow(),
        language,
        'USD',
      );
    expect(await letterOf('demo_member', 'EN')).toEqual({
      title: 'Your application is approved',
      content: expect.stringMatching(/^Newcomer week: .+Promotions\.\nEnjoy it$/),
    });
    expect(await letterOf('demo_agent', 'ES')).toEqual({
      title: 'Tu solicitud fue rechazada',
      content: expect.stringMatching(/^No podemos aprobar tu solicitud para: .+\.\nMotivo: Not a new account$/),
    });
    expect((await activities(`promotion=${promotion}`)).map(({ status, note }) => [status, note])).toEqual([
      ['rejected', 'Not a new account'],
      ['issued', 'Enjoy it'],
    ]);
    for (const id of [first?.id, second?.id])
      for (const deed of ['issue', 'reject'])
        expect((await operator.ask('POST', `/activities/${id}/${deed}`, { note: 'Again' })).body).toMatchObject({
          code: 'activity-refused',
        });
    expect((await operator.ask('POST', '/activities/999999/issue', {})).body).toMatchObject({ code: 'not-found' });
  });

  it('finds activities by account, promotion or comment', async () => {
    expect(new Set((await activities('search=demo_player')).map(({ account }) => account))).toEqual(new Set(['demo_player']));
    expect((await activities('search=4471')).map(({ title }) => title)).toEqual(['Deposit bonus']);
  });
});
