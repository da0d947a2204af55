import { describe, expect, it } from 'vitest';
import { FakePage } from '../testing/fake-page.js';
import type { FakePlatform } from '../testing/fake-platform.js';
import { Refusal } from '../testing/fake-platform.js';
import { testCore } from '../testing/test-core.js';

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
    await expect(core.session.adopt({ code: CODE })).rejects.toMatchObject({ code: 'code-expired' });
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
      [{ used: true }, 'redeemed elsewhere'],
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

  it('a new code takes the place of the session before', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${REDEEM}`, ({ body }) => ({ token: body.code === CODE ? 'token-member' : 'token-agent1' }));
    await core.session.adopt({ code: CODE });
    await core.session.adopt({ code: 'd'.repeat(43) });
    expect(core.session.store.getState().member?.account).toBe('agent1');
  });
});
