import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { SPOKEN_LANGUAGES } from '../languages.js';

/** All that the sandbox is written in. */
const WRITTEN = SPOKEN_LANGUAGES;
/** Words that are the same in English. */
const SAME = ['Slots', 'Jackpots', 'Arcade', 'Bingo', 'VIP'];
/** What each puts words in; typewriter quotes are nobody’s. */
const QUOTES = { EN: '“”', ES: '«»', PT: '“”', ZH: '“”', VI: '“”', TH: '“”', AR: '«»' };

let sandbox: TestApp;
beforeAll(async () => (sandbox = await openTestApp()));
afterAll(() => sandbox.close());

/** Every text of the seed that this file is about, by language, under a name of its own. */
async function seeded(): Promise<Map<string, Map<string, string>>> {
  const { db } = sandbox.platform;
  const words = new Map<string, Map<string, string>>();
  const put = (lang: string, name: string, text: string) => words.set(lang, (words.get(lang) ?? new Map()).set(name, text));
  const putAll = (name: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).forEach(([lang, text]) => put(lang, name, text));
  for (const { lang, key, title, body } of await db.selectFrom('help_entry').selectAll().execute())
    Object.entries({ title, body }).forEach(([part, text]) => put(lang, `help ${key} ${part}`, text));
  for (const { lang, id, title, summary, body } of await db.selectFrom('blog_post').selectAll().execute())
    Object.entries({ title, summary, body }).forEach(([part, text]) => put(lang, `article ${id} ${part}`, text));
  for (const { lang, promotion_id: id, title, summary, content } of await db.selectFrom('promotion_text').selectAll().execute())
    Object.entries({ title, summary, content }).forEach(([part, text]) => put(lang, `promotion ${id} ${part}`, text));
  for (const { lang, mission_id: id, title } of await db.selectFrom('mission_text').selectAll().execute())
    put(lang, `mission ${id}`, title);
  for (const { lang, reward_id: id, name } of await db.selectFrom('points_reward_text').selectAll().execute())
    put(lang, `reward ${id}`, name);
  for (const { game_category: category, titles } of await db.selectFrom('vendor_category').selectAll().execute())
    putAll(`category ${category}`, titles);
  for (const { code, names } of await db.selectFrom('game_classify').selectAll().execute()) putAll(`class ${code}`, names);
  for (const { id, names, hints } of await db.selectFrom('chat_model').selectAll().execute()) {
    putAll(`chat ${id} name`, names);
    putAll(`chat ${id} hint`, hints);
  }
  return words;
}

const tagsOf = (text: string) => text.match(/<[^>]+>/g)?.map(tag => tag.replace(/ alt="[^"]*"/, '')) ?? [];
const valuesOf = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];

describe.each(WRITTEN)('the seed in %s', lang => {
  let english: Map<string, string>;
  let own: Map<string, string>;
  beforeAll(async () => {
    const words = await seeded();
    english = words.get('EN')!;
    own = words.get(lang) ?? new Map();
  });

  it('lacks nothing that is said in English, and leaves no text empty', () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('is no English, but for words that are the same', () => {
    const alike = [...own].filter(([name, text]) => text === english.get(name) && !SAME.includes(text));
    expect(lang === 'EN' ? [] : alike).toEqual([]);
  });

  it('has the marks, links, pictures and values of the English, and describes each picture', () => {
    for (const [name, text] of own) {
      const original = english.get(name) ?? '';
      expect(tagsOf(text), name).toEqual(tagsOf(original));
      expect(valuesOf(text), name).toEqual(valuesOf(original));
      expect(text, name).not.toMatch(/alt=""/);
    }
  });

  it('names the same sums', () => {
    const sumsOf = (text: string) => text.match(/\$\d+/g)?.toSorted() ?? [];
    for (const [name, text] of own) expect(sumsOf(text), name).toEqual(sumsOf(english.get(name) ?? ''));
  });

  it('puts words into its own quotes, as many that open as that close', () => {
    const [opening, closing] = [...QUOTES[lang]];
    const count = (text: string, mark = '') => text.split(mark).length - 1;
    for (const [name, text] of own) {
      const words = text.replace(/<[^>]+>/g, '');
      expect(words, name).not.toMatch(/["„]/);
      expect(count(words, opening), name).toBe(count(words, closing));
      expect(words, name).not.toMatch(opening === '«' ? /[“”]/ : /[«»]/);
      if (lang === 'AR') expect(words, name).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
    }
  });
});
