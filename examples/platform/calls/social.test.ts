import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialStartAnswer } from '../../../src/api/account/social.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import * as v from 'valibot';

const ORIGIN = 'http://127.0.0.1:4101';
const AGREED = { termsAccepted: true, ageConfirmed: true };
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  test.platform.config.port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

const verifierOf = (name: string) => createHash('sha256').update(name).digest('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
/** What the window tells the page that opened it. */
const told = (page: string) => /data-token="([^"]+)"/.exec(page)?.[1] ?? '';
const finish = (provider: string, token: string, verifier: string, consent: Record<string, boolean> = AGREED) =>
  test.call('POST', '/wps/session/login/social', { sealed: { provider, providerToken: token, codeVerifier: verifier, ...consent } });

async function start(provider: string, verifier: string) {
  const { body } = await test.call('POST', '/wps/session/login/social/start', {
    body: { provider, origin: ORIGIN, challenge: challengeOf(verifier) },
  });
  return v.parse(socialStartAnswer, body.value);
}

/** A browser's window: follows redirects, keeps cookies, and chooses a person on the provider's page. */
async function walk(url: string, choice: Record<string, string>): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let form: Record<string, string> | undefined;
  for (let steps = 0; steps < 12; steps++) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    form = undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      next = new URL(location, next).href;
      continue;
    }
    const text = await response.text();
    if (text.includes('<form')) form = choice;
    else return text;
  }
  throw new Error('The window never came back.');
}

describe('sign-in through a provider', () => {
  it('I18-01 the provider’s page speaks the visitor’s language', async () => {
    for (const [language, words] of [
      ['ES', 'Iniciar sesión con LINE'],
      ['EN', 'Sign in with LINE'],
      ['PT', 'Entrar com LINE'],
      ['ZH', '使用LINE登录'],
      ['VI', 'Đăng nhập bằng LINE'],
      ['TH', 'เข้าสู่ระบบด้วย LINE'],
      ['AR', 'تسجيل الدخول عبر LINE'],
    ] as const) {
      const { body } = await test.call('POST', '/wps/session/login/social/start', {
        headers: { language },
        body: { provider: 'line', origin: ORIGIN, challenge: challengeOf(verifierOf(language)) },
      });
      const { url } = v.parse(socialStartAnswer, body.value);
      const begun = await fetch(url, { redirect: 'manual' });
      const cookie = begun.headers
        .getSetCookie()
        .map(line => line.split(';')[0])
        .join('; ');
      const shown = await (await fetch(new URL(begun.headers.get('location') ?? '', url), { headers: { cookie } })).text();
      expect(shown).toContain(words);
      expect(shown).toContain(`<html lang="${language.toLowerCase()}" dir="${language === 'AR' ? 'rtl' : 'ltr'}">`);
    }
  });

  it('SES-64 facebook, google and line sign in through the whole code flow; the same person comes back to the same account', async () => {
    for (const provider of ['facebook', 'google', 'line']) {
      const verifier = verifierOf(provider);
      const { url, state } = await start(provider, verifier);
      expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
      expect((await finish(provider, state, verifier)).body.code).toBe('login-window-closed');
      const page = await walk(url, { person: 'p-1001' });
      expect(page).toContain(`data-origin="${ORIGIN}"`);
      expect(page).not.toContain('data-cancelled');
      const first = (await finish(provider, told(page), verifier)).body.value as { token: string; firstTimeLogin: boolean };
      expect(first).toMatchObject({ token: expect.any(String), firstTimeLogin: true });
      const member = (await test.call('GET', '/wps/member/info', { token: first.token })).body.value as { id: string };
      expect(member).toMatchObject({ nickname: 'Ana Vega', type: 0 });
      const again = await start(provider, verifier);
      const second = (await finish(provider, told(await walk(again.url, { person: 'p-1001' })), verifier)).body.value as { token: string };
      expect((await test.call('GET', '/wps/member/info', { token: second.token })).body.value).toMatchObject({
        id: member.id,
        firstTimeLogin: false,
      });
    }
    expect(await test.platform.db.selectFrom('social_identity').selectAll().execute()).toHaveLength(3);
  });

  it('ERR-10 a person who refuses is not signed in', async () => {
    const verifier = verifierOf('refuses');
    const { url, state } = await start('google', verifier);
    expect(await walk(url, { cancel: '1' })).toContain('data-cancelled');
    expect(await finish('google', state, verifier)).toMatchObject({ status: 409, body: { code: 'login-window-closed' } });
  });

  it('SES-64 whoever sent somebody to the provider gets no session of theirs: only the page that was told ends the sign-in', async () => {
    const verifier = verifierOf('sender');
    const { url, state } = await start('google', verifier);
    const page = await walk(url, { person: 'p-1001' });
    const callback = await test.app.inject({ method: 'GET', url: '/wps/session/login/social/callback', query: { state, code: 'made-up' } });
    for (const token of [state, told(callback.body), `${state}.`, `${state}.made-up`, `${state}.${told(page).split('.')[1]?.slice(1)}`]) {
      expect((await finish('google', token, verifier)).body.code, token).toBe('login-window-closed');
    }
    expect((await finish('google', told(page), verifier)).body.success).toBe(true);
  });

  it('OP-43 a finished sign-in is of no use to another page, another provider, or a second time', async () => {
    const verifier = verifierOf('mine');
    const { url } = await start('google', verifier);
    const proof = told(await walk(url, { person: 'p-1002' }));
    expect((await finish('google', proof, verifierOf('other'))).body.code).toBe('login-window-closed');
    expect((await finish('line', proof, verifier)).body.code).toBe('login-window-closed');
    expect((await finish('google', proof, verifier)).body.success).toBe(true);
    expect((await finish('google', proof, verifier)).body.code).toBe('login-window-closed');
  });

  it('REG-36, REG-37, OP-58 who comes first opens no account without consent; agreeing finishes the same sign-in, once', async () => {
    const opened = async () => (await test.platform.db.selectFrom('account').select('id').execute()).length;
    const before = await opened();
    const verifier = verifierOf('consent');
    const { url } = await start('facebook', verifier);
    const proof = told(await walk(url, { person: 'p-1002' }));
    const asked = await finish('facebook', proof, verifier, {});
    expect(asked).toMatchObject({
      status: 200,
      body: { success: true, value: { consent: { name: expect.stringMatching(/./), minAge: 18 } } },
    });
    expect(JSON.stringify(asked.body)).not.toContain('token');
    for (const half of ['termsAccepted', 'ageConfirmed'])
      expect((await finish('facebook', proof, verifier, { [half]: true })).body).toMatchObject({
        success: true,
        value: { consent: { minAge: 18 } },
      });
    expect((await finish('facebook', proof, verifierOf('thief'))).body.code).toBe('login-window-closed');
    expect(await opened()).toBe(before);
    const both = await Promise.all([finish('facebook', proof, verifier), finish('facebook', proof, verifier)]);
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await opened()).toBe(before + 1);
    expect((await finish('facebook', proof, verifier)).body.code).toBe('login-window-closed');
    const { terms_accepted_at, terms_version, age_confirmed_at } = await test.platform.db
      .selectFrom('account_registration')
      .selectAll()
      .orderBy('account_id', 'desc')
      .executeTakeFirstOrThrow();
    expect([terms_accepted_at, age_confirmed_at]).toEqual([expect.any(Number), terms_accepted_at]);
    expect(await test.platform.db.selectFrom('terms_text').select('version').where('version', '=', terms_version).execute()).toHaveLength(
      1,
    );
    const kept = await test.platform.db.selectFrom('social_login').select('person').execute();
    expect(kept.every(({ person }) => person === null)).toBe(true);
  });

  it('OP-58 an account that is there needs no consent again', async () => {
    const verifier = verifierOf('returns');
    const { url } = await start('facebook', verifier);
    const proof = told(await walk(url, { person: 'p-1002' }));
    expect((await finish('facebook', proof, verifier, {})).body.value).toMatchObject({ token: expect.any(String), firstTimeLogin: false });
  });

  it('OP-58 a consent that comes after ten minutes is too late', async () => {
    const verifier = verifierOf('late');
    const { url } = await start('google', verifier);
    const proof = told(await walk(url, { person: 'p-1003' }));
    expect((await finish('google', proof, verifier, {})).body.value).toHaveProperty('consent');
    await test.platform.db
      .updateTable('social_login')
      .set({ expires_at: test.platform.clock.now() })
      .where('person', 'is not', null)
      .execute();
    expect((await finish('google', proof, verifier)).body.code).toBe('login-window-closed');
    expect(await test.platform.db.selectFrom('social_identity').selectAll().where('provider', '=', 'google').execute()).toHaveLength(2);
  });

  it('OP-43 refuses an origin that is not ours, a switched-off provider, an answer for a state nobody opened', async () => {
    const body = { provider: 'google', origin: 'https://elsewhere.example', challenge: challengeOf('x') };
    expect((await test.call('POST', '/wps/session/login/social/start', { body })).body).toMatchObject({
      code: 'bad-request',
      fields: { origin: expect.stringMatching(/^unknown/) as string },
    });
    expect((await test.call('GET', '/wps/session/login/social/callback', { query: { state: 'made-up', code: 'made-up' } })).status).toBe(
      404,
    );
    await test.platform.db.updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'LOGINLINE3').execute();
    expect(
      (await test.call('POST', '/wps/session/login/social/start', { body: { ...body, provider: 'line', origin: ORIGIN } })).body.code,
    ).toBe('function-disabled');
  });

  it('does not open another member’s account because the address is the same', async () => {
    await test.platform.db
      .updateTable('account_profile')
      .set({ email: 'chloe.park@google.people.test' })
      .where('email', '=', 'demo_member@example.test')
      .execute();
    const verifier = verifierOf('chloe');
    const { url } = await start('google', verifier);
    const proof = told(await walk(url, { person: 'p-1003' }));
    const { token } = (await finish('google', proof, verifier)).body.value as { token: string };
    expect((await test.call('GET', '/wps/member/info', { token })).body.value).not.toMatchObject({ account: 'demo_member' });
  });
});
