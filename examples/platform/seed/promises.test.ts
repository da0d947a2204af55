import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { SPOKEN_LANGUAGES } from '../languages.js';

let sandbox: TestApp;
beforeAll(async () => (sandbox = await openTestApp()));
afterAll(() => sandbox.close());

interface Topic {
  key: string;
  title: string;
  body: string;
}
const topics = async (language: string) =>
  (await sandbox.app.inject({ url: `/wps/system/helpCenter?language=${language}` })).json<{ value: { list: Topic[] } }>().value.list;
const read = async (language: string, key: string) => (await topics(language)).find(topic => topic.key === key)?.body ?? '';

/** As a language writes 7 MB, 2.5 % and the pot, where it is not as in most. */
const WRITTEN_FIGURES: Readonly<Record<string, readonly [string, string, string]>> = {
  EN: ['7 MB', '2.5 %', '$7,654.00'],
  ES: ['7 MB', '2.5 %', '$7,654.00'],
  PT: ['7 MB', '2,5%', '$7.654,00'],
  VI: ['7 MB', '2,5%', '$7.654,00'],
  AR: ['7 ميغابايت', '2.5%', '$7,654.00'],
};

describe('what the texts of the seed promise', () => {
  it.each([
    ['MEM-21', 'agreement', 'EN', 'User agreement', 'What we promise'],
    ['MEM-21', 'agreement', 'ES', 'Acuerdo de usuario', 'Lo que prometemos'],
    ['MEM-21', 'agreement', 'PT', 'Termos de uso', 'O que prometemos'],
    ['MEM-21', 'agreement', 'ZH', '用户协议', '我们的承诺'],
    ['MEM-21', 'agreement', 'VI', 'Thỏa thuận người dùng', 'Chúng tôi cam kết'],
    ['MEM-21', 'agreement', 'TH', 'ข้อตกลงผู้ใช้', 'สิ่งที่เราสัญญา'],
    ['MEM-21', 'agreement', 'AR', 'اتفاقية المستخدم', 'ما نعِد به'],
    ['MEM-23', 'brand', 'EN', 'Our story', 'A house, not a maze'],
    ['MEM-23', 'brand', 'ES', 'Nuestra historia', 'Una casa, no un laberinto'],
  ])('%s there is a text “%s” in %s: %s', async (_row, key, language, title, words) => {
    const topic = (await topics(language)).find(each => each.key === key);
    expect([topic?.title, topic?.body]).toEqual([title, expect.stringContaining(words)]);
  });

  it.each(SPOKEN_LANGUAGES)('figures that are settings are those of the settings: %s', async language => {
    const { db, events } = sandbox.platform;
    const now: Record<string, string> = {
      withdraw_receipt_minutes: '47',
      password_expiry_days: '61',
      image_max_bytes: String(7 * 1_048_576),
      image_max_count: '4',
      min_age: '21',
      jackpot_rate: '25',
      jackpot_seed: '765400',
    };
    for (const [key, value] of Object.entries(now)) await db.updateTable('setting').set({ value }).where('key', '=', key).execute();
    events.emit('status-changed', undefined);
    expect(await read(language, 'withdrawals')).toMatch(/\b47\b.*\b4\b/s);
    expect(await read(language, 'account')).toMatch(/\b61\b/);
    const [size, rate, pot] = WRITTEN_FIGURES[language] ?? ['7 MB', '2.5%', '$7,654.00'];
    expect(await read(language, 'deposits')).toContain(size);
    expect(await read(language, 'term')).toContain('21');
    const fairness = await read(language, 'fairness');
    expect(fairness).toContain(rate);
    expect(fairness).toContain(pot);
    const notices = (await sandbox.app.inject({ url: `/wps/relay/MCSFE_getListAnnouncements?language=${language}` })).body;
    expect(notices).toContain(rate);
    for (const text of [...(await topics(language)).map(({ body }) => body), notices]) expect(text).not.toContain('{{');
  });

  it('no text writes a setting down as a figure', async () => {
    const { db } = sandbox.platform;
    const rows = await db.selectFrom('help_entry').selectAll().execute();
    for (const { key, body } of rows) expect(body, key).not.toMatch(/\b(?:18|30|90|5 MB|140)\b/);
  });

  it('PRO-06 the bonus that a promotion promises is the one that it gives', async () => {
    const rows = await sandbox.platform.db
      .selectFrom('promotion')
      .innerJoin('promotion_text', 'promotion_id', 'promotion.id')
      .select(['reward_amount', 'title', 'summary', 'lang', 'kind'])
      .where('reward_amount', '>', 0)
      .execute();
    expect(rows.length).toBeGreaterThan(10);
    for (const { reward_amount: amount, summary, title } of rows) {
      const said =
        amount === 50 ? /half a dollar|medio dólar|meio dólar|半美元|nửa đô la|ครึ่งดอลลาร์|نصف دولار/i : new RegExp(`\\b${amount / 100}\\b`);
      expect(summary, title).toMatch(said);
    }
  });

  it('a promise of a number of games holds', async () => {
    const { count } = await sandbox.platform.db
      .selectFrom('game')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(2_000);
    const titles = await sandbox.platform.db.selectFrom('announcement').select('title').where('title', 'like', '%housand%').execute();
    expect(titles).toEqual([]);
  });

  it('nothing promises limits that the platform does not keep, or that an agent does not see the bets', async () => {
    const { db } = sandbox.platform;
    const texts = [
      ...(await db.selectFrom('announcement').select(['title', 'content']).execute()).map(({ title, content }) => `${title} ${content}`),
      ...(await db.selectFrom('blog_post').select(['title', 'summary', 'body']).execute()).map(row => Object.values(row).join(' ')),
      ...(await db.selectFrom('help_entry').select(['title', 'body']).execute()).map(row => Object.values(row).join(' ')),
      ...(await db.selectFrom('promotion_text').select(['title', 'summary', 'content']).execute()).map(row => Object.values(row).join(' ')),
    ];
    for (const text of texts)
      expect(text).not.toMatch(
        /within your limits|dentro de tus límites|set a limit before|ponte un límite antes|for a day, a month|por un día, un mes|every point counts twice|cada punto cuenta dos veces|against real people|with real people|bets earn points|every Friday the lounge|cada viernes el salón/i,
      );
    const affiliate = await readFile(fileURLToPath(new URL('../../affiliate/index.html', import.meta.url)), 'utf8');
    expect(affiliate).not.toContain('never what you play');
    expect(affiliate).toContain('each bet with its result');
    expect(await read('EN', 'privacy')).toContain('each bet with its result');
  });
});
