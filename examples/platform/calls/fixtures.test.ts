import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturesAnswer } from '../../../src/api/games/fixtures.js';
import { fixturesOf } from '../games/sports/fixture-list.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.platform.clock.freeze();
  // Ten seconds into a minute: what began with it runs.
  await app.platform.clock.advance(MINUTE - (app.platform.clock.now() % MINUTE) + 10_000);
});
afterAll(() => app.close());

const on = async (category: string, language = 'EN') =>
  v.parse(fixturesAnswer, (await app.call('GET', '/wps/games/fixtures', { query: { category, language } })).body.value);

describe('what is on', () => {
  it('O-92 of each sport one fixture runs and two come, in the order of their start, with a game of the category for each', async () => {
    const { serverTime, list } = await on('SPORTS');
    const titles = ['Football', 'Basketball', 'Tennis', 'Baseball', 'Volleyball'];
    expect([...new Set(list.map(({ title }) => title))].sort()).toEqual(titles.sort());
    for (const title of titles) {
      const starts = list.filter(fixture => fixture.title === title).map(({ startsAt }) => startsAt - serverTime);
      expect(starts, title).toEqual([-10_000, 50_000, 110_000]);
    }
    expect(list.map(({ startsAt }) => startsAt)).toEqual(list.map(({ startsAt }) => startsAt).sort((a, b) => a - b));
    const { body } = await app.call('GET', '/wps/relay/GCSGAME_gameList', {
      query: { gameType: 'SPORTS', pageSize: '99', language: 'EN' },
    });
    const known = new Map((body.games as { nodeId: string; gameName: string }[]).map(game => [game.nodeId, game.gameName]));
    for (const { title, game } of list) expect(known.get(game.id), title).toContain(title === 'Football' ? 'Football' : title);
  });

  it('O-92 between two fixtures of a sport three come, so that what has ended is followed at once', async () => {
    await app.platform.clock.advance(40_000);
    const { serverTime, list } = await on('SPORTS');
    const starts = list.filter(({ title }) => title === 'Tennis').map(({ startsAt }) => startsAt - serverTime);
    await app.platform.clock.advance(20_000);
    expect(starts).toEqual([10_000, 70_000, 130_000]);
  });

  it('O-92 INV-24 odds stand until the start, the score after it, and both are those of the game itself', async () => {
    const { serverTime, list } = await on('ESPORTS');
    const token = await app.login('demo_member');
    for (const fixture of list.filter(({ game }) => game.id === list[0]!.game.id)) {
      const launched = await app.call('POST', '/wps/game/launchGame', {
        token,
        body: {
          nodeId: fixture.game.id,
          vassalage: fixture.game.vendorCode,
          gameCode: fixture.game.code,
          gameType: fixture.game.type,
          backUrl: '',
        },
      });
      const session = new URL((launched.body.value as { url: string }).url, 'http://x').searchParams.get('session');
      const own = await fixturesOf(app.platform, session ?? '');
      const same = own.fixtures.find(({ id }) => String(id) === fixture.id)!;
      expect(fixture.score ?? null).toEqual(same.score);
      expect(fixture.prices.map(({ pick, odds }) => [pick, Math.round(odds * 100)])).toEqual(
        same.prices.filter(({ pick }) => ['home', 'draw', 'away'].includes(pick)).map(({ pick, odds }) => [pick, odds]),
      );
      expect(fixture.prices.length > 0).toBe(fixture.startsAt > serverTime);
    }
  });

  it('O-92 what runs says where play stands, in the manner of its sport and the reader’s language', async () => {
    const clocks = async (language: string) =>
      Object.fromEntries((await on('SPORTS', language)).list.filter(({ clock }) => clock).map(({ title, clock }) => [title, clock]));
    // Ten of the 45 seconds: 20 of 90 minutes, 9 of 40, the second of nine innings.
    expect(await clocks('EN')).toEqual({
      Football: "20'",
      Basketball: "9'",
      Baseball: 'Inning 2',
      Tennis: expect.stringMatching(/^Set [123]$/),
      Volleyball: expect.stringMatching(/^Set [1-5]$/),
    });
    expect((await clocks('ES'))['Béisbol']).toBe('Entrada 2');
    expect((await on('COCKFIGHT')).list.every(({ clock }) => !clock)).toBe(true);
  });

  it('O-92 a launch takes odds that were pressed to the game’s own page, with money and without', async () => {
    const { list } = await on('SPORTS');
    const { id, game } = list.find(({ prices }) => prices.length > 0)!;
    const token = await app.login('demo_member');
    const asked = { nodeId: game.id, fixtureId: id, pick: 'home' };
    const addressOf = ({ body }: { body: Record<string, unknown> }) => new URL((body.value as { url: string }).url).searchParams;
    const pressed = addressOf(await app.call('POST', '/wps/game/launchGame', { token, body: asked }));
    expect([pressed.get('fixture'), pressed.get('pick')]).toEqual([id, 'home']);
    const plain = addressOf(await app.call('POST', '/wps/game/launchGame', { token, body: { nodeId: game.id } }));
    expect([plain.has('fixture'), plain.has('pick')]).toEqual([false, false]);
    await app.platform.db.updateTable('game').set({ support_play: 0 }).where('node_id', '=', Number(game.id)).execute();
    app.platform.events.emit('catalogue-changed', undefined);
    expect(addressOf(await app.call('GET', '/wps/game/demo', { query: asked })).get('pick')).toBe('home');
  });

  it('O-92 says sports in the reader’s language, and refuses a category that has no fixtures', async () => {
    expect((await on('SPORTS', 'ES')).list.map(({ title }) => title)).toContain('Fútbol');
    expect((await on('COCKFIGHT')).list.length).toBeGreaterThan(0);
    expect((await app.call('GET', '/wps/games/fixtures', { query: { category: 'RNG' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { category: 'one of SPORTS, ESPORTS, COCKFIGHT' },
    });
  });
});
