import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogAnswer } from '../../../src/api/content/blog.js';
import { vendorsAnswer } from '../../../src/api/games/games.js';
import { helpAnswer } from '../../../src/api/wire/system.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { TRANSLATED } from '../languages.js';

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

it('LOB-02, OP-48 every category and its parts have an Arabic name; a language without names reads English', async () => {
  const arabic = await categories('AR');
  expect(
    arabic.flatMap(({ title, subcategories }) => [title, ...subcategories.map(({ name }) => name)]).filter(name => !ARABIC.test(name)),
  ).toEqual([]);
  const titles = (await categories('DE')).map(({ title }) => title);
  expect(titles).toContain('Live casino');
  await test.platform.db
    .updateTable('vendor_category')
    .set({ titles: sql`titles - 'AR'` })
    .where('game_category', '=', 'LIVE')
    .execute();
  test.platform.events.emit('catalogue-changed', undefined);
  expect((await categories('AR')).map(({ title }) => title)).toContain('Live casino');
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
