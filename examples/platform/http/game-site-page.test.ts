import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { serve, type Served } from '../serve.js';
import { imageSizeOf } from '../uploads/image-size.js';

let root: string;
let platform: Platform;
let served: Served;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gp-site-'));
  const site = join(root, 'dist/examples/site');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'sw.js'), '');
  await writeFile(join(site, 'sw-off.js'), '');
  await writeFile(join(site, 'index.html'), '<title>Site</title><meta name="description" content="All of it.">');
  platform = await openTestPlatform({ root });
  served = await serve(platform);
});
afterAll(async () => {
  await served.close();
  await platform.close();
  await rm(root, { recursive: true, force: true });
});

describe('the page at a game’s address', () => {
  it('OP-81 tells who does not run it the game’s name, a sentence, its picture and its address, in the language of the page', async () => {
    const game = await platform.db
      .selectFrom('game')
      .selectAll()
      .where('game_type', '=', 'RNG')
      .orderBy('node_id')
      .executeTakeFirstOrThrow();
    const { name } = await platform.db
      .selectFrom('game_name_i18n')
      .select('name')
      .where('node_id', '=', game.node_id)
      .where('lang', '=', 'ES')
      .executeTakeFirstOrThrow();
    const path = `/game/${game.vassalage}/${encodeURIComponent(game.game_code)}`;
    const html = await (await fetch(`${served.url}${path}?from=mail`)).text();
    const plain = html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    expect(plain).toContain(`<title>${name} · Nova Palace</title>`);
    expect(plain).toContain(`<meta name="description" content="Juega a ${name}, de `);
    const picture = /<meta property="og:image" content="([^"]+)">/.exec(plain)?.[1] ?? '';
    expect(picture).toMatch(new RegExp(`^${served.url}/`));
    // Who shows a shared link reads no SVG.
    const answer = await fetch(picture);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(imageSizeOf(Buffer.from(await answer.arrayBuffer()), 'image/png')).toEqual({ width: 1200, height: 630 });
    expect(plain).toContain(`<link rel="canonical" href="${served.url}${path}">`);
  });

  it('OP-81 names are text in it, whatever they hold', async () => {
    await platform.db.updateTable('game_name_i18n').set({ name: '"><script>alert(1)</script>' }).where('lang', '=', 'ES').execute();
    await platform.db.updateTable('game').set({ game_name: '"><script>alert(1)</script>' }).execute();
    const game = await platform.db
      .selectFrom('game')
      .selectAll()
      .where('game_type', '=', 'FISH')
      .orderBy('node_id')
      .executeTakeFirstOrThrow();
    const html = await (await fetch(`${served.url}/game/${game.vassalage}/${game.game_code}`)).text();
    expect(html).not.toContain('<script>alert');
  });

  it('OP-81 a game that is not there is the site’s page, not found', async () => {
    const answer = await fetch(`${served.url}/game/JOKER/nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>Site</title>');
  });
});
