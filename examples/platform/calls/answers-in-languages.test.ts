import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogAnswer } from '../../../src/api/content/blog.js';
import { vendorsAnswer } from '../../../src/api/games/games.js';
import { gameMenuAnswer } from '../../../src/api/games/lottery.js';
import { helpAnswer } from '../../../src/api/wire/system.js';
import { LANGUAGES } from '../../../src/texts/languages.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { spokenTo, TRANSLATED } from '../languages.js';

const ARABIC = /^[\p{Script=Arabic}\p{M}\s]+$/u;

let test: TestApp;
beforeAll(async () => void (test = await openTestApp()));
afterAll(() => test.close());

async function ask(path: string, query: Record<string, string>) {
  return (await test.call('GET', path, { query })).body.value;
}
async function categories(language: string) {
  return v.parse(vendorsAnswer, await ask('/wps/relay/GCSGAME_newGameVendor', { language })).data.lanes;
}

it.each(LANGUAGES)('LOB-02 OP-48 categories, their parts and the groups of lotteries have names in %s, and say so', async language => {
  const lanes = await categories(language);
  const { gameMenus } = v.parse(gameMenuAnswer, await ask('/lgw/vn/games/game_menu', { language, prizeMode: 'ELOTT' }));
  const named = [...lanes, ...lanes.flatMap(({ subcategories }) => subcategories), ...gameMenus];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ lang }) => lang !== spokenTo(language))).toEqual([]);
});

it('LOB-02 OP-48 Arabic names are in Arabic; one that is missing reads English, and says so', async () => {
  const arabic = await categories('AR');
  expect(
    arabic.flatMap(({ title, subcategories }) => [title, ...subcategories.map(({ name }) => name)]).filter(name => !ARABIC.test(name)),
  ).toEqual([]);
  await test.platform.db
    .updateTable('vendor_category')
    .set({ titles: sql`titles - 'AR'` })
    .where('game_category', '=', 'LIVE')
    .execute();
  test.platform.events.emit('catalogue-changed', undefined);
  expect(await categories('AR')).toContainEqual(expect.objectContaining({ title: 'Live casino', lang: 'EN' }));
});

it('OP-48 help and articles say in which language they are', async () => {
  const languages = async (asked: string) => {
    const help = v.parse(helpAnswer, await ask('/wps/system/helpCenter', { lang: asked })).list;
    const posts = v.parse(blogAnswer, await ask('/wps/relay/MCSFE_getBlogList', { language: asked })).list;
    return [...new Set([...help, ...posts].map(({ lang }) => lang))];
  };
  for (const written of TRANSLATED) expect(await languages(written)).toEqual([written]);
  expect(await languages('DE')).toEqual(['EN']);
});
