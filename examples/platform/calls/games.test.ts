import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { vendorsAnswer } from '../../../src/api/games/games.js';
import { categoryPath } from '../../../src/core/parts/routes.js';
import { splitSports } from '../../../src/core/games/sports-split.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { searchNameOf } from '../search-name.js';

let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());

const page = v.object({
  games: v.array(
    v.object({
      nodeId: v.string(),
      gameCode: v.string(),
      gameName: v.string(),
      vassalage: v.string(),
      gameType: v.string(),
      gameClassify: v.string(),
      minBet: v.number(),
      minLineNum: v.number(),
      isHot: v.number(),
    }),
  ),
  totalPages: v.number(),
  total: v.number(),
});
type WireGame = v.InferOutput<typeof page>['games'][number];
async function list(query: Record<string, string | number>) {
  const { body } = await test.call('GET', '/wps/relay/GCSGAME_gameList', { query });
  return v.parse(page, body);
}

describe('game list', () => {
  it('LOB-44 CON-44 holds at least 2,000 games of 34 vendors', async () => {
    const all = await list({ pageSize: 999 });
    expect(all.total).toBeGreaterThanOrEqual(2_000);
    const vendors = await test.platform.db.selectFrom('vendor').select('vassalage').distinct().execute();
    expect(vendors).toHaveLength(34);
  });

  it('OP-81 gameCode narrows the list to the game of that code', async () => {
    const { games } = await list({ pageSize: 999, gameType: 'RNG' });
    const wanted = games.at(-1)!;
    const found = await list({ vassalage: wanted.vassalage, gameCode: wanted.gameCode, pageSize: 999 });
    expect(found.games.map(({ nodeId }) => nodeId)).toEqual([wanted.nodeId]);
    expect((await list({ vassalage: wanted.vassalage, gameCode: 'nothing' })).total).toBe(0);
  });

  it.each([
    ['live casino', 'LIVE', '/live'],
    ['slots', 'RNG', '/rng'],
    ['fishing', 'FISH', '/fish'],
    ['lottery', 'LOTT', '/elott'],
    ['e-lottery', 'ELOTT', '/elott'],
    ['poker and card games', 'PVP', '/pvp'],
    ['sports betting', 'SPORTS', '/sports'],
    ['e-sports', 'ESPORTS', '/esports'],
    ['cockfight', 'COCKFIGHT', '/cockfight'],
    ['mini games', 'MINI', '/?category=MINI'],
  ])('LOB-44 %s are a category of the lobby, %s at %s, with vendors and games', async (_family, code, path) => {
    const { body } = await test.call('GET', '/wps/relay/GCSGAME_newGameVendor', { query: { language: 'EN' } });
    const entry = splitSports(v.parse(vendorsAnswer, body.value).data.lanes).find(category => category.code === code);
    expect(entry?.vendors.length).toBeGreaterThan(0);
    expect(categoryPath(code)).toBe(path);
    const { games } = await list({ gameType: code, pageSize: 999 });
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(entry?.vendors.map(vendor => vendor.code)));
  });

  it('LOB-12 LOB-13 pages without gap or repeat, and is empty beyond the last page', async () => {
    const first = await list({ gameType: 'RNG', pageNo: 1 });
    expect(first.games).toHaveLength(18);
    expect(first.totalPages).toBe(Math.ceil(first.total / 18));
    const ids = new Set<string>();
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++)
      for (const game of (await list({ gameType: 'RNG', pageNo })).games) ids.add(game.nodeId);
    expect(ids.size).toBe(first.total);
    expect(await list({ gameType: 'RNG', pageNo: first.totalPages + 1 })).toMatchObject({ games: [], totalPages: first.totalPages });
  });

  it('LOB-11 finds by part of the name, forgiving accents and case, in the language shown', async () => {
    for (const gameName of ['DRAGON', 'dragón', 'ragó']) {
      const found = await list({ gameName, language: 'ES', pageSize: 999 });
      expect(found.total).toBeGreaterThan(5);
      for (const game of found.games) expect(searchNameOf(game.gameName)).toContain(searchNameOf(gameName));
    }
    expect((await list({ gameName: 'oro dragon', language: 'ES' })).games.every(game => /drag[oó]n/i.test(game.gameName))).toBe(true);
    expect(await list({ gameName: 'zzzz nothing' })).toMatchObject({ games: [], totalPages: 0 });
    expect(await list({ gameName: "%' or 1=1 --" })).toMatchObject({ games: [] });
  });

  it.each([
    ['CON-62', 'SC'],
    ['CON-63', 'VP'],
    ['CON-64', 'JP'],
    ['CON-65', 'TG'],
    ['CON-66', 'AC'],
    ['CON-67', 'BG'],
  ])('%s the games of %s are those of that classification alone', async (_row, gameClassify) => {
    const { games } = await list({ gameClassify, pageSize: 999 });
    expect([...new Set(games.map(game => game.gameClassify))]).toEqual([gameClassify]);
  });

  it('API-31 narrows by type, vendor, classification, name, minimum bet, lines and hot, each alone and together, page by page, in the language asked for', async () => {
    const inSpanish: WireGame[] = [];
    for (let pageNo = 1; inSpanish.length < (await list({})).total; pageNo++)
      inSpanish.push(...(await list({ language: 'ES', pageSize: 999, pageNo })).games);
    const all: WireGame[] = [];
    for (let pageNo = 1; all.length < inSpanish.length; pageNo++)
      all.push(...(await list({ language: 'EN', pageSize: 999, pageNo })).games);
    expect(all.map(({ nodeId }) => nodeId)).toEqual(inSpanish.map(({ nodeId }) => nodeId));
    expect(all.map(({ gameName }) => gameName)).not.toEqual(inSpanish.map(({ gameName }) => gameName));
    const check = async (query: Record<string, string | number>, holds: (game: WireGame) => boolean) => {
      const wanted = all.filter(holds).map(({ nodeId }) => nodeId);
      expect(wanted.length).toBeGreaterThan(1);
      expect(wanted.length).toBeLessThan(all.length);
      const found = await list({ language: 'EN', ...query, pageSize: 999 });
      expect([found.games.map(({ nodeId }) => nodeId), found.total]).toEqual([wanted.slice(0, 999), wanted.length]);
      expect((await list({ language: 'EN', ...query, pageNo: 2, pageSize: 1 })).games.map(({ nodeId }) => nodeId)).toEqual([wanted[1]]);
    };
    await check({ gameType: 'FISH' }, game => game.gameType === 'FISH');
    await check({ gameClassify: 'JP' }, game => game.gameClassify === 'JP');
    await check({ gameName: 'gold' }, game => searchNameOf(game.gameName).includes('gold'));
    await check(
      { gameType: 'RNG', vassalage: 'AUR', minBet: 0.2 },
      game => game.gameType === 'RNG' && game.vassalage === 'AUR' && game.minBet >= 0.2,
    );
    await check({ vassalage: 'AUR' }, game => game.vassalage === 'AUR');
    await check({ minBet: 0.5 }, game => game.minBet >= 0.5);
    await check({ minLineNum: 25 }, game => game.minLineNum >= 25);
    await check({ gameClassify: 'HOT' }, game => game.isHot === 1);
    expect((await list({ gameClassify: 'NEW' })).total).toBeGreaterThan(18);
    expect((await list({ gameType: 'ALL' })).total).toBe((await list({})).total);
  });

  it('LOB-38 LOB-39 keeps e-sports and cockfight apart from sports, yet all SPORTS on the wire', async () => {
    const sports = await list({ gameType: 'SPORTS', pageSize: 999 });
    expect(new Set(sports.games.map(game => game.vassalage))).toEqual(new Set(['FB', 'GLZ']));
    const esports = await list({ gameType: 'ESPORTS', pageSize: 999 });
    expect(new Set(esports.games.map(game => game.vassalage))).toEqual(new Set(['AV', 'IMES', 'IA', 'AI', 'TF']));
    expect((await list({ gameType: 'SPORTS', vassalage: 'AV' })).total).toBe(5);
    expect((await list({ gameType: 'ESPORTS', vassalage: 'AV' })).total).toBe(5);
  });

  it('answers bad numbers with the fields that are wrong', async () => {
    const { status, body } = await test.call('GET', '/wps/relay/GCSGAME_gameList', { query: { pageNo: 'x', pageSize: 5_000 } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['pageNo', 'pageSize']);
  });

  it('shows an operator’s change at once', async () => {
    const [game] = (await list({ gameType: 'RNG' })).games;
    await test.platform.db.updateTable('game').set({ active: false }).where('node_id', '=', Number(game?.nodeId)).execute();
    test.platform.events.emit('catalogue-changed', undefined);
    expect((await list({ gameType: 'RNG' })).games.map(other => other.nodeId)).not.toContain(game?.nodeId);
  });
});
