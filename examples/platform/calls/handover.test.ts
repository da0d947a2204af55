import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';

const ORIGIN = 'http://127.0.0.1:4101';
let test: TestApp;
let host: string;
beforeAll(async () => {
  test = await openTestApp();
  host = await test.login('demo_member');
});
afterAll(() => test.close());

async function give(token = host, origin = ORIGIN) {
  return test.call('POST', '/wps/session/handover', { token, body: { origin } });
}
const newCode = async (token = host) => ((await give(token)).body.value as { code: string }).code;
const redeem = (code: string, claim = 'secret-of-page-one', origin = ORIGIN) =>
  test.call('POST', '/wps/session/handover/redeem', { sealed: { code }, headers: { origin, 'idempotency-key': claim } });
const whoIs = async (token: string) => (await test.call('GET', '/wps/member/info', { token })).status;
const tokenOf = (answer: Awaited<ReturnType<typeof redeem>>) => (answer.body.value as { token: string }).token;

describe('a login by hand-over', () => {
  it('gives the page a session of its own, which outlives nobody else’s', async () => {
    const { body } = await give();
    expect(body.value).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/) as string, expiresIn: 60 });
    const token = tokenOf(await redeem((body.value as { code: string }).code));
    expect(token).not.toBe(host);
    expect(await whoIs(token)).toBe(200);
    await test.call('DELETE', '/wps/session/logout', { token });
    expect([await whoIs(token), await whoIs(host)]).toEqual([401, 200]);
  });

  it('a code works once: for whoever replays it, it is over, and the session that it opened stays', async () => {
    const code = await newCode();
    const token = tokenOf(await redeem(code));
    expect((await redeem(code, 'secret-of-another')).body).toMatchObject({ success: false, code: 'code-expired', value: { used: true } });
    expect(await whoIs(token)).toBe(200);
  });

  it('of two pages that come at the same time one has it', async () => {
    const code = await newCode();
    const answers = await Promise.all([redeem(code, 'secret-of-tab-1'), redeem(code, 'secret-of-tab-2')]);
    expect(answers.map(({ body }) => body.code ?? 'a session').sort()).toEqual(['a session', 'code-expired']);
  });

  it('who had no answer asks again with the same secret, and what the first answer brought ends', async () => {
    const code = await newCode();
    const lost = tokenOf(await redeem(code));
    const token = tokenOf(await redeem(code));
    expect([await whoIs(lost), await whoIs(token)]).toEqual([401, 200]);
  });

  it('of two repeats that run at the same time one session stays', async () => {
    const code = await newCode();
    const tokens = (await Promise.all([redeem(code), redeem(code)])).map(tokenOf);
    expect((await Promise.all(tokens.map(whoIs))).sort()).toEqual([200, 401]);
  });

  it('lives a minute by the platform’s clock', async () => {
    const code = await newCode();
    const { clock } = test.platform;
    await clock.advance(61_000);
    const { body } = await redeem(code);
    expect([body.code, body.value]).toEqual(['code-expired', undefined]);
    await clock.advance(-61_000);
  });

  it('is for the origin that was named; an attempt from another spends it', async () => {
    const code = await newCode();
    expect((await redeem(code, 'secret-of-thief', `http://127.0.0.1:${test.platform.config.port}`)).body.success).toBe(false);
    expect((await redeem(code)).body).toMatchObject({ code: 'code-expired' });
    for (const [origin, fault] of [
      ['https://unknown.example', 'name it in GP_ALLOWED_ORIGINS'],
      [`${ORIGIN}/`, `leave out the slash at the end: ${ORIGIN}`],
    ] as const)
      expect((await give(host, origin)).body).toMatchObject({
        code: 'bad-request',
        fields: { origin: expect.stringContaining(fault) as string },
      });
  });

  it('a page of another origin learns of no code whether there was one: given, over, redeemed or none', async () => {
    const stranger = `http://127.0.0.1:${test.platform.config.port}`;
    const [over, used, open] = [await newCode(), await newCode(), await newCode()];
    await redeem(used);
    await test.platform.clock.advance(61_000);
    const answers = [];
    for (const code of [over, used, 'x'.repeat(43)]) answers.push((await redeem(code, 'secret-of-thief', stranger)).body);
    await test.platform.clock.advance(-61_000);
    answers.push((await redeem(open, 'secret-of-thief', stranger)).body);
    expect(new Set(answers.map(body => JSON.stringify([body.code, body.message, body.value])))).toEqual(
      new Set([JSON.stringify([answers[0]!.code, answers[0]!.message, undefined])]),
    );
    expect(answers[0]!.code).toBe('code-invalid');
  });

  it('ends with the session that gave it', async () => {
    const own = await test.login('demo_member');
    const code = await newCode(own);
    await test.call('DELETE', '/wps/session/logout', { token: own });
    expect((await redeem(code)).body).toMatchObject({ code: 'not-logged-in' });
  });

  it('takes neither free play, nor a word that is no code, nor a page without a secret', async () => {
    expect((await give(await test.freePlay())).body.code).toBe('real-account-required');
    expect((await redeem('short')).body).toMatchObject({ code: 'bad-request', fields: { code: 'must be a code of a hand-over' } });
    expect((await redeem('x'.repeat(43))).body.code).toBe('code-invalid');
    const bare = await test.call('POST', '/wps/session/handover/redeem', {
      sealed: { code: await newCode() },
      headers: { origin: ORIGIN },
    });
    expect(bare.body.code).toBe('bad-request');
  });
});
