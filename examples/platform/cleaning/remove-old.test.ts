import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { createGameSession } from '../ledger/game-sessions.js';
import { removeOld } from './remove-old.js';
import { hashOfToken } from '../secrets.js';

let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const count = async (table: string, where = sql<boolean>`true`) =>
  Number(
    (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${where}`.execute(test.platform.db)).rows[0]
      ?.count,
  );
/** What a demo session leaves that bets on a fixture. */
async function bet(token: string) {
  const session = await test.platform.db
    .selectFrom('game_session')
    .select(['id', 'node_id'])
    .where('launch_token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow();
  const fixture = await test.platform.db
    .insertInto('fixture')
    .values({
      sport: 'football',
      starts_at: 1,
      ends_at: 2,
      home: 'A',
      away: 'B',
      model: '{}',
      server_seed: 'x',
      seed_hash: 'x',
      settled_at: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.platform.db
    .insertInto('fixture_bet')
    .values({
      fixture_id: fixture.id,
      game_session_id: session.id,
      account_id: null,
      node_id: session.node_id,
      round_id: 'r',
      bet_id: null,
      pick: 'home',
      odds: 200,
      stake: 100,
      payout: 0,
      request_hash: 'x',
      balance_after: 0,
      placed_at: 1,
      settled_at: 2,
    })
    .execute();
}
const freePlay = (ip?: string) =>
  test.call('POST', '/wps/session/login/freeplay', {
    sealed: { os: 'web', platform: 'W', random: '0123456789abcdef', gatewayVersion: 3 },
    ...(ip && { ip }),
  });

describe('free play', () => {
  it('INV-05 one address opens thirty accounts in five minutes and then waits as long as it is told', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => freePlay('203.0.113.9')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    for (const { body, headers } of refused) {
      expect(body.code).toBe('rate-limited');
      expect(Number(headers['retry-after'])).toBeGreaterThan(290);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
    }
    expect((await freePlay('203.0.113.10')).status).toBe(200);
    await test.platform.clock.advance(5 * 60_000 + 1);
    expect((await freePlay('203.0.113.9')).status).toBe(200);
  });
});

describe('what is over', () => {
  it('is removed by the sandbox clock: tries, proofs, codes, sessions, free-play accounts, demo games; what proves something stays', async () => {
    const { db, clock, transact } = test.platform;
    const session = await test.login('demo_member');
    await test.call('POST', '/wps/session/login', { sealed: { username: 'nobody_at_all', password: 'Wrong1234', type: '0' } });
    await test.call('POST', '/wps/session/handover', { token: session, body: { origin: 'http://127.0.0.1:4101' } });
    for (const path of ['/wps/captcha', '/wps/captcha/slider']) await test.call('GET', path);
    await db
      .insertInto('verification_code')
      .values({ purpose: 'reset', target: 'x@example.com', code_hash: 'x', expires_at: clock.now() })
      .execute();
    await db.insertInto('outbox').values({ kind: 'mail', target: 'x@example.com', text: 'x', created_at: clock.now() }).execute();
    const { node_id: nodeId } = await db.selectFrom('game').select('node_id').limit(1).executeTakeFirstOrThrow();
    const launch = (accountId: number | null) =>
      transact(trx => createGameSession(trx, { accountId, nodeId, host: 'http://127.0.0.1', at: clock.now(), lifetime: HOUR }));
    await launch(null);
    await bet(await launch(null));
    await launch(1);
    const trials = sql<boolean>`type = 4`;
    expect(await count('account', trials)).toBeGreaterThan(30);
    // What somebody wrote keeps its account.
    const keeper = await db.selectFrom('account').select('id').where('type', '=', 4).orderBy('id').executeTakeFirstOrThrow();
    await db
      .insertInto('feedback')
      .values({
        account_id: keeper.id,
        question_type: 'other',
        content: 'x',
        language: 'EN',
        idempotency_key: null,
        created_at: clock.now(),
      })
      .execute();
    const bets = await count('bet');
    const rounds = await count('game_round');

    await removeOld(test.platform);
    expect((await test.call('GET', '/wps/member/info', { token: session })).status).toBe(200);
    for (const table of ['login_attempt', 'captcha', 'slider', 'verification_code', 'handover_code', 'outbox'])
      expect(await count(table), table).toBeGreaterThan(0);
    expect(await count('account', trials)).toBeGreaterThan(30);

    await clock.advance(3 * DAY);
    await removeOld(test.platform);
    for (const table of ['login_attempt', 'captcha', 'slider', 'verification_code', 'handover_code', 'nonce'])
      expect(await count(table), table).toBe(0);
    expect(await db.selectFrom('account').select('id').where('type', '=', 4).execute()).toEqual([keeper]);
    expect(await count('game_session', sql`mode = 'demo'`)).toBe(0);
    expect(await count('outbox')).toBeGreaterThan(0);
    expect(await count('session')).toBeGreaterThan(0);

    await clock.advance(32 * DAY);
    await removeOld(test.platform);
    for (const table of ['outbox', 'session']) expect(await count(table), table).toBe(0);
    expect(await count('game_session', sql`mode = 'real' and not exists (select 1 from bet where game_session_id = game_session.id)`)).toBe(
      0,
    );
    expect([await count('bet'), await count('game_round')]).toEqual([bets, rounds]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it('every table that grows is removed from somewhere, or kept on purpose', async () => {
    const growing = [
      'login_attempt',
      'login_challenge',
      'verification_code',
      'captcha',
      'slider',
      'proof',
      'sms_usage',
      'phone_session',
      'handover_code',
      'social_login',
      'idp_record',
      'nonce',
      'session',
      'outbox',
      'totp_use',
    ];
    const { rows } = await sql<{
      name: string;
    }>`select distinct table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'expires_at' and table_name <> 'migration'`.execute(
      test.platform.db,
    );
    // Envelopes and rewards are records; a game session stays with its rounds; keys of chats and changes of bindings have brooms of their own.
    const elsewhere = ['game_session', 'red_envelope', 'reward', 'chat_access', 'binding_change'];
    expect(rows.map(({ name }) => name).filter(name => !growing.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });
});
