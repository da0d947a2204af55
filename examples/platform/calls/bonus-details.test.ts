import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusesAnswer } from '../../../src/api/money/bonuses.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import type { LedgerType } from '../database/schema.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';
import { startActivity } from '../promotions/moves.js';
import { SPOKEN_LANGUAGES } from '../languages.js';

const HOUR = 3_600_000;
let test: TestApp;
let token: string;
let accountId: number;
let start: number;
let count = 0;

/** A bonus of each origin, an hour apart, the first an hour after `start`. */
beforeAll(async () => {
  test = await openTestApp();
  const { clock, db } = test.platform;
  await clock.freeze();
  start = clock.now();
  accountId = (await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
  const given = [
    ['bonus', 'test', 500],
    ['rebate', 'rebate', 25],
    ['points_convert', 'points', 110],
    ['red_envelope', 'envelope', 300],
    ['red_envelope', 'envelope', -700],
    ['bonus', 'test', -200],
    ['deposit', 'seed', 9_900],
  ] as const;
  for (const [type, ref, amount] of given) await move(type, ref, amount);
  await clock.advance(HOUR);
  const promotion = await db
    .selectFrom('promotion')
    .select('id')
    .where('kind', '=', 'sign_in')
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await test.platform.transact(trx =>
    startActivity(trx, {
      promotionId: promotion.id,
      accountId,
      comment: '',
      images: [],
      idempotencyKey: 'bonus-details',
      language: 'EN',
      at: clock.now(),
      gmtOffset: 0,
    }),
  );
  token = await test.login('demo_member');
});
afterAll(() => test.close());

async function move(type: LedgerType, ref: string, amount: number): Promise<void> {
  await test.platform.clock.advance(HOUR);
  const entries = [
    { wallet: { account: accountId }, amount },
    { wallet: { house: 'bonus' as const }, amount: -amount },
  ];
  await test.platform.transact(trx =>
    book(trx, { type, ref: { type: ref, id: 'given' }, idempotencyKey: `given:${++count}`, at: test.platform.clock.now(), entries }),
  );
}
const read = async (query: Record<string, string | number> = {}, as = token) => {
  const { status, body } = await test.call('GET', '/wps/relay/ODSFE2_MemBonusDet', {
    token: as,
    query: { language: 'EN', from: start, ...query },
  });
  return v.parse(bonusesAnswer, readEnvelope('bonuses', { status, body }));
};

describe('bonuses of an account', () => {
  it('MEM-09 O-30 every origin, newest first, whatever booked it; no envelope that was given away, nothing else', async () => {
    const all = await read();
    const [newest, ...others] = all.list;
    expect(newest).toMatchObject({ source: 'activity', status: 'credited' });
    expect(others.map(({ source, amount, status }) => [source, amount, status])).toEqual([
      ['test', -200, 'taken_back'],
      ['red_envelope', 300, 'credited'],
      ['points_convert', 110, 'credited'],
      ['rebate', 25, 'credited'],
      ['test', 500, 'credited'],
    ]);
    expect([all.total, all.totalPages, all.amount]).toEqual([6, 1, 735 + (newest?.amount ?? 0)]);
    expect(all.sources).toEqual(['activity', 'points_convert', 'rebate', 'red_envelope', 'test']);
  });

  it('MEM-09 names the promotion in the language that is read', async () => {
    const titleIn = async (language: string) => (await read({ language })).list[0]?.title;
    const titles = await Promise.all(SPOKEN_LANGUAGES.map(titleIn));
    for (const title of titles) expect(title).toBeTruthy();
    expect(new Set(titles).size).toBe(titles.length);
    expect(await titleIn('DE'), 'in none of them: in English').toBe(titles[0]);
  });

  it('MEM-09 by source, days and page; what may be chosen does not shrink with the choice', async () => {
    const chosen = await read({ source: 'test' });
    expect([chosen.list.length, chosen.amount, chosen.sources.length]).toEqual([2, 300, 5]);
    const second = await read({ page: 2, pageSize: 4 });
    expect([second.list.map(({ source }) => source), second.totalPages, second.total]).toEqual([['rebate', 'test'], 2, 6]);
    expect((await read({ from: start + 2 * HOUR, to: start + 4 * HOUR })).list.map(({ source }) => source)).toEqual([
      'points_convert',
      'rebate',
    ]);
  });

  it('MEM-09 nothing of another account', async () => {
    expect(await read({}, await test.login('demo_player'))).toMatchObject({ list: [], total: 0, amount: 0, sources: [] });
  });
});
