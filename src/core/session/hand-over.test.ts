import { describe, expect, it, vi } from 'vitest';
import type { LoginState } from '../parts/core.js';
import { FakePage, FakeStorage } from '../testing/fake-page.js';
import type { FakePlatform } from '../testing/fake-platform.js';
import { Refusal } from '../testing/fake-platform.js';
import { testCore, type TestCore } from '../testing/test-core.js';

const CODE = 'c'.repeat(43);
const REDEEM = '/wps/session/handover/redeem';
const FAILED = new Refusal(503, 'unknown');

/** As the platform does it: the first claim has the code, and may repeat. */
function handingOver(platform: FakePlatform) {
  const claims = new Map<string, string>();
  platform.on(`POST ${REDEEM}`, ({ body, headers }) => {
    const claim = headers.get('idempotency-key') ?? '';
    const by = claims.get(String(body.code)) ?? claim;
    claims.set(String(body.code), by);
    return by === claim ? { token: 'token-member' } : new Refusal(410, 'code-expired');
  });
}
const claimsOf = (platform: FakePlatform) => platform.callsTo(REDEEM).map(({ headers }) => headers.get('idempotency-key'));

describe('a session that is handed over by a code', () => {
  it('is redeemed once; the same code in the same tab, as after a reload, is the same session', async () => {
    const made = testCore();
    handingOver(made.platform);
    await made.core.session.adopt({ code: CODE });
    expect(made.core.session.store.getState()).toMatchObject({ state: 'real', member: { account: 'member' } });
    expect(made.heard.filter(([name]) => name === 'login')).toHaveLength(1);
    await made.core.session.adopt({ code: CODE });

    const again = testCore({}, made.page, made.platform);
    await Promise.all([again.core.start(), again.core.session.adopt({ code: CODE })]);
    expect(again.core.session.store.getState().state).toBe('real');
    expect(claimsOf(made.platform)).toHaveLength(1);
  });

  it('a second tab with the same code is refused and stays a visitor', async () => {
    const first = testCore();
    handingOver(first.platform);
    await first.core.session.adopt({ code: CODE });
    const second = testCore({}, new FakePage(), first.platform);
    await expect(second.core.session.adopt({ code: CODE })).rejects.toMatchObject({ code: 'code-expired' });
    expect(second.core.session.store.getState().state).toBe('logged-out');
    expect(first.core.session.store.getState().state).toBe('real');
  });

  it('a lost answer is asked for again with the same secret, by the client and by the page', async () => {
    const { core, platform } = testCore();
    let lost = 2;
    platform.on(`POST ${REDEEM}`, () => (lost-- > 0 ? FAILED : { token: 'token-member' }));
    await expect(core.session.adopt({ code: CODE })).rejects.toMatchObject({ status: 503 });
    await core.session.adopt({ code: CODE });
    expect(core.session.store.getState().state).toBe('real');
    const claims = claimsOf(platform);
    expect([claims.length, new Set(claims).size]).toEqual([3, 1]);
  });

  it('a session that could not be proved is redeemed once more', async () => {
    const { core, platform } = testCore();
    handingOver(platform);
    let fails = 2;
    platform.on('GET /wps/member/info', () => (fails-- > 0 ? FAILED : { id: 7, account: 'member', type: 0 }));
    await expect(core.session.adopt({ code: CODE })).rejects.toMatchObject({ status: 503 });
    await core.session.adopt({ code: CODE });
    expect(core.session.store.getState().state).toBe('real');
  });

  it('who has logged out is not signed in again by the code of the document', async () => {
    const { core, platform } = testCore();
    handingOver(platform);
    await core.session.adopt({ code: CODE });
    await core.session.logout();
    await expect(core.session.adopt({ code: CODE })).rejects.toMatchObject({
      code: 'code-expired',
      message: expect.stringContaining('redeemed before, by this page') as string,
    });
    expect(core.session.store.getState().state).toBe('logged-out');
  });

  it('what is neither a code nor a token is told what to pass, asks nobody, and ends nothing', async () => {
    const { core, platform } = testCore();
    await core.session.adopt('token-member');
    const adopt = core.session.adopt as (given?: unknown) => Promise<void>;
    for (const given of [undefined, null, {}, { code: undefined }, { code: '' }, { code: 7 }, 7])
      await expect(adopt(given)).rejects.toMatchObject({
        code: 'bad-request',
        message: expect.stringContaining('takes { code }') as string,
      });
    const login = core.session.login as (given?: unknown) => Promise<unknown>;
    for (const given of [undefined, null, {}, { username: 'member' }])
      await expect(login(given)).rejects.toMatchObject({
        code: 'bad-request',
        message: expect.stringContaining('takes { username, password }') as string,
      });
    expect(platform.callsTo(REDEEM)).toEqual([]);
    expect(core.session.store.getState().state).toBe('real');
  });

  it('says of a code that is over whether somebody has redeemed it', async () => {
    const { core, platform } = testCore();
    for (const [value, message] of [
      [{ used: true }, 'redeemed before: by this tab, before it logged out, or by another'],
      [undefined, 'over before it was redeemed'],
    ] as const) {
      platform.on(`POST ${REDEEM}`, () => new Refusal(400, 'code-expired', { value }));
      await expect(core.session.adopt({ code: CODE })).rejects.toMatchObject({
        code: 'code-expired',
        status: 400,
        message: expect.stringContaining(message) as string,
      });
    }
  });

  it('says which page has asked where a code is none of its origin, and where no answer came', async () => {
    const { core, platform } = testCore();
    for (const [answer, code, message] of [
      [() => new Refusal(400, 'code-invalid'), 'code-invalid', 'not for pages of https://site.example'],
      [() => Promise.reject(new TypeError('blocked')), 'network', 'does not let pages of https://site.example read its answers'],
    ] as const) {
      platform.on(`POST ${REDEEM}`, answer);
      await expect(core.session.adopt({ code: CODE })).rejects.toMatchObject({ code, message: expect.stringContaining(message) as string });
    }
  });

  it('while the page starts, nobody is said to be logged out before the code is redeemed or refused', async () => {
    for (const token of ['token-member', 'token-nobody']) {
      const { core, platform } = testCore();
      platform.on(`POST ${REDEEM}`, () => ({ token }));
      const seen: LoginState[] = [core.session.store.getState().state];
      core.session.store.subscribe(({ state }) => seen.push(state));
      const adopted = core.session.adopt({ code: CODE });
      expect(core.session.store.getState().state).toBe('restoring');
      await Promise.allSettled([adopted, core.start()]);
      expect(seen).toEqual(['logged-out', 'restoring', token === 'token-member' ? 'real' : 'logged-out']);
    }
  });

  it('a code that comes later, as after a login of the host’s, leaves the page standing', async () => {
    const { core, platform } = testCore();
    handingOver(platform);
    await core.start();
    await core.session.login({ username: 'agent1', password: 'Demo1234' });
    await core.session.logout();
    const seen: LoginState[] = [];
    core.session.store.subscribe(({ state }) => seen.push(state));
    await core.session.adopt({ code: CODE });
    expect(seen).toEqual(['real']);
  });
});

describe('a code on a page whose tab has a session already', () => {
  const stored = ({ page }: TestCore, name: string) => page.sessionStorage.getItem(`gp:demo@https://api.example/api:${name}`);
  const ended = ({ platform }: TestCore) => platform.callsTo('/wps/session/logout').map(({ headers }) => headers.get('authorization'));
  const accounts = ({ heard }: TestCore) =>
    heard.flatMap(([name, detail]) => (name === 'login' ? [(detail as { account: string }).account] : []));
  /** A reload in the tab of agent1, to whom the chat of this tab belongs too; the new document carries a code for `account`. */
  function reloaded(account = 'member', config = {}) {
    const session = new FakeStorage();
    session.setItem('gp:demo@https://api.example/api:token', 'token-agent1');
    session.setItem('gp:demo@https://api.example/api:chat', 'key-of-agent1');
    const made = testCore(config, new FakePage('/', { session }));
    made.platform.on(`POST ${REDEEM}`, () => ({ token: `token-${account}` }));
    return made;
  }
  const orders: [string, (made: TestCore) => Promise<unknown>][] = [
    ['before the page starts', ({ core }) => Promise.all([core.session.adopt({ code: CODE }), core.start()])],
    ['as the stored session is being restored', ({ core }) => Promise.all([core.start(), core.session.adopt({ code: CODE })])],
    [
      'as the platform is asked whose the stored one is',
      async made => {
        let answer: (account: object) => void = () => undefined;
        const asked = new Promise<object>(resolve => (answer = resolve));
        made.platform.on('GET /wps/member/info', ({ headers }) =>
          headers.get('authorization') === 'Bearer token-agent1' ? asked : { id: 7, account: 'member', type: 0 },
        );
        const started = made.core.start();
        await vi.waitFor(() => expect(made.platform.callsTo('/wps/member/info')).toHaveLength(1));
        const adopted = made.core.session.adopt({ code: CODE });
        await vi.waitFor(() => expect(made.platform.callsTo(REDEEM)).toHaveLength(1));
        answer({ id: 8, account: 'agent1', type: 1 });
        await Promise.all([started, adopted]);
      },
    ],
  ];

  it.each(orders)('wins, %s: nobody ever sees who was here before, whose session ends', async (_when, begin) => {
    const made = reloaded();
    await begin(made);
    expect(made.core.session.store.getState()).toMatchObject({ state: 'real', member: { account: 'member' } });
    expect(accounts(made)).toEqual(['member']);
    expect([stored(made, 'token'), stored(made, 'chat')]).toEqual(['token-member', null]);
    await vi.waitFor(() => expect(ended(made)).toEqual(['Bearer token-agent1']));
    await made.core.session.restore();
    expect(made.core.session.store.getState().member?.account).toBe('member');
  });

  it('of the same account just goes on: what the tab keeps stays, and no other tab of that account is logged out', async () => {
    const made = reloaded('agent1');
    made.platform.on(`POST ${REDEEM}`, () => ({ token: 'token-again' }));
    made.platform.on('GET /wps/member/info', () => ({ id: 8, account: 'agent1', type: 1 }));
    await Promise.all([made.core.session.adopt({ code: CODE }), made.core.start()]);
    expect(made.core.session.store.getState()).toMatchObject({ state: 'real', member: { account: 'agent1' } });
    expect([stored(made, 'token'), stored(made, 'chat'), ended(made)]).toEqual(['token-again', 'key-of-agent1', []]);
  });

  it.each(orders.slice(0, 2))('that is refused, %s, changes nothing: who was here is restored', async (_when, begin) => {
    const made = reloaded();
    made.platform.on(`POST ${REDEEM}`, () => new Refusal(400, 'code-expired'));
    await expect(begin(made)).rejects.toMatchObject({ code: 'code-expired' });
    await vi.waitFor(() => expect(made.core.session.store.getState()).toMatchObject({ state: 'real', member: { account: 'agent1' } }));
    expect([stored(made, 'token'), ended(made)]).toEqual(['token-agent1', []]);
  });

  it('is told on the page as a logout and a login where somebody stood there', async () => {
    const made = testCore({ navigation: 'embed' });
    made.platform.on(`POST ${REDEEM}`, () => ({ token: 'token-agent1' }));
    await made.core.start();
    await made.core.session.adopt('token-member');
    await made.core.session.adopt({ code: CODE });
    const told = made.heard.filter(([name]) => name === 'login' || name === 'logout');
    expect(told).toMatchObject([
      ['login', { account: 'member' }],
      ['logout', { reason: 'asked' }],
      ['login', { account: 'agent1' }],
    ]);
    await vi.waitFor(() => expect(ended(made)).toEqual(['Bearer token-member']));
  });
});

describe('a code after another', () => {
  it('a new code takes the place of the session before', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${REDEEM}`, ({ body }) => ({ token: body.code === CODE ? 'token-member' : 'token-agent1' }));
    await core.session.adopt({ code: CODE });
    await core.session.adopt({ code: 'd'.repeat(43) });
    expect(core.session.store.getState().member?.account).toBe('agent1');
  });
});
