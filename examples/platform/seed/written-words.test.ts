import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { TRANSLATED } from '../languages.js';
import { LANGUAGES } from '../../../src/texts/languages.js';

const OTHERS = TRANSLATED;

let platform: Platform;
beforeAll(async () => void (platform = await openTestPlatform()));
afterAll(() => platform.close());

it.each(OTHERS)('I18-01 every banner, notice and popup is written in %s, with the markup and the values of the English', async language => {
  const rows = await platform.db.selectFrom('announcement').selectAll().orderBy('id').execute();
  const inLanguage = (lang: string) => rows.filter(row => row.lang === lang && row.linkage_type !== 'GAME');
  const [own, english] = [inLanguage(language), inLanguage('EN')];
  const frame = ({ id, content }: (typeof rows)[number]) => [
    id,
    content
      .match(/<[^>]*>|\{\{\w+\}\}/g)
      ?.filter(tag => !/<\/?li>/.test(tag))
      .sort(),
  ];
  expect(own.map(frame)).toEqual(english.map(frame));
  expect(
    own.filter(({ title, content }, at) => title === english[at]!.title || (content !== '' && content === english[at]!.content)),
  ).toEqual([]);
  expect(own.filter(({ title, content }) => /undefined/.test(title + content) || title.includes('"'))).toEqual([]);
});

it.each(['EN', ...OTHERS])('I18-01 a notice names the help topic that it leads to as the topic is named in %s', async language => {
  const { title } = await platform.db
    .selectFrom('help_entry')
    .select('title')
    .where('key', '=', 'fairness')
    .where('lang', '=', language)
    .executeTakeFirstOrThrow();
  const notices = await platform.db.selectFrom('announcement').select('content').where('lang', '=', language).execute();
  expect(notices.filter(({ content }) => content.includes(title) && content.includes('href="/help"'))).toHaveLength(1);
});

/** The platform speaks to readers of traditional Chinese in simplified. */
it.each(LANGUAGES.filter(code => code !== 'EN' && code !== 'TW'))(
  'I18-01 missions and rewards of the points mall are written in %s, with the sums of the English',
  async language => {
    const { db } = platform;
    const missions = await db.selectFrom('mission_text').select(['mission_id as id', 'lang', 'title as text']).execute();
    const rewards = await db.selectFrom('points_reward_text').select(['reward_id as id', 'lang', 'name as text']).execute();
    const sumsOf = (text = '') => text.match(/\$\d+|256/g) ?? [];
    for (const [rows, count] of [
      [missions, 9],
      [rewards, 8],
    ] as const) {
      const inEnglish = new Map(rows.filter(({ lang }) => lang === 'EN').map(({ id, text }) => [id, text]));
      const own = rows.filter(({ lang }) => lang === language);
      expect(own.length).toBe(count);
      expect(own.map(({ text }) => sumsOf(text))).toEqual(own.map(({ id }) => sumsOf(inEnglish.get(id))));
      // Turkish calls a bonus as English does.
      expect(own.filter(({ id, text }) => text === inEnglish.get(id) && !(language === 'TR' && text.endsWith(' bonus')))).toEqual([]);
    }
  },
);

it.each(OTHERS)('I18-01 ways to deposit and groups of lotteries are written in %s', async language => {
  const methods = await platform.db.selectFrom('deposit_method').select(['id', 'names', 'hints']).execute();
  const groups = await platform.db.selectFrom('lottery_group').selectAll().execute();
  const missing = [
    ...methods.filter(({ id, names }) => id !== 'usdt' && (names[language] ?? names.EN) === names.EN),
    ...methods.filter(({ hints }) => (hints[language] ?? hints.EN) === hints.EN),
    // Whoever speaks Spanish calls Vietnam as English does.
    ...groups.filter(
      ({ game_group_code: code, titles }) => (titles[language] ?? titles.EN) === titles.EN && !(language === 'ES' && code === 'VN'),
    ),
  ];
  expect(missing).toEqual([]);
});
