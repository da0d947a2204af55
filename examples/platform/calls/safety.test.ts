import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { hashPassword, verifyPassword } from '../passwords.js';
import { readConfig } from '../read-config.js';

vi.mock('../passwords.js', { spy: true });

let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.db.deleteFrom('login_attempt').execute();
  vi.mocked(verifyPassword).mockClear();
});

const login = (username: string, password: string) =>
  test.call('POST', '/wps/session/login', { sealed: { username, password, type: '0' } });
/** What a hash costs: all of it but salt and result. */
const costOf = (hash: string) => hash.split('$').slice(0, 2).join('$');

describe('passwords', () => {
  it('INV-31 are kept as slow hashes, each with a salt of its own', async () => {
    const hashes = await Promise.all([hashPassword('Secret123', 4), hashPassword('Secret123', 4)]);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(await Promise.all(hashes.map(hash => verifyPassword('Secret123', hash)))).toEqual([true, true]);
    expect(await verifyPassword('secret123', hashes[0]!)).toBe(false);
    const kept = await test.platform.db.selectFrom('account').select('password_hash').where('password_hash', '<>', '!').execute();
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.filter(({ password_hash }) => !/^scrypt\$\d+\$[\w-]{22}\$[\w-]{43}$/.test(password_hash))).toEqual([]);
  });

  it('INV-31 a hash of the platform as it is started takes 2^15 rounds over 32 MB', () => {
    expect(readConfig(test.platform.config.root, { GP_OPERATOR_KEY: 'k'.repeat(32) }, []).passwordCost).toBe(15);
  });

  it('a known, an unknown and a trial account take the same work and get the same answer', async () => {
    await test.freePlay();
    const { account: trial } = await test.platform.db
      .selectFrom('account')
      .select('account')
      .where('type', '=', 4)
      .executeTakeFirstOrThrow();
    const seen = [];
    for (const username of ['demo_member', 'nobody_at_all', trial]) {
      vi.mocked(verifyPassword).mockClear();
      const { status, body } = await login(username, 'Wrong1234');
      seen.push({ status, body, work: vi.mocked(verifyPassword).mock.calls.map(([, hash]) => costOf(hash)) });
    }
    expect(seen[0]).toMatchObject({ status: 401, body: { code: 'bad-credentials' }, work: ['scrypt$4'] });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

describe('session tokens', () => {
  it('INV-06 every sign-in has a token of its own, which nobody can guess', async () => {
    const tokens = [await test.login('demo_member'), await test.login('demo_member'), await test.freePlay()];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43,}$/);
  });
});
