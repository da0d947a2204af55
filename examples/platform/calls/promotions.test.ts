import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import {
  activityAnswer,
  activityListAnswer,
  PROMOTION_CATEGORIES,
  PROMOTION_TAGS,
  promotionAnswer,
  promotionListAnswer,
} from '../../../src/api/rewards/promotions.js';
import { testTeam } from '../contracts/test-team.js';
import type { ActivityStatus } from '../database/schema.js';
import { openTestApp, type TestApp, type TestCall } from '../http/test-app.js';
import { book } from '../ledger/book.js';
import { offsetOf } from '../platform-day.js';
import { decide } from '../promotions/moves.js';
import { registerUploads } from '../uploads/serve-uploads.js';

const LIST = '/wps/relay/MCSFE_getPromotionList';
const DETAIL = '/wps/relay/MCSFE_getPromotionDetail';
const RECORD = '/wps/relay/MCS2_getActivityRecord';
const APPLY = '/wps/relay/MCS2_applyActivity';
const CLAIM = '/wps/relay/MCS2_claimActivity';
const DAY = 86_400_000;
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let test: TestApp;
let token: string;
let accountId: number;
let keys = 0;
const ids = new Map<string, string>();
beforeAll(async () => {
  test = await openTestApp();
  registerUploads(test.app, test.platform);
  // Noon of the day after the seed, however old that is: no test runs into midnight, and the dates are as far away as they are seeded.
  const { created_at } = await test.platform.db.selectFrom('promotion').select('created_at').limit(1).executeTakeFirstOrThrow();
  await test.platform.clock.set(created_at - (created_at % DAY) + 1.5 * DAY);
  token = await test.login('demo_member');
  accountId = (await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
  for (const { id, image } of await test.platform.db.selectFrom('promotion').select(['id', 'image']).execute())
    ids.set(/(\w+)\.svg$/.exec(image)?.[1] ?? '', String(id));
});
afterAll(() => test.close());

async function read<S extends v.GenericSchema>(schema: S, path: string, call: TestCall = {}): Promise<v.InferOutput<S>> {
  const { status, body } = await test.call('GET', path, call);
  return v.parse(schema, readEnvelope(path, { status, body }));
}
const key = () => `promotions-test-${++keys}`;
const list = (query: TestCall['query'] = {}) => read(promotionListAnswer, LIST, { query: { pageSize: 100, language: 'EN', ...query } });
const detail = (name: string, as = token) =>
  read(promotionAnswer, DETAIL, { token: as, query: { id: ids.get(name) ?? '', language: 'EN' } });
const apply = (name: string, more: Record<string, unknown> = {}, { as = token, with: idempotencyKey = key() } = {}) =>
  test.call('POST', APPLY, { token: as, headers: { 'idempotency-key': idempotencyKey }, body: { promotionId: ids.get(name), ...more } });
const claim = (applicationId: string, { as = token, with: idempotencyKey = key() } = {}) =>
  test.call('POST', CLAIM, { token: as, headers: { 'idempotency-key': idempotencyKey }, body: { applicationId } });
const ownOf = (answer: Awaited<ReturnType<typeof apply>>) => v.parse(activityAnswer, readEnvelope(APPLY, answer)).own;
const balance = async () =>
  Number(((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value as { balance: number }).balance);
const decideNow = (id: string, status: 'issued' | 'rejected') =>
  test.platform.transact(trx => decide(trx, { id: Number(id), status, note: 'Seen.', at: test.platform.clock.now() }));
/** Past the calls, straight in the database. */
const force = (id: string, status: ActivityStatus) =>
  test.platform.db.updateTable('activity_application').set({ status }).where('id', '=', Number(id)).execute();

/** The id of a picture that was sent, or the code of the refusal. */
async function picture(as = token, bytes = PNG): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'proof.png');
  const request = new Request('http://sandbox.example/', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url: '/wps/upload/image',
    headers: { authorization: `Bearer ${as}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const answer = response.json<{ value?: { uploadId: string }; code?: string }>();
  return answer.value?.uploadId ?? answer.code ?? '';
}
async function bet(account: number, stake: number, gameType = 'RNG', at = test.platform.clock.now()): Promise<void> {
  const { db } = test.platform;
  const game = await db
    .selectFrom('game')
    .select(['node_id', 'vassalage'])
    .where('game_type', '=', gameType)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bet')
    .values({
      account_id: account,
      game_session_id: null,
      node_id: game.node_id,
      game_type: gameType,
      vassalage: game.vassalage,
      stake,
      valid_stake: stake,
      payout: 0,
      status: 'settled',
      placed_at: at,
      settled_at: at,
    })
    .execute();
}

describe('promotions', () => {
  it('PRO-01 PRO-02 each of the thirteen categories lists its own, and all six tags occur', async () => {
    const all = await list();
    expect(new Set(all.list.flatMap(({ tags }) => tags))).toEqual(new Set(PROMOTION_TAGS));
    for (const category of PROMOTION_CATEGORIES) {
      const found = (await list({ category })).list;
      expect(found.length, category).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).toEqual(all.list.filter(each => each.category === category).map(({ id }) => id));
    }
    expect((await test.call('GET', LIST, { query: { category: 'horses' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { category: expect.any(String) },
    });
  });

  it('PRO-11 PRO-12 open ones come first, then those to come, then those that are over; old ones are left out', async () => {
    const states = (await list()).list.map(({ state }) => state);
    expect(states).toEqual([...states].sort((a, b) => ['open', 'soon', 'closed'].indexOf(a) - ['open', 'soon', 'closed'].indexOf(b)));
    expect(new Set(states)).toEqual(new Set(['open', 'soon', 'closed']));
    await test.platform.db
      .updateTable('promotion')
      .set({ ends_at: test.platform.clock.now() - 31 * DAY })
      .where('id', '=', Number(ids.get('jackpot')))
      .execute();
    expect((await list()).list.map(({ id }) => id)).not.toContain(ids.get('jackpot'));
  });

  it('OP-54 a range of dates leaves only what is open in it', async () => {
    const now = test.platform.clock.now();
    const soon = (await list({ from: now, to: now + 7 * DAY })).list;
    expect(soon.some(({ id }) => id === ids.get('points'))).toBe(true);
    expect(soon.some(({ id }) => id === ids.get('salon') || id === ids.get('opening'))).toBe(false);
    expect((await list({ from: now, to: now + 30 * DAY })).list.some(({ id }) => id === ids.get('salon'))).toBe(true);
  });

  it('pages are twelve long', async () => {
    const first = await read(promotionListAnswer, LIST);
    const second = await read(promotionListAnswer, LIST, { query: { page: 2 } });
    expect([first.list.length, first.totalPages]).toEqual([12, 2]);
    expect(first.list.filter(({ id }) => second.list.some(other => other.id === id))).toEqual([]);
  });

  it('PRO-03 texts in the language, in English where it has none; one that is taken away is not found', async () => {
    const id = ids.get('welcome') ?? '';
    expect(await read(promotionAnswer, DETAIL, { query: { id, language: 'ES' } })).toMatchObject({
      lang: 'ES',
      title: 'Semana de bienvenida',
      rewardAmount: 2000,
      own: null,
    });
    expect(await read(promotionAnswer, DETAIL, { query: { id, language: 'AR' } })).toMatchObject({
      lang: 'AR',
      title: 'أسبوع القادمين الجدد',
    });
    expect(await read(promotionAnswer, DETAIL, { query: { id, language: 'DE' } })).toMatchObject({ lang: 'EN', title: 'Newcomer week' });
    await test.platform.db
      .deleteFrom('promotion_text')
      .where('promotion_id', '=', Number(ids.get('salon')))
      .where('lang', '=', 'ES')
      .execute();
    expect(await read(promotionAnswer, DETAIL, { query: { id: ids.get('salon') ?? '', language: 'ES' } })).toMatchObject({ lang: 'EN' });
    await test.platform.db
      .updateTable('promotion')
      .set({ active: false })
      .where('id', '=', Number(ids.get('salon')))
      .execute();
    expect((await test.call('GET', DETAIL, { query: { id: ids.get('salon') ?? '' } })).body.code).toBe('not-found');
    expect((await apply('salon')).body.code).toBe('not-found');
    await test.platform.db
      .updateTable('promotion')
      .set({ active: true })
      .where('id', '=', Number(ids.get('salon')))
      .execute();
  });

  it('MSG-08 the announcements name the promotions that are open', async () => {
    const { body } = await test.call('GET', '/wps/relay/MCSFE_getListAnnouncements', { query: { types: 'PR', language: 'EN' } });
    const open = (await list()).list.filter(({ state }) => state === 'open');
    expect((body.promotion as { id: string; title: string }[]).map(({ id, title }) => [id, title])).toEqual(
      open.map(({ id, title }) => [id, title]),
    );
  });
});

describe('activities', () => {
  it('PRO-04 PRO-06 PRO-07 PRO-14 applying, issued, claimed: the bonus is credited once', async () => {
    const waiting = async () =>
      (await read(v.object({ availablePromoCount: v.number() }), '/wps/member/info', { token })).availablePromoCount;
    const [before, waitingBefore] = [await balance(), await waiting()];
    const firstKey = key();
    const own = ownOf(await apply('welcome', {}, { with: firstKey }));
    expect(own).toMatchObject({ status: 'applying', claimable: false });
    expect(ownOf(await apply('welcome', {}, { with: firstKey }))).toEqual(own);
    expect((await apply('welcome')).body.code).toBe('activity-refused');
    expect((await claim(own.applicationId)).body.code).toBe('activity-refused');
    await decideNow(own.applicationId, 'issued');
    expect((await detail('welcome')).own).toMatchObject({ status: 'issued', claimable: true, note: 'Seen.' });
    expect(await waiting()).toBe(waitingBefore + 1);
    expect((await claim(own.applicationId, { as: await test.login('demo_player') })).body.code).toBe('not-found');
    const claimKey = key();
    const [one, again] = [await claim(own.applicationId, { with: claimKey }), await claim(own.applicationId, { with: claimKey })];
    expect(ownOf(one).status).toBe('claimed');
    expect(again.body).toEqual(one.body);
    expect((await claim(own.applicationId)).body.code).toBe('activity-refused');
    expect(await balance()).toBe(before + 20);
    expect(await waiting()).toBe(waitingBefore);
    const { txn_id } = await test.platform.db
      .selectFrom('activity_application')
      .select('txn_id')
      .where('id', '=', Number(own.applicationId))
      .executeTakeFirstOrThrow();
    expect(
      await test.platform.db
        .selectFrom('ledger_txn')
        .select(['type', 'ref_type', 'ref_id'])
        .where('id', '=', txn_id ?? 0)
        .executeTakeFirst(),
    ).toEqual({ type: 'bonus', ref_type: 'activity', ref_id: own.applicationId });
  });

  it('PRO-14 many claims at once credit once', async () => {
    const other = await test.login('demo_agent42');
    const own = ownOf(await apply('welcome', {}, { as: other }));
    await decideNow(own.applicationId, 'issued');
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(own.applicationId, { as: other })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['activity-refused']));
    expect(
      await test.platform.db.selectFrom('ledger_txn').select('id').where('idempotency_key', '=', `activity:${own.applicationId}`).execute(),
    ).toHaveLength(1);
  });

  it('PRO-14 what was promised when it began is paid, whatever the operator has changed since', async () => {
    const other = await test.login('demo_subagent');
    const own = ownOf(await apply('welcome', {}, { as: other }));
    const promotion = test.platform.db.updateTable('promotion').where('id', '=', Number(ids.get('welcome')));
    await promotion.set({ reward_amount: 100 }).execute();
    await decideNow(own.applicationId, 'issued');
    expect(await detail('welcome', other)).toMatchObject({ rewardAmount: 100, own: { rewardAmount: 2000 } });
    expect(ownOf(await claim(own.applicationId, { as: other })).status).toBe('claimed');
    const entries = await test.platform.db
      .selectFrom('ledger_entry')
      .innerJoin('ledger_txn', 'ledger_txn.id', 'ledger_entry.txn_id')
      .select('amount')
      .where('idempotency_key', '=', `activity:${own.applicationId}`)
      .orderBy('amount')
      .execute();
    expect(entries.map(({ amount }) => amount)).toEqual([-2000, 2000]);
    await promotion.set({ reward_amount: 2000 }).execute();
  });

  it('PRO-05 PRO-13 what was decided is not decided again, and what was rejected is never claimed; the database refuses it too', async () => {
    const own = ownOf(await apply('app', { images: [await picture()] }));
    await decideNow(own.applicationId, 'rejected');
    expect((await detail('app')).own).toMatchObject({ status: 'rejected', note: 'Seen.', claimable: false });
    await expect(decideNow(own.applicationId, 'issued')).rejects.toMatchObject({ code: 'activity-refused' });
    expect((await claim(own.applicationId)).body.code).toBe('activity-refused');
    for (const status of ['issued', 'applying', 'claimed'] as const)
      await expect(force(own.applicationId, status), status).rejects.toMatchObject({ code: '23514' });
  });

  it('PRO-13 what was issued is neither rejected any more nor issued again; the database refuses it too', async () => {
    await testTeam(test).joins('issued_once', null);
    const as = await test.login('issued_once');
    const own = ownOf(await apply('welcome', {}, { as }));
    await decideNow(own.applicationId, 'issued');
    for (const status of ['rejected', 'issued'] as const)
      await expect(decideNow(own.applicationId, status), status).rejects.toMatchObject({ code: 'activity-refused' });
    for (const status of ['rejected', 'applying', 'signed', 'process', 'joined'] as const)
      await expect(force(own.applicationId, status), status).rejects.toMatchObject({ code: '23514' });
    expect((await detail('welcome', as)).own).toMatchObject({ status: 'issued', claimable: true });
  });

  it('PRO-13 what is applying is neither claimed nor moved anywhere but to issued or rejected; the database refuses it too', async () => {
    const other = await test.login('demo_player');
    const own = ownOf(await apply('app', { images: [await picture(other)] }, { as: other }));
    expect((await claim(own.applicationId, { as: other })).body.code).toBe('activity-refused');
    for (const status of ['claimed', 'signed', 'process', 'joined'] as const)
      await expect(force(own.applicationId, status), status).rejects.toMatchObject({ code: '23514' });
    expect((await detail('app', other)).own).toMatchObject({ status: 'applying' });
  });

  it('PRO-08 a sign-in counts once a day and credits its bonus at once', async () => {
    const before = await balance();
    expect(ownOf(await apply('daily'))).toMatchObject({ status: 'signed', days: 1, current: true });
    expect((await apply('daily')).body).toMatchObject({ code: 'activity-refused' });
    expect(await balance()).toBe(before + 0.5);
    const today = test.platform.clock.now();
    const gmtOffset = await offsetOf(test.platform);
    await test.platform.clock.advance(DAY);
    const fresh = await test.login('demo_member');
    expect((await detail('daily', fresh)).own).toBeNull();
    const dayOf = (at: number) => new Date(at + gmtOffset * 3_600_000).toISOString().slice(0, 10);
    expect((await detail('daily', fresh)).signedDays).toEqual([dayOf(today)]);
    const { list: records } = await read(activityListAnswer, RECORD, { token: fresh });
    expect(records.find(({ promotionId }) => promotionId === ids.get('daily'))).toMatchObject({ status: 'signed', current: false });
    expect(ownOf(await apply('daily', {}, { as: fresh }))).toMatchObject({ status: 'signed', days: 2 });
    expect((await detail('daily', fresh)).signedDays).toEqual([dayOf(today + DAY), dayOf(today)]);
    expect((await detail('daily', await test.login('demo_player'))).signedDays).toEqual([]);
    expect((await detail('welcome', fresh)).signedDays).toBeNull();
    expect((await read(promotionAnswer, DETAIL, { query: { id: ids.get('daily') ?? '' } })).signedDays).toBeNull();
    await test.platform.clock.set(today);
  });

  it('INV-04 many tries of one wish at once make one activity', async () => {
    const one = key();
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply('race', {}, { with: one })));
    expect(new Set(answers.map(answer => ownOf(answer).applicationId)).size).toBe(1);
  });

  it('PRO-09 a mission is in process until its target is reached, and is claimed then', async () => {
    await bet(accountId, 100, 'RNG', test.platform.clock.now() - 1000);
    const own = ownOf(await apply('discovery'));
    expect(own).toMatchObject({ status: 'process', progress: 0, claimable: false });
    for (let round = 0; round < 19; round++) await bet(accountId, 100, round % 2 ? 'RNG' : 'FISH');
    expect((await detail('discovery')).own).toMatchObject({ progress: 19, claimable: false });
    expect((await claim(own.applicationId)).body.code).toBe('activity-refused');
    await bet(accountId, 100);
    expect((await detail('discovery')).own).toMatchObject({ progress: 20, claimable: true });
    const before = await balance();
    expect(ownOf(await claim(own.applicationId)).status).toBe('claimed');
    expect(await balance()).toBe(before + 3);
  });

  it('PRO-09 a mission of stakes counts the stakes of its games', async () => {
    const own = ownOf(await apply('reef'));
    await bet(accountId, 4_000, 'FISH');
    await bet(accountId, 90_000, 'RNG');
    expect(await detail('reef')).toMatchObject({
      mission: { metric: 'stake', target: 100, gameType: 'FISH' },
      own: { applicationId: own.applicationId, progress: 40, claimable: false },
    });
  });

  it('PRO-10 an event is joined, once', async () => {
    expect(ownOf(await apply('lounge'))).toMatchObject({ status: 'joined', claimable: false });
    expect((await apply('lounge')).body.code).toBe('activity-refused');
  });

  it('PRO-11 PRO-12 one to come or one that is over takes nothing', async () => {
    for (const name of ['points', 'opening'])
      expect(await apply(name), name).toMatchObject({ status: 409, body: { code: 'activity-closed' } });
  });

  it('PRO-21 PRO-22 CON-12 the comment and the pictures are kept; 140 characters are taken, 141 are not', async () => {
    const images = [await picture(), await picture()];
    expect((await apply('deposit', { comment: 'é'.repeat(141), images })).body).toMatchObject({
      code: 'bad-request',
      fields: { comment: expect.any(String) },
    });
    expect((await apply('deposit', { images })).body).toMatchObject({ code: 'bad-request', fields: { comment: expect.any(String) } });
    expect((await apply('deposit', { comment: 'Here it is' })).body).toMatchObject({
      code: 'bad-request',
      fields: { images: expect.any(String) },
    });
    const comment = '🙂'.repeat(140);
    const own = ownOf(await apply('deposit', { comment, images }));
    expect(own.comment).toBe(comment);
    expect(own.images).toHaveLength(2);
    expect((await test.app.inject({ url: new URL(own.images[0] ?? '').pathname })).headers['content-type']).toBe('image/png');
    expect((await apply('spins', { comment: 'Hello' })).body).toMatchObject({
      code: 'bad-request',
      fields: { comment: expect.any(String) },
    });
  });

  it('CON-09 CON-12 the operator’s settings bound comment and pictures, and the form is told of them', async () => {
    const set = (comment: number, pictures: number) =>
      Promise.all(
        Object.entries({ comment_max: comment, image_max_count: pictures }).map(([key, value]) =>
          test.platform.db
            .updateTable('setting')
            .set({ value: String(value) })
            .where('key', '=', key)
            .execute(),
        ),
      );
    await set(200, 1);
    test.platform.events.emit('status-changed', undefined);
    expect((await detail('app')).limits).toEqual({ commentMax: 200, imageMaxCount: 1, imageMaxBytes: 5_242_880 });
    expect((await apply('app', { comment: 'x'.repeat(201), images: ['1'] })).body.fields).toEqual({ comment: 'at most 200 characters' });
    expect((await apply('app', { comment: 'x'.repeat(200), images: ['1', '2'] })).body.fields).toEqual({ images: 'at most 1 pictures' });
    await test.platform.db
      .updateTable('activity_application')
      .set({ comment: 'x'.repeat(200) })
      .where('account_id', '=', accountId)
      .execute();
    await set(140, 3);
    test.platform.events.emit('status-changed', undefined);
  });

  it('CON-09 CON-11 PRO-22 at most three pictures, one’s own only, and nothing but png and jpg', async () => {
    const four = [await picture(), await picture(), await picture(), await picture()];
    expect((await apply('goal', { comment: 'Derby', images: four })).body).toMatchObject({
      code: 'bad-request',
      fields: { images: expect.any(String) },
    });
    const foreign = await picture(await test.login('demo_player'));
    expect((await apply('goal', { comment: 'Derby', images: [foreign] })).body).toMatchObject({
      code: 'bad-request',
      fields: { images: expect.any(String) },
    });
    expect(await picture(token, Buffer.from('GIF89a'))).toBe('image-refused');
    expect((await detail('goal')).own).toBeNull();
    expect(ownOf(await apply('goal', { comment: 'Derby', images: four.slice(1) })).images).toHaveLength(3);
  });

  it('API: a record for each promotion, newest first, each with its promotion', async () => {
    const { list: records } = await read(activityListAnswer, RECORD, { token: await test.login('demo_player'), query: { language: 'ES' } });
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set(['applying', 'issued', 'rejected', 'process', 'joined']));
    expect(records.find(({ status }) => status === 'rejected')).toMatchObject({
      promotion: { title: 'Bono por gol', lang: 'ES' },
      note: expect.stringContaining('slip'),
    });
  });

  it('INV-04 both calls need a key', async () => {
    expect((await test.call('POST', APPLY, { token, body: { promotionId: ids.get('race') } })).body).toMatchObject({
      code: 'bad-request',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
    expect((await test.call('POST', CLAIM, { token, body: { applicationId: '1' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
  });

  it('a bonus that another booking has taken the key of books nothing and moves nothing', async () => {
    const other = await test.login('demo_agent41');
    const own = ownOf(await apply('welcome', {}, { as: other }));
    await decideNow(own.applicationId, 'issued');
    await test.platform.transact(trx =>
      book(trx, {
        type: 'adjustment',
        ref: { type: 'test', id: '1' },
        idempotencyKey: `activity:${own.applicationId}`,
        at: test.platform.clock.now(),
        entries: [
          { wallet: { account: accountId }, amount: 1 },
          { wallet: { house: 'cash' }, amount: -1 },
        ],
      }),
    );
    expect((await claim(own.applicationId, { as: other })).body.code).toBe('idempotency-mismatch');
    expect((await detail('welcome', other)).own?.status).toBe('issued');
  });
});
