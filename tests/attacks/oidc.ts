import { createHash, randomBytes } from 'node:crypto';
import type { Attack } from './attack.js';

const START = '/wps/session/login/social/start';
const END = '/wps/session/login/social';
const CALLBACK = '/wps/session/login/social/callback';
const OWN = 'http://127.0.0.1:4101';
const AGREED = { termsAccepted: true, ageConfirmed: true };
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

export const oidc: Attack = {
  name: 'oidc',
  holds: 'a sign-in with a provider ends for the page that began it and the person who was there, once; nobody is led elsewhere',
  most: { requests: 700, seconds: 120 },
  async run(target, find) {
    /** Begins as a page would. */
    const begin = async (provider: string, { origin = target.url, from }: { origin?: string; from?: string } = {}) => {
      const verifier = randomBytes(32).toString('base64url');
      const { json } = await target.ask(START, { method: 'POST', from, body: { provider, origin, challenge: challengeOf(verifier) } });
      const { url = '', state = '' } = (json['value'] ?? {}) as { url?: string; state?: string };
      return { provider, verifier, url, state };
    };
    /** A person's browser, which follows where it is sent; answers the last page and every address on the way. */
    const walk = async (address: string, person: string) => {
      const cookies = new Map<string, string>();
      const addresses: string[] = [];
      let next = address;
      let form: string | undefined;
      for (let steps = 0; steps < 10; steps++) {
        const { origin, pathname, search } = new URL(next);
        if (origin !== target.url) return { text: '', addresses, left: next };
        addresses.push(next);
        const answer = await target.ask(pathname + search, {
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(form !== undefined && { method: 'POST', body: Buffer.from(form) }),
        });
        form = undefined;
        for (const cookie of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        if (answer.headers.location) next = new URL(answer.headers.location, next).href;
        else if (answer.text.includes('<form')) form = `person=${person}`;
        else return { text: answer.text, addresses, left: undefined };
      }
      return { text: '', addresses, left: undefined };
    };
    const told = (page: string) => /data-token="([^"]+)"/.exec(page)?.[1] ?? '';
    const end = async (provider: string, providerToken: string, codeVerifier: string, more: object = AGREED) => {
      const { text } = await target.askSealed(END, { body: { provider, providerToken, codeVerifier, ...more } });
      return /"token":"[\w-]{20,}"/.test(text);
    };
    const codeOf = (addresses: string[]) => new URL(addresses.at(-1) ?? target.url).searchParams.get('code') ?? '';

    const honest = await begin('google');
    const { text: page, addresses } = await walk(honest.url, 'p-1001');
    if (!(await end('google', told(page), honest.verifier))) find(`an honest sign-in does not end: ${page.slice(0, 200)}`);
    if (await end('google', told(page), honest.verifier)) find('one sign-in ends twice');

    // The attacker begins, somebody else signs in at the address that was sent to them.
    for (const change of [
      (url: string) => url,
      (url: string) => url.replace('prompt=login', 'prompt=none'),
      (url: string) => url.replace('&prompt=login', '').replace('prompt=login&', ''),
    ]) {
      const mine = await begin('google');
      const { text: theirs } = await walk(change(mine.url), 'p-1001');
      const guesses = [
        mine.state,
        `${mine.state}.`,
        `${mine.state}.undefined`,
        `${mine.state}.${randomBytes(32).toString('base64url')}`,
        `${mine.state}.${createHash('sha256').update(mine.state).digest('base64url')}`,
      ];
      for (const guess of guesses)
        if (await end('google', guess, mine.verifier)) find('who sends somebody to the provider is signed in as that somebody');
      const again = await target.ask(`${CALLBACK}?state=${mine.state}&code=mine`);
      if (told(again.text) !== '' && (await end('google', told(again.text), mine.verifier)))
        find('who asks the callback again is told what opens the sign-in of somebody else');
      const bare = await target.ask(`${CALLBACK}?state=${mine.state}`);
      if (told(bare.text) !== '' && (await end('google', told(bare.text), mine.verifier)))
        find('the callback without a code tells what opens the sign-in');
      if (theirs.includes(`data-origin="${OWN}`) && !theirs.includes(target.url))
        find('the window tells another origin than the one that began');
    }

    // Proofs mixed up.
    const one = await begin('google');
    const two = await begin('line');
    const wentOne = await walk(one.url, 'p-1002');
    const wentTwo = await walk(two.url, 'p-1002');
    const mixed = [
      ['line', told(wentOne.text), one.verifier],
      ['google', told(wentTwo.text), two.verifier],
      ['google', told(wentOne.text), two.verifier],
      ['google', `${one.state}.${told(wentTwo.text).split('.')[1]}`, one.verifier],
      ['google', told(wentOne.text), ''],
      ['google', told(wentOne.text), challengeOf(one.verifier)],
    ] as const;
    for (const [provider, token, verifier] of mixed)
      if (await end(provider, token, verifier)) find(`a sign-in ends with the proofs of another: ${provider}`);
    const injected = await begin('google');
    await target.ask(`${CALLBACK}?state=${injected.state}&code=${codeOf(wentOne.addresses)}`);
    const thief = await target.ask(`${CALLBACK}?state=${injected.state}&code=${codeOf(wentOne.addresses)}`);
    if (await end('google', told(thief.text), injected.verifier)) find('a code of one sign-in ends another');
    const race = await Promise.all(Array.from({ length: 16 }, () => end('google', told(wentOne.text), one.verifier)));
    if (race.filter(Boolean).length > 1) find(`one sign-in ends ${race.filter(Boolean).length} of 16 times`);

    // The provider's own doors.
    const authorize = new URL(honest.url);
    const elsewhere = [
      'https://elsewhere.example/',
      `${target.url}${CALLBACK}/../x`,
      `${target.url}${CALLBACK}?x=1`,
      `${target.url}${CALLBACK}#x`,
      `${target.url}@elsewhere.example/`,
      `${target.url}.elsewhere.example${CALLBACK}`,
      `//elsewhere.example${CALLBACK}`,
      'javascript:alert(1)',
      `${target.url.replace('127.0.0.1', 'localhost')}${CALLBACK}`,
      `${target.url}${CALLBACK}/`,
      `${target.url}${CALLBACK}%0d%0a`,
    ];
    for (const redirect of elsewhere) {
      const url = new URL(authorize);
      url.searchParams.set('redirect_uri', redirect);
      const { headers, status } = await target.ask(url.pathname + url.search);
      if (
        headers.location !== undefined &&
        !headers.location.startsWith(`/idp/google/people/`) &&
        !headers.location.startsWith(`${target.url}/idp/google/people/`)
      )
        find(`redirect_uri ${redirect} leads to ${headers.location}`);
      else if (status < 400) find(`redirect_uri ${redirect} answers ${status}`);
    }
    const variants: Record<string, Record<string, string | null>> = {
      'without a challenge': { code_challenge: null, code_challenge_method: null },
      'with a plain challenge': { code_challenge_method: 'plain' },
      'for a token': { response_type: 'token' },
      'for an id_token': { response_type: 'id_token' },
      'for another client': { client_id: 'other' },
      'with an unsigned request': {
        request: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"redirect_uri":"https://elsewhere.example/"}').toString('base64url')}.`,
      },
      'with a request elsewhere': { request_uri: 'https://elsewhere.example/' },
    };
    for (const [name, changes] of Object.entries(variants)) {
      const url = new URL(authorize);
      for (const [field, value] of Object.entries(changes))
        if (value === null) url.searchParams.delete(field);
        else url.searchParams.set(field, value);
      const { headers, status } = await target.ask(url.pathname + url.search);
      if (headers.location?.includes('elsewhere.example') || headers.location?.includes('/people/'))
        find(`the provider goes on ${name}: ${headers.location}`);
      if (status >= 500) find(`the provider fails ${name}: ${status}`);
    }
    const fresh = await walk((await begin('google')).url, 'p-1003');
    const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      target.ask('/idp/google/token', {
        method: 'POST',
        body: Buffer.from(new URLSearchParams(fields).toString()),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    const code = codeOf(fresh.addresses);
    const grant = { grant_type: 'authorization_code', code, redirect_uri: `${target.url}${CALLBACK}`, code_verifier: 'x'.repeat(43) };
    const tries: Record<string, string>[] = [
      {},
      { client_id: 'nova-palace' },
      { client_id: 'nova-palace', client_secret: '' },
      { client_id: 'nova-palace', client_secret: 'nova-palace' },
      { grant_type: 'password', username: 'p-1001', password: '' },
      { grant_type: 'client_credentials', client_id: 'nova-palace' },
      { grant_type: 'refresh_token', refresh_token: code },
    ];
    for (const fields of tries) {
      const { text, status } = await form({ ...grant, ...fields });
      if (status < 400 || status >= 500 || text.includes('id_token'))
        find(`the provider gives tokens for ${JSON.stringify(fields)}: ${status}`);
    }
    for (const path of [
      '/idp/google/reg',
      '/idp/google/me',
      '/idp/google/token/introspection',
      '/idp/google/token/revocation',
      '/idp/google/session/end',
      '/idp/google/device',
      '/idp/google/../../etc/passwd',
      '/idp/google/people/../../x',
      '/idp/google/interaction/x',
      '/idp/google/request',
      '/idp/unknown/auth',
      '/idp/google/people/x%00',
    ]) {
      for (const method of ['GET', 'POST']) {
        const { status, text } = await target.ask(path, { method, ...(method === 'POST' && { body: {} }) });
        if (status >= 500 || (status < 300 && /token|sub"/.test(text))) find(`${method} ${path} answers ${status} ${text.slice(0, 100)}`);
      }
    }
    if (addresses.some(address => !address.startsWith(target.url))) find('an honest sign-in leads elsewhere');

    // Where the window may tell it, and what stands in its page.
    for (const origin of [
      'https://elsewhere.example',
      'null',
      '',
      `${target.url}.elsewhere.example`,
      `${target.url}/`,
      `${target.url}@elsewhere.example`,
      target.url.toUpperCase(),
      '*',
      'javascript:x',
    ]) {
      if ((await begin('google', { origin })).state !== '') find(`a sign-in begins for the origin ${origin}`);
    }
    const hostile = await target.ask(
      `${CALLBACK}?state=${encodeURIComponent('"><script>x</script>')}&code=x&error=${encodeURIComponent('"><img src=x>')}`,
    );
    if (/<script>x|<img src=x/.test(hostile.text) || hostile.status !== 404)
      find(`the callback answers ${hostile.status} to a state that nobody opened`);
    // One's own sign-in in somebody else's page: that page has a state of its own, which no message of another window names.
    const wrong = await begin('google');
    const list = await target.ask(`${CALLBACK}?state=${wrong.state}&state=x&code=a&code=b`);
    if (list.status >= 500) find(`two states answer ${list.status}`);
  },
};
