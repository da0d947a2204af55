import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { TRANSLATED } from '../languages.js';

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
