import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { avatarArt } from './avatar-art.js';
import { stadium } from './backdrops.js';
import { bannerArt } from './banner-art.js';
import { FAMILIES } from './families.js';
import { gameArt, gameLook, sceneArt } from './game-art.js';
import { BANK_NAMES, bankLogo, brandLogo, favicon, vendorLogo } from './logo-art.js';
import { registerArt } from './register-art.js';
import { rewardArt } from './reward-art.js';
import { SYMBOLS, symbolArt } from './symbol-art.js';

const TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'MINI'];
const subject = (i: number) => ({
  nodeId: String(i),
  gameType: TYPES[i % TYPES.length] ?? 'RNG',
  gameName: `Game <${i}> & "more"`,
  vassalage: `V${i % 34}`,
});

describe('generated art', () => {
  it('draws the same game the same way, and different games differently', () => {
    expect(gameArt(subject(7))).toBe(gameArt(subject(7)));
    expect(new Set(Array.from({ length: 200 }, (_, i) => gameArt(subject(i)))).size).toBe(200);
  });

  it('reaches every family, and a name chooses its own', () => {
    const seen = new Set(Array.from({ length: 2000 }, (_, i) => gameLook(subject(i)).family.name));
    expect([...seen].sort()).toEqual(FAMILIES.map(family => family.name).sort());
    expect(gameLook({ ...subject(0), gameName: 'Golden Pyramid' }).family.name).toBe('egypt');
    expect(gameLook({ ...subject(1), gameName: 'Blackjack Lounge' }).family.name).toBe('cards');
  });

  it('each sport has its own ball and its own ground, and football alone the pitch', () => {
    const looks = ['Football', 'Basketball', 'Tennis', 'Baseball', 'Volleyball'].map(gameName =>
      gameLook({ ...subject(4), gameName: `${gameName} Mexico` }),
    );
    expect(looks.map(({ family }) => family.backdrops.includes(stadium))).toEqual([true, false, false, false, false]);
    expect(new Set(looks.map(({ family }) => family.backdrops[0])).size).toBe(5);
    expect(new Set(looks.map(({ hero }) => hero)).size).toBe(5);
    for (const { family, hero } of looks) expect(family.others).toContain(hero);
    expect(gameLook({ ...subject(5), gameName: 'Virtual Football' }).family.backdrops).not.toContain(stadium);
  });

  it('makes documents that stand alone: well formed, no script, nothing loaded, every reference known, small', () => {
    const all = [
      ...Array.from({ length: 300 }, (_, i) => gameArt(subject(i))),
      ...['Basketball', 'Tennis', 'Baseball', 'Volleyball'].map(gameName => sceneArt({ ...subject(4), gameName })),
      ...SYMBOLS.map(symbol => symbolArt(subject(0), symbol)),
      ...BANK_NAMES.map((_, i) => bankLogo(i + 1)),
      ...['w_home', 'w_forget-2', '17', 'w_sports-1', 'w_esports'].map(id => bannerArt(id)),
      vendorLogo('FXF', 'Fox & Fortune'),
      avatarArt('<b>'),
      ...['chip', 'coins', 'shirt', 'cards', 'headphones', 'treasure', 'phone', 'voyage', 'gift'].map(name => rewardArt(name) ?? ''),
      brandLogo(),
      favicon(),
    ];
    for (const svg of all) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" (viewBox="0 0 \d+ \d+"|stroke-)/);
      expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|NaN|undefined|Infinity/);
      expect(svg.match(/https?:/g)).toHaveLength(1);
      expect(openTags(svg)).toEqual([]);
      const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]));
      for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(known).toContain(id);
      for (const [tag] of svg.matchAll(/<[a-zA-Z][^>]*>/g)) {
        const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(match => match[1]);
        expect(new Set(names).size, tag).toBe(names.length);
      }
      expect(svg.length).toBeLessThan(14_000);
    }
  });
});

describe('a banner', () => {
  it('over a list fills any box, its ground cut and its figures whole; elsewhere it has a size', () => {
    for (const group of ['w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_elott', 'w_lott']) {
      const [own = '', ground = '', figures = ''] = bannerArt('1', group).match(/<svg[^>]*>/g) ?? [];
      expect(own).not.toMatch(/viewBox| width| height/);
      expect(ground).toContain('slice');
      expect(figures).toMatch(/viewBox/);
      expect(figures).not.toContain('slice');
    }
    for (const group of ['w_home', 'w_forget'])
      expect(bannerArt('1', group)).toMatch(/^<svg[^>]* viewBox="0 0 1200 480"[^>]* width="1200"/);
  });
});

describe('a vendor’s wordmark', () => {
  it('stands in two lines where one would be small, and no line leaves its width', () => {
    const names = ['Aurora Reels', 'Avalanche Esports', 'Arena Interactive', 'Fox & Fortune', 'Uninterruptedly'];
    for (const name of names) {
      for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) {
        const lines = [...vendorLogo(code, name).matchAll(/font-size="([\d.]+)" textLength="([\d.]+)"/g)];
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const [, size, length] of lines) {
          expect(Number(length)).toBeLessThanOrEqual(123.5);
          if (name.includes(' ')) expect(Number(size), name).toBeGreaterThan(12);
        }
      }
    }
    expect(vendorLogo('AVA', 'Avalanche Esports').match(/<text/g)).toHaveLength(2);
  });
});

describe('the brand’s logo', () => {
  it('SYS-21 is brighter where the element that shows it is dark', () => {
    expect(brandLogo()).toMatch(/@media \(prefers-color-scheme:dark\)\{svg\{filter:brightness\(1\.4\)\}\}/);
    expect(favicon()).not.toContain('<style>');
  });
});

describe('art over HTTP', () => {
  let platform: Platform;
  const app = Fastify();
  beforeAll(async () => {
    platform = await openTestPlatform();
    registerArt(app, platform);
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  it('serves the icon of every address that the catalogue names, kept for a year', async () => {
    const icons = [
      ...(await platform.db.selectFrom('game').select('show_icon as url').limit(20).execute()),
      ...(await platform.db.selectFrom('vendor').select('lager_icon as url').execute()),
      ...(await platform.db.selectFrom('announcement').select('url').where('type', '=', 'B').execute()),
    ].flatMap(({ url }) => (url === null ? [] : [url]));
    expect(icons.length).toBeGreaterThan(60);
    for (const url of [...icons, '/art/bank/23.svg', '/art/avatar/demo_member.svg', '/art/brand.svg', '/art/favicon.svg']) {
      const answer = await app.inject(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['content-type']).toContain('image/svg+xml');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
  });

  it('what a shared link to a game shows is a PNG of the size that previews take', async () => {
    const { node_id: id } = await platform.db.selectFrom('game').select('node_id').limit(1).executeTakeFirstOrThrow();
    const { statusCode, headers, rawPayload } = await app.inject(`/art/share/${id}.png`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await app.inject('/art/share/999999999.png')).statusCode).toBe(404);
  });

  it('a banner of a game has the game’s own figures, one of anything else those of its group', async () => {
    const [ofGame, other] = await Promise.all(
      (['GAME', 'URL'] as const).map(kind =>
        platform.db
          .selectFrom('announcement')
          .selectAll()
          .where('linkage_type', '=', kind)
          .where('group_name', '=', 'w_home')
          .limit(1)
          .executeTakeFirstOrThrow(),
      ),
    );
    const game = await platform.db.selectFrom('game').selectAll().where('node_id', '=', Number(ofGame!.linkage)).executeTakeFirstOrThrow();
    const named = { nodeId: String(game.node_id), gameType: game.family, gameName: game.game_name, vassalage: game.vassalage };
    const shown = async (id: number) => (await app.inject(`/art/banner/${id}.svg`)).body;
    expect(await shown(ofGame!.id)).toBe(bannerArt(String(ofGame!.id), 'w_home', named));
    expect(await shown(ofGame!.id)).not.toBe(bannerArt(String(ofGame!.id), 'w_home'));
    expect(await shown(other!.id)).toBe(bannerArt(String(other!.id), 'w_home'));
  });

  it('answers 404 for what does not exist, and keeps nothing of it', async () => {
    for (const url of ['/art/game/99999999.svg', '/art/game/abc.svg', '/art/vendor/NOPE.svg', '/art/bank/24.svg', '/art/bank/0.svg']) {
      const answer = await app.inject(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

/** Tags left open, or closed out of order. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return ['out of order', name];
  }
  return open;
}
