import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callUrl } from './address.js';
import type { Client } from './call.js';
import { createClient, type ClientOptions } from './client.js';
import { EARLY_ANSWERS, earlyCall, type EarlyCallName } from './early-calls.js';
import { isPlatformError } from './errors.js';
import { listAnnouncements } from '../content/announcements.js';
import { listGames, listHotGames, listVendors, launchGame, listRecentGames, type GameFilter } from '../games/games.js';
import { getLotteryMenu, launchLottery, listRecentLotteries } from '../games/lottery.js';
import { getStatus, listHelp } from './system.js';
import * as v from './schema.js';
import { listWinners } from '../games/winners.js';
import { listFavouriteGames } from '../games/favourites.js';
import { loginFreePlay } from '../account/session.js';

const answer = v.object({ n: v.number() });
const ok = (fields: object = { n: 1 }, init?: ResponseInit) => Response.json({ success: true, ...fields }, init);
const refused = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ success: false, code, message: `said ${code}`, ...more }, { status, headers });

function setUp(
  answers: (() => Response | Promise<Response>)[] | ((url: string, init: RequestInit) => Response | Promise<Response>),
  options: Partial<ClientOptions> = {},
) {
  const requests: { url: URL; init: RequestInit; headers: Headers }[] = [];
  const fetch = (async (input, init = {}) => {
    requests.push({ url: new URL(String(input)), init, headers: new Headers(init.headers) });
    if (typeof answers === 'function') return answers(String(input), init);
    const next = answers[Math.min(requests.length, answers.length) - 1];
    if (!next) throw new TypeError('no answer planned');
    return next();
  }) as typeof globalThis.fetch;
  const state = { token: undefined as string | undefined, language: 'ES' };
  const client = createClient({
    apiBase: 'https://api.example/base',
    merchant: 'demo',
    token: () => state.token,
    language: () => state.language,
    seal: payload => Promise.resolve(payload),
    fetch,
    ...options,
  });
  return { client, requests, state };
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('should have failed');
    },
    (error: unknown) => error,
  );

describe('client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('API-01 paths are relative to the configured base', async () => {
    for (const apiBase of ['https://a.example', 'https://b.example/deep/']) {
      const { client, requests } = setUp([ok], { apiBase });
      await client.call({ path: '/wps/x', query: { b: 1, a: undefined, c: '' }, answer });
      expect(requests[0]?.url.href).toBe(`${apiBase.replace(/\/$/, '')}/wps/x?b=1&c=&language=ES&merchant=demo`);
    }
  });

  it('OP-13 reads fields bare and inside value', async () => {
    for (const fields of [{ n: 3 }, { value: { n: 3 } }]) {
      const { client } = setUp([() => ok(fields)]);
      await expect(client.call({ path: '/x', answer })).resolves.toEqual({ n: 3 });
    }
    const { client } = setUp([() => ok({ value: [1, 2] })]);
    await expect(client.call({ path: '/x', answer: v.object({ value: v.array(v.number()) }) })).resolves.toEqual({ value: [1, 2] });
  });

  it.each([
    ['another shape', () => ok({ n: 'one' })],
    ['HTML', () => new Response('<html>hello</html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response('')],
    ['a bare list', () => Response.json([1])],
    ['no success flag', () => Response.json({ n: 1 })],
  ])('an answer of %s is bad-response and carries no content', async (_what, make) => {
    const { client, requests } = setUp([make]);
    const error = await caught(client.call({ path: '/x', answer }));
    expect(error).toMatchObject({ code: 'bad-response' });
    expect(String(error)).not.toMatch(/hello|one"/);
    expect(requests).toHaveLength(1);
  });

  it.each([
    [500, '', 'bad-response'],
    [502, '<html>Bad gateway</html>', 'bad-response'],
    [403, '<html>Blocked</html>', 'bad-response'],
    [404, '', 'not-found'],
    [401, '{"error":"no"}', 'not-logged-in'],
  ])('a status %s with “%s”, no answer of the platform, is %s and keeps the status', async (status, body, code) => {
    const { client } = setUp([() => new Response(body, { status })]);
    const error = await caught(client.call({ method: 'POST', path: '/x', body: {}, answer }));
    expect(error).toMatchObject({ code, status, serverMessage: undefined });
  });

  it.each([
    [401, 'bad-credentials', 'bad-credentials'],
    [409, 'insufficient-balance', 'insufficient-balance'],
    [200, 'captcha-invalid', 'captcha-invalid'],
    [403, 'no-word-of-ours', 'unknown'],
    [404, 'no-word-of-ours', 'not-found'],
    [400, 'timeout', 'bad-request'],
    [422, '', 'bad-request'],
  ])('ERR-03 status %s with code %s is %s, with the platform’s sentence', async (status, code, expected) => {
    const { client } = setUp([() => refused(status, code, { fields: { username: 'bad-request' }, value: { captchaRequired: true } })]);
    const error = await caught(client.call({ method: 'POST', path: '/x', body: {}, answer }));
    expect(error).toMatchObject({
      code: expected,
      status,
      serverMessage: `said ${code}`,
      fields: { username: 'bad-request' },
      value: { captchaRequired: true },
    });
  });

  it('ERR-12 a cut is network, after one more try of a GET, and shows nothing of the transport', async () => {
    const { client, requests, state } = setUp([() => Promise.reject(new TypeError('secret transport words'))]);
    state.token = 'secret-token';
    const failed = caught(client.call({ path: '/x', token: 'required', answer }));
    await vi.advanceTimersByTimeAsync(700);
    const error = await failed;
    expect(error).toMatchObject({ code: 'network', status: 0 });
    expect(isPlatformError(error) && error.cause).toBeUndefined();
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error as object)).replace(/client\.test/g, '')).not.toMatch(/secret/);
    expect(requests).toHaveLength(2);
  });

  it('tries a GET once more after 500 and 429, a POST never, a POST with idempotency key once more with the same key', async () => {
    for (const [call, tries] of [
      [{ path: '/x' }, 2],
      [{ path: '/x', method: 'POST', body: {} }, 1],
      [{ path: '/x', method: 'POST', body: {}, idempotencyKey: 'k1' }, 2],
    ] as const) {
      const { client, requests } = setUp([() => refused(500, 'unknown'), ok]);
      const done = client.call({ ...call, answer }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(700);
      expect(await done).toMatchObject(tries === 2 ? { n: 1 } : { code: 'unknown' });
      expect(requests).toHaveLength(tries);
      if ('idempotencyKey' in call) expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
    }
  });

  it.each([400, 401, 403, 404, 409])('does not try %s again', async status => {
    const { client, requests } = setUp([() => refused(status, 'bad-request'), ok]);
    await caught(client.call({ path: '/x', answer }));
    expect(requests).toHaveLength(1);
  });

  it('obeys Retry-After up to ten seconds, and hands a longer wait on', async () => {
    const short = setUp([() => refused(429, 'rate-limited', {}, { 'retry-after': '4' }), ok]);
    const done = short.client.call({ path: '/x', answer });
    await vi.advanceTimersByTimeAsync(3900);
    expect(short.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await expect(done).resolves.toEqual({ n: 1 });

    const long = setUp([() => refused(429, 'rate-limited', {}, { 'retry-after': '300' })]);
    expect(await caught(long.client.call({ path: '/x', answer }))).toMatchObject({ code: 'rate-limited', retryAfter: 300_000 });
    expect(long.requests).toHaveLength(1);
  });

  it('ERR-13 no answer within the limit is timeout, also when only the body hangs', async () => {
    for (const make of [() => new Promise<Response>(() => undefined), () => new Response(new ReadableStream())]) {
      const { client, requests } = setUp([make]);
      const failed = caught(client.call({ path: '/x', answer }));
      await vi.advanceTimersByTimeAsync(14_900);
      expect(requests[0]?.init.signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(await failed).toMatchObject({ code: 'timeout' });
      expect(requests[0]?.init.signal?.aborted).toBe(true);
      expect(requests).toHaveLength(1);
    }
  });

  it('a caller’s abort cuts the request and is aborted, before, while and between tries', async () => {
    const { client, requests } = setUp([() => new Promise<Response>(() => undefined)]);
    const stop = new AbortController();
    const failed = caught(client.call({ path: '/x', answer, signal: stop.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    stop.abort();
    expect(await failed).toMatchObject({ code: 'aborted' });
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    expect(await caught(client.call({ path: '/x', answer, signal: stop.signal }))).toMatchObject({ code: 'aborted' });

    const between = setUp([() => refused(500, 'unknown')]);
    const later = new AbortController();
    const waiting = caught(between.client.call({ path: '/x', answer, signal: later.signal }));
    await vi.advanceTimersByTimeAsync(10);
    later.abort();
    expect(await waiting).toMatchObject({ code: 'aborted' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(between.requests).toHaveLength(1);
  });

  it('the end of the core ends every call', async () => {
    const end = new AbortController();
    const { client } = setUp([() => new Promise<Response>(() => undefined)], { signal: end.signal });
    const failed = caught(client.call({ method: 'POST', path: '/x', answer }));
    end.abort();
    expect(await failed).toMatchObject({ code: 'aborted' });
    expect(await caught(client.call({ path: '/x', answer }))).toMatchObject({ code: 'aborted' });
  });

  it('a newer call supersedes an older of its kind', async () => {
    const { client, requests } = setUp([() => new Promise<Response>(() => undefined), ok]);
    const older = caught(client.call({ path: '/a', supersede: 'list', answer }));
    const newer = client.call({ path: '/b', supersede: 'list', answer });
    expect(await older).toMatchObject({ code: 'aborted' });
    await expect(newer).resolves.toEqual({ n: 1 });
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });

  it('identical GETs under way are one request, which lives as long as one caller', async () => {
    let release: (response: Response) => void = () => undefined;
    const { client, requests } = setUp([() => new Promise<Response>(resolve => (release = resolve))]);
    const leaving = new AbortController();
    const left = caught(client.call({ path: '/x', answer, signal: leaving.signal }));
    const others = Array.from({ length: 9 }, () => client.call({ path: '/x', answer }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    leaving.abort();
    expect(await left).toMatchObject({ code: 'aborted' });
    expect(requests[0]?.init.signal?.aborted).toBe(false);
    release(ok());
    expect(await Promise.all(others)).toEqual(Array.from({ length: 9 }, () => ({ n: 1 })));
    expect(requests).toHaveLength(1);
  });

  it('GETs with different tokens, and POSTs, are never one request', async () => {
    const { client, requests, state } = setUp([ok]);
    state.token = 'a';
    const first = client.call({ path: '/x', token: 'required', answer });
    state.token = 'b';
    await Promise.all([
      first,
      client.call({ path: '/x', token: 'required', answer }),
      client.call({ method: 'POST', path: '/x', answer }),
      client.call({ method: 'POST', path: '/x', answer }),
    ]);
    expect(requests).toHaveLength(4);
  });

  it('API-02 sends the token with T calls and refuses them locally without one', async () => {
    const { client, requests, state } = setUp([ok]);
    expect(await caught(client.call({ path: '/x', token: 'required', answer }))).toMatchObject({ code: 'not-logged-in', status: 0 });
    expect(requests).toEqual([]);
    state.token = 't1';
    await client.call({ path: '/x', token: 'required', answer });
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({ authorization: 'Bearer t1', merchant: 'demo', language: 'ES' });
  });

  it('a public GET without a token has no header of ours, so no preflight', async () => {
    const { client, requests } = setUp([ok]);
    await client.call({ path: '/x', token: 'optional', answer });
    await client.call({ path: '/y', answer });
    for (const { headers, url } of requests) {
      expect([...headers.keys()].filter(name => name !== 'accept')).toEqual([]);
      expect(Object.fromEntries(url.searchParams)).toEqual({ merchant: 'demo', language: 'ES' });
    }
  });

  it('401 ends the session once, and only for the token that is still the session’s', async () => {
    const onUnauthorized = vi.fn();
    const { client, state } = setUp(() => refused(401, 'not-logged-in'), { onUnauthorized });
    state.token = 'a';
    await Promise.all([1, 2, 3].map(n => caught(client.call({ path: `/x${n}`, token: 'required', answer }))));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await caught(client.call({ path: '/x', bearer: 'other', token: 'required', answer }));
    const late = caught(client.call({ path: '/late', token: 'required', answer }));
    state.token = 'b';
    await late;
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await caught(client.call({ path: '/x', token: 'required', answer }));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('a wrong password does not end a session', async () => {
    const onUnauthorized = vi.fn();
    const { client, state } = setUp(() => refused(401, 'bad-credentials'), { onUnauthorized });
    state.token = 'a';
    await caught(client.call({ method: 'POST', path: '/wps/member/password', token: 'required', answer }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('OP-46 503 with the maintenance code and 403 with the region code switch the status, and are not tried again', async () => {
    const onMaintenance = vi.fn();
    const onRegion = vi.fn();
    const { client, requests } = setUp(
      [() => refused(503, 'maintenance'), () => refused(403, 'region-restricted'), () => refused(403, 'agent-required')],
      { onMaintenance, onRegion },
    );
    for (const path of ['/a', '/b', '/c']) await caught(client.call({ path, answer }));
    expect([onMaintenance.mock.calls.length, onRegion.mock.calls.length, requests.length]).toEqual([1, 1, 3]);
  });

  it('fails as not-configured with the sentences that say what to set, and asks nobody', async () => {
    const { client, requests } = setUp([ok], { problems: ['Set the merchant code.'] });
    expect(await caught(client.call({ path: '/x', answer }))).toMatchObject({ code: 'not-configured', message: 'Set the merchant code.' });
    expect(requests).toEqual([]);
  });

  it('sends form fields form-encoded and bodies as JSON', async () => {
    const { client, requests } = setUp([ok]);
    await client.call({ method: 'POST', path: '/f', form: { username: 'a b', email: 'x@y' }, answer });
    await client.call({ method: 'POST', path: '/j', body: { a: 1 }, answer });
    expect(String(requests[0]?.init.body)).toBe('username=a+b&email=x%40y');
    expect([requests[1]?.init.body, requests[1]?.headers.get('content-type')]).toEqual(['{"a":1}', 'application/json']);
  });

  it('a method that the page has put on every object is no field of an answer', async () => {
    Object.assign(Object.prototype, { extend: () => 1 });
    try {
      const { client } = setUp([() => ok({ value: { list: [{ n: 3 }], more: { n: 4 } } })]);
      const nested = v.object({ list: v.array(v.looseObject({ n: v.number() })), more: v.optional(answer) });
      expect(JSON.stringify(await client.call({ path: '/x', answer: nested }))).toBe('{"list":[{"n":3}],"more":{"n":4}}');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extend');
    }
  });

  it('keys of Object’s prototype in an answer change nothing', async () => {
    const { client } = setUp([
      () => new Response('{"success":true,"n":1,"__proto__":{"polluted":1}}', { headers: { 'content-type': 'application/json' } }),
    ]);
    await client.call({ path: '/x', answer });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('early calls', () => {
  const early = new Map<string, Promise<Response>>();
  const holder = globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> };
  beforeEach(() => {
    holder[EARLY_ANSWERS] = early;
    early.clear();
  });
  afterEach(() => void delete holder[EARLY_ANSWERS]);

  const calls: Record<EarlyCallName, (client: ReturnType<typeof setUp>['client']) => Promise<unknown>> = {
    status: getStatus,
    vendors: listVendors,
    'hot-games': client => listHotGames(client),
    announcements: listAnnouncements,
    winners: listWinners,
  };
  const answers: Record<EarlyCallName, object> = {
    status: {},
    vendors: { value: { data: { lanes: [] } } },
    'hot-games': { list: [] },
    announcements: {},
    winners: { value: { list: [] } },
  };

  it.each(Object.keys(calls) as EarlyCallName[])(
    '%s: the loader’s address is the call’s address, and its answer is taken once',
    async name => {
      const { path, query } = earlyCall(name, { merchant: 'demo', language: 'ES' });
      const url = callUrl('https://api.example/base', path, query);
      early.set(url, Promise.resolve(ok(answers[name])));
      const { client, requests } = setUp([() => ok(answers[name])]);
      await calls[name](client);
      expect(requests).toEqual([]);
      expect(early.size).toBe(0);
      await calls[name](client);
      expect(requests.map(request => request.url.href)).toEqual([url]);
    },
  );

  it('an early answer that failed is asked for again', async () => {
    vi.useFakeTimers();
    const { path, query } = earlyCall('status', { merchant: 'demo', language: 'ES' });
    early.set(callUrl('https://api.example/base', path, query), Promise.reject(new TypeError('cut')));
    const { client, requests } = setUp([() => ok({})]);
    const done = getStatus(client);
    await vi.advanceTimersByTimeAsync(700);
    await expect(done).resolves.toMatchObject({ status: 0 });
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
  });

  it('with a token nobody takes what was asked without one', async () => {
    const { path, query } = earlyCall('announcements', { merchant: 'demo', language: 'ES' });
    early.set(callUrl('https://api.example/base', path, query), Promise.resolve(ok({ banners: 'visitor' })));
    const { client, requests, state } = setUp([() => ok({})]);
    state.token = 'a';
    await listAnnouncements(client);
    expect(requests).toHaveLength(1);
  });
});

describe('constants on the wire', () => {
  const query = (requests: { url: URL }[]) => Object.fromEntries(requests.at(-1)!.url.searchParams);

  it('API-54 CON-61 ALL, HOT, FAV and RECENT are sent empty, NEW as it is', async () => {
    // Exactly these: one more or fewer in the type does not compile.
    for (const filter of Object.keys({ ALL: 0, HOT: 0, FAV: 0, RECENT: 0, NEW: 0 } satisfies Record<GameFilter, 0>)) {
      const { client, requests } = setUp([() => ok({ games: [], totalPages: 0 })]);
      await listGames(client, { subcategory: filter, vendorCode: filter === 'NEW' ? 'PP' : filter, page: 1, pageSize: 18 });
      expect(query(requests)).toMatchObject(
        filter === 'NEW' ? { gameClassify: 'NEW', vassalage: 'PP' } : { gameClassify: '', vassalage: '' },
      );
    }
  });

  const recent = { page: '1', pageSize: '12', gameType: '', vassalage: '', clientType: '3', language: 'EN' };
  const favourites = {
    clientType: '3',
    platform: 'flash',
    pageNo: '1',
    pageSize: '999',
    gameType: '',
    vassalage: '',
    language: 'EN',
    token: 'a',
  };
  const launch = (client: Client) => launchGame(client, { gameId: '7', vendorCode: 'PP', gameCode: 'g', type: 'RNG', backUrl: '' });
  it.each<[rows: string, what: string, ask: (client: Client) => Promise<unknown>, sent: object]>([
    ['API-39 CON-23 CON-50 CON-51 I18-07', 'favourites', client => listFavouriteGames(client, 'a'), favourites],
    ['API-43 CON-50 I18-07', 'recent games', client => listRecentGames(client, 1), recent],
    [
      'CON-50 CON-52 I18-07',
      'games',
      client => listGames(client, { page: 1, pageSize: 18 }),
      { clientType: '3', platform: 'flash,html5-desktop', language: 'EN', pageSize: '18' },
    ],
    ['CON-52 I18-07', 'hot games', client => listHotGames(client), { platform: 'flash,html5-desktop', isPlatform: '2', language: 'EN' }],
    ['CON-52', 'vendors', client => listVendors(client), { platform: 'flash,html5-desktop' }],
    ['CON-53 I18-07', 'a launch', launch, { platform: 'html5-desktop', language: 'EN' }],
    ['CON-54', 'announcements', client => listAnnouncements(client), { platform: 'W' }],
    ['CON-54', 'free play', client => loginFreePlay(client), { platform: 'W', gatewayVersion: 3 }],
    ['CON-55 I18-07', 'help', client => listHelp(client), { device: 'WEB', lang: 'EN' }],
    ['CON-55', 'the menu of lotteries', client => getLotteryMenu(client, 'ELOTT'), { device: 'WEB', prizeMode: 'ELOTT' }],
    ['CON-55', 'recent lotteries', client => listRecentLotteries(client, 'ELOTT'), { device: 'WEB', prizeMode: 'ELOTT' }],
    ['I18-07', 'winners', client => listWinners(client), { language: 'EN' }],
    [
      'CON-55 I18-07',
      'the launch of a lottery',
      client => launchLottery(client, { prizeMode: 'ELOTT', gameCode: '', backUrl: '' }),
      { device: 'WEB', language: 'EN' },
    ],
  ])('%s client type, platform, language and sizes of %s', async (_rows, _what, ask, sent) => {
    const { client, requests, state } = setUp(() => ok({ games: [], content: [], list: [], totalPages: 0, url: '', token: 't' }));
    Object.assign(state, { token: 'a', language: 'EN' });
    // The answer is made up and may be none of this call: what counts is what was asked.
    await ask(client).catch(() => undefined);
    const { url, init } = requests.at(-1)!;
    expect({ ...Object.fromEntries(url.searchParams), ...(init.body ? (JSON.parse(String(init.body)) as object) : {}) }).toMatchObject(
      sent,
    );
  });
});
