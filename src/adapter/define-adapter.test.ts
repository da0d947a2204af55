import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getBalance } from '../api/money/wallet.js';
import { listBlog } from '../api/content/blog.js';
import { listGames } from '../api/games/games.js';
import * as v from '../api/wire/schema.js';
import { createCore } from '../core/create-core.js';
import { FakePage } from '../core/testing/fake-page.js';
import type { Core } from '../core/parts/core.js';
import { defineAdapter, PlatformError, type AdapterInput } from './index.js';

const BASE = 'https://foreign.example/v1';

/** What was sent to the foreign platform, and what it answers to each line. */
let sent: { line: string; query: Record<string, string>; body: unknown; headers: Headers }[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};

beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const line = `${init.method ?? 'GET'} ${url.pathname}`;
    const { body } = init;
    const headers = new Headers(init.headers);
    sent.push({ line, query: Object.fromEntries(url.searchParams), body: typeof body === 'string' ? JSON.parse(body) : body, headers });
    return (answers[line] ?? (() => new Response(undefined, { status: 404 })))();
  });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const anything = v.looseObject({});
const says = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function coreWith(changes: Partial<AdapterInput>): Promise<Core> {
  const adapter = defineAdapter({ base: BASE, calls: {}, ...changes });
  const core = createCore({ adapter, defaultLanguage: 'ES', checkDomain: false }, { page: new FakePage() });
  onTestFinished(() => core.stop());
  await core.start();
  return core;
}

describe('an adapter', () => {
  it('takes what the widgets send, numbers as numbers, asks in its own words, and answers in theirs', async () => {
    answers['GET /v1/catalogue'] = () => says({ items: [{ key: 7, caption: 'Star', cents: 20 }] });
    const told: unknown[] = [];
    const core = await coreWith({
      calls: {
        async listGames({ pageNo, pageSize, gameName }, { ask, language, merchant }) {
          told.push([pageNo, pageSize, gameName, language, merchant]);
          const { items } = await ask<{ items: { key: number; caption: string; cents: number }[] }>('GET', '/catalogue', {
            query: { q: gameName, skip: (pageNo - 1) * pageSize },
            headers: { 'X-Key': 'k' },
          });
          const games = items.map(({ key, caption, cents }) => ({
            nodeId: key,
            vassalage: 'own',
            gameCode: key,
            gameType: 'RNG',
            gameName: caption,
            minBet: cents / 100,
          }));
          return { games, totalPages: 1 };
        },
      },
      headers: () => ({ 'X-All': 'a' }),
    });
    const { games } = await listGames(core.client, { name: 'st', page: 3, pageSize: 24 });
    expect(games).toMatchObject([{ id: '7', name: 'Star', minBet: 20 }]);
    expect(told).toEqual([[3, 24, 'st', 'ES', 'own']]);
    const [{ line, query, headers }] = sent as [(typeof sent)[number]];
    expect([line, query, headers.get('X-Key'), headers.get('X-All')]).toEqual(['GET /v1/catalogue', { q: 'st', skip: '48' }, 'k', 'a']);
    expect(sent).toHaveLength(1);
  });

  it('gets sealed payloads open, because they do not leave the page as they are, and the session’s token afterwards', async () => {
    answers['POST /v1/door'] = () => says({ ticket: 't-1' });
    answers['GET /v1/purse'] = () => says({ cents: 1234 });
    const core = await coreWith({
      calls: {
        async login({ username, password }, { ask }) {
          return { token: (await ask<{ ticket: string }>('POST', '/door', { body: { name: username, word: password } })).ticket };
        },
        getMember: () => ({ id: 1, account: 'luna', type: 0 }),
        getBalance: async (_sent, { ask, token }) => {
          const { cents } = await ask<{ cents: number }>('GET', '/purse', { headers: { Ticket: token ?? '' } });
          return { balance: cents / 100 };
        },
      },
    });
    expect(await core.session.login({ username: 'luna', password: 'secret' })).toEqual({ kind: 'logged-in' });
    expect(sent[0]).toMatchObject({ line: 'POST /v1/door', body: { name: 'luna', word: 'secret' } });
    expect(await getBalance(core.client)).toMatchObject({ amount: 1234 });
    const purse = sent.find(({ line }) => line === 'GET /v1/purse');
    expect([purse?.headers.get('Ticket'), purse?.headers.get('Authorization')]).toEqual(['t-1', 'Bearer t-1']);
  });

  it('says a refusal in the widgets’ codes: by its own table, by status, or thrown', async () => {
    answers['GET /v1/purse'] = () => says({ reason: 'POOR' }, 418);
    const getsBalance = {
      getBalance: (_sent: unknown, { ask }: { ask: (method: string, path: string) => Promise<never> }) => ask('GET', '/purse'),
    };
    const failure = async (changes: Partial<AdapterInput>) => {
      const core = await coreWith(changes);
      return (await core.client
        .call({ path: '/wps/v2/wallets/balance', bearer: 'x', answer: anything, timeout: 1_000 })
        .catch((error: unknown) => error)) as PlatformError;
    };
    const own = await failure({
      calls: getsBalance,
      refusal: ({ status, body, call }) => ({ code: 'insufficient-balance', message: JSON.stringify([status, body, call]) }),
    });
    expect([own.code, own.serverMessage]).toEqual(['insufficient-balance', '[418,{"reason":"POOR"},"getBalance"]']);
    expect(await failure({ calls: getsBalance })).toMatchObject({ code: 'unknown', status: 418 });
    answers['GET /v1/purse'] = () => says({}, 429);
    expect(await failure({ calls: getsBalance })).toMatchObject({ code: 'rate-limited' });
    const thrown = { getBalance: () => Promise.reject(new PlatformError('account-locked', 'Locked.', { retryAfter: 5_000 })) };
    expect(await failure({ calls: thrown })).toMatchObject({ code: 'account-locked', retryAfter: 5_000 });
  });

  it('that fails by itself says so in the console, with the call, and the widget has a bad response', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const core = await coreWith({
      calls: {
        getBalance: () => {
          throw new TypeError('cents of undefined');
        },
      },
    });
    await expect(core.client.call({ path: '/wps/v2/wallets/balance', bearer: 'x', answer: anything })).rejects.toMatchObject({
      code: 'bad-response',
    });
    expect(said.mock.calls[0]?.[0]).toContain("The adapter's getBalance failed");
    expect(sent).toEqual([]);
  });

  it('whose platform gives no answer is tried once more, as any platform', async () => {
    let tries = 0;
    answers['GET /v1/purse'] = () => (++tries === 1 ? Promise.reject(new TypeError('failed to fetch')) : says({ cents: 100 }));
    const core = await coreWith({
      calls: { getBalance: async (_sent, { ask }) => ({ balance: (await ask<{ cents: number }>('GET', '/purse')).cents / 100 }) },
    });
    await core.client.call({ path: '/wps/v2/wallets/balance', bearer: 'x', answer: anything });
    expect(tries).toBe(2);
  });

  it('takes answers out of what is around them, and answers nothing where nothing is read', async () => {
    answers['GET /v1/purse'] = () => says({ data: { cents: 250 } });
    answers['DELETE /v1/door'] = () => new Response(null, { status: 204 });
    const core = await coreWith({
      unwrap: body => (body as { data?: unknown } | undefined)?.data,
      calls: {
        getBalance: async (_sent, { ask }) => ({ balance: (await ask<{ cents: number }>('GET', '/purse')).cents / 100 }),
        async logout(_sent, { ask }) {
          await ask('DELETE', '/door');
        },
      },
    });
    expect(await core.client.call({ path: '/wps/v2/wallets/balance', bearer: 'x', answer: anything })).toMatchObject({ balance: 2.5 });
    const done = core.client.call({ method: 'DELETE', path: '/wps/session/logout', bearer: 'x', answer: anything });
    expect(await done).toEqual({ success: true });
  });

  it('sends what is no number as it is, and no null in its place', async () => {
    const core = await coreWith({ calls: { getBalance: () => ({ balance: Number('1,5') }) } });
    const answer = core.client.call({ path: '/wps/v2/wallets/balance', bearer: 'x', answer: anything });
    expect(await answer).toMatchObject({ balance: 'NaN' });
  });

  it('lacks what it has no function for: nothing is sent, and tags and offers that need it fall', async () => {
    const core = await coreWith({
      calls: { listVendors: () => ({ data: { lanes: [] } }), listGames: () => ({ games: [], totalPages: 0 }) },
    });
    await expect(listBlog(core.client)).rejects.toMatchObject({ code: 'function-disabled' });
    expect(sent).toEqual([]);
    const { status } = core;
    expect(['listBlog', 'gp-blog', 'gp-lobby', 'listGames'].map(status.lacks)).toEqual([true, true, false, false]);
    expect(['nav.blog', 'nav.register', 'nav.deposit'].map(text => status.offers({ text }))).toEqual([false, false, false]);
    expect(status.offers({ text: 'nav.home' })).toBe(true);
  });

  it('for a platform that departs in few calls leaves the others as they are', async () => {
    answers['GET /v1/wps/system/status'] = () => says({ success: true, merchantName: 'Own' });
    answers['GET /v1/wps/system/blog'] = answers['GET /v1/wps/relay/CMS_blog'] = () => says({ success: true, list: [] });
    const core = await coreWith({ rest: 'as-is', merchant: 'm-1', calls: { getBalance: () => ({ balance: 1 }) } });
    await listBlog(core.client).catch(() => undefined);
    expect(core.status.store.getState().value).toMatchObject({ brand: { name: 'Own' }, lacks: [] });
    expect(core.config.openPath, 'its customer-service paths stay sealed').toBeUndefined();
    expect(sent.map(({ query }) => query['merchant'])).toEqual(expect.arrayContaining(['m-1']));
    const lines = sent.length;
    await getBalance({ ...core.client, call: call => core.client.call({ ...call, bearer: 'x' }) });
    expect(sent).toHaveLength(lines);
  });

  it('is refused where it is made, when its address or a name is none', () => {
    for (const nothing of [undefined, null, {}, { base: BASE }, { calls: {} }])
      expect(() => defineAdapter(nothing as unknown as AdapterInput)).toThrow('defineAdapter takes { base, calls }.');
    expect(() => defineAdapter({ base: 'nowhere', calls: {} })).toThrow(/base "nowhere" is no http/);
    const withCall = (name: string) => () => defineAdapter({ base: BASE, calls: { [name]: () => ({}) } as AdapterInput['calls'] });
    expect(withCall('listGame')).toThrow(/listGame is no call: .*Do you mean listGames\?/);
    expect(withCall('listBoard')).toThrow(/listBoard is answered by listWinners: write that/);
  });
});
