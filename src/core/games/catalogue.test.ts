import { describe, expect, it, vi } from 'vitest';
import type { Category, Vendor } from '../../api/games/games.js';
import { helpEntries } from '../content/help.js';
import { splitSports } from './sports-split.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, GAME, Refusal } from '../testing/fake-platform.js';
import { signedIn, testCore } from '../testing/test-core.js';

const vendor = (code: string, type = 'SPORTS'): Vendor => ({
  code,
  name: code,
  iconUrl: '',
  type,
  gameId: '',
  gameCode: '',
  opensList: false,
  inMaintenance: false,
});
const category = (code: string, vendors: Vendor[]): Category => ({ code, title: code, lang: '', vendors, subcategories: [] });
const lane = (type: string, ...codes: string[]) => ({
  gameCategory: type,
  gameType: type,
  vendors: codes.map(code => ({ vassalage: code, displayName: code, gameType: type })),
});
const ESPORTS = ['AV', 'IMES', 'IA', 'AI', 'TF'];
const COCKFIGHT = ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'];

describe('sports split', () => {
  it('LOB-38 LOB-39 LOB-40 CON-58 CON-59 moves exactly those vendors, to right after sports', () => {
    const split = splitSports([
      category('RNG', [vendor('AV', 'RNG')]),
      category(
        'SPORTS',
        [...ESPORTS, 'FB', ...COCKFIGHT, 'AVX', 'av'].map(code => vendor(code)),
      ),
      category('LIVE', [vendor('EVO', 'LIVE')]),
    ]);
    expect(split.map(({ code }) => code)).toEqual(['RNG', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE']);
    expect(split.map(({ vendors }) => vendors.map(({ code }) => code))).toEqual([['AV'], ['FB', 'AVX', 'av'], ESPORTS, COCKFIGHT, ['EVO']]);
    expect(split[2]?.vendors.every(({ type }) => type === 'ESPORTS')).toBe(true);
  });

  it('NAV-56 OP-61 leaves out categories without vendors, sports too when all its vendors moved', () => {
    expect(splitSports([category('SPORTS', [vendor('AV')]), category('FISH', [])]).map(({ code }) => code)).toEqual(['ESPORTS']);
    expect(splitSports([category('FISH', []), category('LIVE', [vendor('EVO')])]).map(({ code }) => code)).toEqual(['LIVE']);
  });

  it('joins what the platform already sends as e-sports, without doubles', () => {
    const split = splitSports([
      category('ESPORTS', [vendor('TF', 'ESPORTS')]),
      category('SPORTS', [vendor('TF'), vendor('AV'), vendor('FB')]),
    ]);
    expect(split.map(({ code, vendors }) => [code, vendors.map(entry => entry.code)])).toEqual([
      ['SPORTS', ['FB']],
      ['ESPORTS', ['TF', 'AV']],
    ]);
  });

  it('loses and doubles no vendor, whatever the mixture', () => {
    const codes = [...ESPORTS, ...COCKFIGHT, 'FB', 'X1', 'X2', 'X3'];
    for (let round = 0; round < 300; round++) {
      const drawn = codes.filter(() => Math.random() < 0.5);
      const split = splitSports([
        category(
          'SPORTS',
          drawn.map(code => vendor(code)),
        ),
      ]);
      expect(split.flatMap(({ vendors }) => vendors.map(({ code }) => code)).sort()).toEqual([...drawn].sort());
    }
  });
});

describe('catalogue', () => {
  it('LOB-37 OP-31 vendors are asked for by default, and come from the cache when flush is off', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => ({ value: { data: { lanes: [lane('RNG', 'PP')] } } }));
    const asked = () => platform.callsTo('/wps/relay/GCSGAME_newGameVendor').length;
    await core.catalogue.loadCategories({ flush: false });
    await core.catalogue.loadCategories({ flush: false });
    expect(asked()).toBe(1);
    await core.catalogue.loadCategories();
    await core.catalogue.loadCategories();
    expect(asked()).toBe(3);
    expect((await core.catalogue.loadCategories({ flush: false }))[0]?.code).toBe('RNG');
    expect(core.queries.read(core.catalogue.categories().key).data).toHaveLength(1);
  });

  it('ERR-27 a failed vendor fetch rejects to its caller', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/GCSGAME_newGameVendor', () => new Refusal(400, 'bad-request'));
    await expect(core.catalogue.loadCategories()).rejects.toMatchObject({ code: 'bad-request' });
    await expect(core.catalogue.loadCategories({ flush: false })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('LOB-35 LOB-36 hot games are kept in session storage for this load of the page, and asked for after a reload', async () => {
    const page = new FakePage();
    const first = testCore({}, page);
    expect(await first.core.queries.fetch(first.core.catalogue.hotGames())).toMatchObject([{ id: '7' }]);
    const again = testCore({}, page);
    await again.core.queries.fetch(again.core.catalogue.hotGames());
    expect(again.platform.callsTo('/wps/relay/GCSGAME_hotGamesV2')).toEqual([]);
    vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 60_000 });
    const reloaded = testCore({}, page);
    await reloaded.core.queries.fetch(reloaded.core.catalogue.hotGames());
    vi.unstubAllGlobals();
    expect(reloaded.platform.callsTo('/wps/relay/GCSGAME_hotGamesV2')).toHaveLength(1);
  });

  it('LOB-21 I18-07 a new language is another question', async () => {
    const { core, platform } = testCore();
    await core.start();
    const before = core.catalogue.games({ page: 1, pageSize: 18 }).key;
    await core.language.use('ES');
    const after = core.catalogue.games({ page: 1, pageSize: 18 });
    expect(after.key).not.toBe(before);
    await core.queries.fetch(after);
    expect(platform.callsTo('/wps/relay/GCSGAME_gameList').at(-1)?.query.language).toBe('ES');
  });

  it('CON-78 pictures lie on the listed hosts: many pages cover the list, one page never changes its mind', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const { core } = testCore();
      await core.status.load();
      const url = core.catalogue.imageUrl('/img/a.png');
      expect(core.catalogue.imageUrl('/img/a.png')).toBe(url);
      seen.add(url);
    }
    expect([...seen].sort()).toEqual(['https://img1.example/img/a.png', 'https://img2.example/img/a.png']);
  });

  it('picture addresses are http(s) or pictures as data, nothing else', async () => {
    const { core } = testCore();
    await core.status.load();
    const { imageUrl } = core.catalogue;
    for (const bad of ['javascript:alert(1)', 'data:text/html,<b>', 'blob:https://x/1', 'file:///etc/passwd', '', 'http://['])
      expect(imageUrl(bad)).toBe('');
    expect(imageUrl('https://other.example/a.png')).toBe('https://other.example/a.png');
    expect(imageUrl('data:image/svg+xml,<svg/>')).toBe('data:image/svg+xml,<svg/>');
  });

  it('OP-26 recommendations: the same type first, without the game, at most 12', async () => {
    const platform = new FakePlatform();
    const many = (type: string, from: number) =>
      Array.from({ length: 10 }, (_, index) => ({ ...GAME, nodeId: from + index, gameType: type }));
    platform.on('GET /wps/relay/GCSGAME_hotGamesV2', ({ query }) => ({
      list: query.gameType ? many('RNG', 1) : [...many('LIVE', 50), ...many('RNG', 1)],
    }));
    const { core } = testCore({}, new FakePage(), platform);
    const games = await core.queries.fetch(core.catalogue.recommendations({ id: '3', type: 'RNG' }));
    expect(games).toHaveLength(12);
    expect(games.slice(0, 9).every(({ type, id }) => type === 'RNG' && id !== '3')).toBe(true);
    expect(new Set(games.map(({ id }) => id)).size).toBe(12);
  });

  it('SYS-21 the merchant of the configuration is in every catalogue call', async () => {
    const { core, platform } = testCore({ merchant: 'other' });
    await core.queries.fetch(core.catalogue.games({ page: 1, pageSize: 18 }));
    await core.queries.fetch(core.catalogue.hotGames());
    await core.queries.fetch(core.catalogue.winners());
    await core.queries.fetch(core.catalogue.categories());
    platform.on('GET /wps/system/helpCenter', () => ({ list: [] }));
    await core.queries.fetch(helpEntries(core));
    expect(platform.calls.length).toBeGreaterThan(4);
    for (const { path, query } of platform.calls) expect([path, query.merchant ?? query.merchantCode]).toEqual([path, 'other']);
  });

  it('SYS-21 the merchant of the configuration is told with every call of an account', async () => {
    const { core, platform } = await signedIn('member', { merchant: 'other' });
    await vi.waitFor(() => expect(core.wallet.store.getState().balance).toBeDefined());
    await core.session.logout();
    expect(platform.calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/wps/session/login', '/wps/member/info', '/wps/v2/wallets/balance', '/wps/session/logout']),
    );
    for (const { path, headers, query } of platform.calls)
      expect([path, headers.get('merchant') ?? query.merchant]).toEqual([path, 'other']);
  });
});
