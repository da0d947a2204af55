import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../../../src/api/wire/snapshot.js';
import { LANGUAGES } from '../../../src/texts/languages.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { registerSnapshots } from './register-snapshots.js';

const PATH = '/wps/snapshots/demo/EN/gp-lobby.json';

describe('the route of snapshots', () => {
  let test: TestApp;
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
  beforeAll(async () => {
    test = await openTestApp();
    registerSnapshots(test.app, test.platform);
  });
  afterAll(() => test.close());

  it('answers any page without a preflight, to be kept for a short while, and 304 to who has it', async () => {
    const answer = await get(PATH, { origin: 'http://127.0.0.1:4101' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:4101',
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      'content-type': expect.stringContaining('application/json'),
    });
    expect(answer.json()).toMatchObject({ format: 1, tag: 'gp-lobby', language: 'EN' });
    const again = await get(PATH, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is packed for who takes it packed', async () => {
    const [plain, packed] = [await get(PATH), await get(PATH, { 'accept-encoding': 'gzip, br' })];
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  });

  it('differs by category and language', async () => {
    const [home, slots, spanish] = await Promise.all([
      get(PATH),
      get('/wps/snapshots/demo/EN/gp-lobby~category=RNG.json'),
      get('/wps/snapshots/demo/ES/gp-lobby.json'),
    ]);
    expect(new Set([home.body, slots.body, spanish.body]).size).toBe(3);
    expect(spanish.json()).toMatchObject({ language: 'ES' });
  });

  it.each(LANGUAGES)('is drawn in %s, for a page that offers it', async language => {
    const answer = await get(`/wps/snapshots/demo/${language}/gp-winner-ticker.json`);
    expect([answer.statusCode, answer.json<Snapshot>().language]).toEqual([200, language]);
  });

  it('speaks the words of that language', async () => {
    const [english, arabic] = await Promise.all([get(PATH), get('/wps/snapshots/demo/AR/gp-lobby.json')]);
    expect(arabic.body).toContain('تجربة مجانية');
    expect(english.body).not.toContain('تجربة مجانية');
  });

  it('a jackpot whose figure the page is going to ask for waits for it, and says of no failure', async () => {
    const { body } = await get(`/wps/snapshots/demo/EN/gp-jackpot~source=${encodeURIComponent('/wps/system/jackpot')}.json`);
    expect(body).toContain('jackpot-figure');
    expect(body).not.toContain('jackpot-failed');
  });

  it.each([
    '/wps/snapshots/other/EN/gp-lobby.json',
    '/wps/snapshots/demo/XX/gp-lobby.json',
    '/wps/snapshots/demo/EN/gp-login.json',
    '/wps/snapshots/demo/EN/gp-lobby',
    '/wps/snapshots/demo/EN/gp-lobby~filter=FAV.json',
    '/wps/snapshots/demo/EN/gp-lobby~x=%25.json',
  ])('has nothing at %s, and says so without an error', async path => expect((await get(path)).statusCode).toBe(204));

  it('a game that the operator switches off is gone from the next one', async () => {
    const before = await get(PATH);
    const name = /"Play ([^"]+)"/.exec(before.body)?.[1] ?? '';
    expect(name).not.toBe('');
    const { db, events } = test.platform;
    const { node_id: id } = await db
      .selectFrom('game_name_i18n')
      .select('node_id')
      .where('name', '=', name)
      .where('lang', '=', 'EN')
      .executeTakeFirstOrThrow();
    await db.updateTable('game').set({ active: false }).where('node_id', '=', id).execute();
    events.emit('catalogue-changed', undefined);
    const after = await get(PATH);
    expect(after.body).not.toContain(`"Play ${name}"`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await db.updateTable('game').set({ active: true }).where('node_id', '=', id).execute();
    events.emit('catalogue-changed', undefined);
  });

  it('a banner that the operator takes away is gone from the next one', async () => {
    const path = '/wps/snapshots/demo/EN/gp-banners.json';
    const { db, events } = test.platform;
    const banners = await db
      .selectFrom('announcement')
      .selectAll()
      .where('type', '=', 'B')
      .where('group_name', '=', 'w_home')
      .where('lang', '=', 'EN')
      .orderBy('sort')
      .execute();
    const [first] = banners;
    if (!first) throw new Error('The home has no banners.');
    expect((await get(path)).body).toContain(first.title);
    await db.deleteFrom('announcement').where('id', '=', first.id).execute();
    events.emit('catalogue-changed', undefined);
    expect((await get(path)).body).not.toContain(first.title);
  });

  it('the winners are drawn anew when they have grown old; meanwhile the old ones are answered, without waiting', async () => {
    const path = '/wps/snapshots/demo/EN/gp-winner-ticker.json';
    const { db } = test.platform;
    const before = await get(path);
    expect(before.body).not.toContain('zz***9');
    const { account_id: winner } = await db
      .selectFrom('bet')
      .innerJoin('win_board', 'win_board.bet_id', 'bet.id')
      .select('bet.account_id')
      .orderBy('win_board.settled_at', 'desc')
      .executeTakeFirstOrThrow();
    await db.updateTable('account').set({ account: 'zz_winner9' }).where('id', '=', winner).execute();
    expect((await get(path)).body).toBe(before.body);
    const later = performance.now() + 16_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect((await get(path)).body).toBe(before.body);
    await vi.waitFor(async () => expect((await get(path)).body).toContain('zz***9'), { timeout: 10_000 });
    clock.mockRestore();
  });

  it('SYS-05 is handed out only while the platform is open to who asks', async () => {
    const { db, events } = test.platform;
    const says = async (state: { maintenance?: boolean; region_restriction?: boolean }) => {
      await db.updateTable('system_state').set(state).where('id', '=', 1).execute();
      events.emit('status-changed', undefined);
      const answer = await get(PATH);
      return [answer.statusCode, answer.headers['cache-control']];
    };
    const open = [200, expect.stringContaining('max-age')];
    expect(await says({ maintenance: false })).toEqual(open);
    expect(await says({ maintenance: true })).toEqual([204, 'no-store']);
    expect(await says({ maintenance: false })).toEqual(open);
    expect(await says({ region_restriction: true })).toEqual([204, 'no-store']);
    expect(await says({ region_restriction: false })).toEqual(open);
  });

  it('many who ask at once wait for one drawing', async () => {
    test.platform.events.emit('catalogue-changed', undefined);
    const asked = vi.fn();
    const stop = vi.spyOn(test.app, 'inject');
    await Promise.all(Array.from({ length: 10 }, () => get('/wps/snapshots/demo/EN/gp-winner-ticker.json')));
    for (const call of stop.mock.calls) if (JSON.stringify(call).includes('/wps/system/status')) asked();
    expect(asked).toHaveBeenCalledTimes(1);
    stop.mockRestore();
  });
});

it('a drawing that fails is no answer, and is tried again', async () => {
  const test = await openTestApp();
  const app = Fastify();
  let broken = true;
  app.addHook('onRequest', async (request, reply) => (broken && request.url.includes('/relay/') ? reply.status(500).send({}) : undefined));
  app.get('/wps/system/status', (_request, reply) => reply.send({ success: true }));
  app.get('/wps/relay/GCSGAME_getRankList', (_request, reply) => reply.send({ success: true, value: { list: [] } }));
  registerSnapshots(app, test.platform);
  const path = '/wps/snapshots/demo/EN/gp-winner-ticker.json';
  expect((await app.inject(path)).statusCode).toBe(204);
  broken = false;
  expect((await app.inject(path)).statusCode).toBe(200);
  await app.close();
  await test.close();
});
