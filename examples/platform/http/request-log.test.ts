import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test-app.js';
import { outline } from './outline.js';
import type { LoggedRequest } from './request-log.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const request = (changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  at: 1,
  method: 'POST',
  path: '/wps/x',
  query: {},
  accountId: null,
  payload: null,
  status: 400,
  errorCode: 'bad-request',
  durationMs: 1,
  ...changes,
});
const forget = async () => {
  await test.app.requestLog.flush();
  await test.platform.db.deleteFrom('request_log').execute();
};
const rows = () => test.platform.db.selectFrom('request_log').selectAll().orderBy('id').execute();
const size = async () =>
  Number((await sql<{ bytes: string }>`select pg_total_relation_size('request_log') as bytes`.execute(test.platform.db)).rows[0]?.bytes);

describe('the request log', () => {
  it('keeps a few KB of a large body, and says that there was more', async () => {
    await forget();
    const texts = { username: 'x'.repeat(30_000), list: Array.from({ length: 3_000 }, (_, index) => index), password: 'secret' };
    await test.call('POST', '/wps/session/login', { body: texts });
    const log = test.app.requestLog;
    for (const payload of [
      texts,
      { deep: [[[[[[[[1]]]]]]]] },
      { ['n'.repeat(50_000)]: 1 },
      '\u0001'.repeat(50_000),
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`name${index}`, index])),
    ]) {
      log.add(request({ payload, path: `/wps/${'x'.repeat(5_000)}` }));
    }
    await log.flush();
    const kept = await rows();
    expect(kept).toHaveLength(6);
    for (const row of kept) expect(JSON.stringify(row).length).toBeLessThan(5_000);
    expect(JSON.stringify(kept[1]?.payload)).toContain('…');
    expect(JSON.stringify(kept)).not.toContain('secret');
  });

  it('is not asked to keep a body that is larger than any call needs', async () => {
    const refused = await test.call('POST', '/wps/session/login', { body: { username: 'x'.repeat(70_000) } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('too large') });
  });

  it('keeps what is not quite text, and with it all that was called beside', async () => {
    await forget();
    const log = test.app.requestLog;
    log.add(
      request({ path: '/wps/\0', payload: { 'a\0': 'b\0', half: '\ud83d', cut: `${'x'.repeat(299)}😀` }, query: { '\ud83d': '\0' } }),
    );
    log.add(request({ path: '/wps/beside' }));
    await log.flush();
    expect((await rows()).map(({ path }) => path)).toEqual(['/wps/\uFFFD', '/wps/beside']);
  });

  it('masks secrets in what it shows of a body, whatever stands around them', () => {
    const hidden = { a: { token: 'hidden-1' }, [`${'x'.repeat(200)}password`]: 'hidden-2', z: 1 };
    expect(outline(hidden, 2_000)).not.toContain('hidden');
    expect(outline({ password: { inner: 'hidden-3' } }, 2_000)).not.toContain('hidden');
  });

  it('takes a bounded part of the memory while it waits, and of the database in all', async () => {
    const log = test.app.requestLog;
    const large = request({ payload: { text: Array(8).fill('x'.repeat(300)) } });
    const fill = async (rounds: number) => {
      for (let round = 0; round < rounds; round++) {
        for (let index = 0; index < 500; index++) log.add(large);
        await log.flush();
      }
    };
    // As a database that was in use before.
    await sql`insert into request_log (at, method, path, query, payload, status, duration_ms)
      select 1, 'POST', '/wps/x', '{}', jsonb_build_object('text', (select string_agg(md5(random()::text), '') from generate_series(1, 48) where number > 0)), 400, 1 from generate_series(1, 7000) as number`.execute(
      test.platform.db,
    );
    await fill(3);
    const settled = await size();
    await fill(6);
    expect(await size()).toBeLessThan(settled + 1_048_576);
    const {
      rows: [kept],
    } = await sql<{ bytes: string }>`select sum(octet_length(payload::text)) as bytes from request_log`.execute(test.platform.db);
    expect(Number(kept?.bytes)).toBeLessThan(10 * 1_048_576);
    for (let index = 0; index < 100_000; index++) log.add(large);
    const before = await test.platform.db
      .selectFrom('request_log')
      .select(eb => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await log.flush();
    expect((await rows()).filter(({ id }) => id > Number(before.id)).length).toBeLessThan(1_000);
  });
});
