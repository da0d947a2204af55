import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import * as v from 'valibot';
import { publicKeyAnswer } from '../../src/api/wire/system.js';
import { calls } from '../../examples/platform/calls/calls.js';
import { DEMO_PASSWORD } from '../../examples/platform/seed/accounts.js';
import type { Attack } from './attack.js';

const LOGIN = '/wps/session/login';
const FREE_PLAY = '/wps/session/login/freeplay';
const RIGHT = { username: 'demo_member', password: DEMO_PASSWORD, type: '0' };
/** API-39: the one call whose specification names a token in the query. */
const TOKEN_IN_QUERY = /MCSFE_getFavoriteGames/;

export const sealed: Attack = {
  name: 'sealed',
  holds: 'what has to be sealed is read from the seal alone, once, by its own call; a session is read from its header alone',
  most: { requests: 2_000, seconds: 180 },
  async run(target, find) {
    const { jwk, keyId, time } = v.parse(v.object({ value: publicKeyAnswer }), (await target.ask('/wps/system/publicKey')).json).value;
    const key = await importJWK(jwk, 'ECDH-ES');
    const seconds = Math.floor((time ?? Date.now()) / 1_000);
    let count = 0;
    const header = (changes: Record<string, unknown> = {}) => ({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: keyId,
      iat: seconds,
      jti: `attack-${'x'.repeat(16)}-${count++}`,
      aud: `POST ${LOGIN}`,
      ...changes,
    });
    const seal = async (fields: unknown, changes: Record<string, unknown> = {}, by: Parameters<CompactEncrypt['encrypt']>[0] = key) =>
      new CompactEncrypt(Buffer.from(typeof fields === 'string' ? fields : JSON.stringify(fields)))
        .setProtectedHeader(header(changes))
        .encrypt(by);
    const query = (fields: Record<string, unknown>) =>
      new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    const opened = (text: string) => /"token":"[\w-]{20,}"/.test(text);

    // Fields beside the seal.
    const beside: Record<string, () => Promise<{ status: number; text: string }>> = {
      'in the query': async () => target.ask(`${LOGIN}?${query(RIGHT)}`, { method: 'POST', body: { jwe: await seal({}) } }),
      'in the body': async () => target.ask(LOGIN, { method: 'POST', body: { ...RIGHT, jwe: await seal({}) } }),
      'in a form': async () =>
        target.ask(LOGIN, {
          method: 'POST',
          body: Buffer.from(`${query(RIGHT)}&jwe=${await seal({})}`),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      'in headers': async () => target.ask(LOGIN, { method: 'POST', body: { jwe: await seal({}) }, headers: RIGHT }),
      'without a seal': async () => target.ask(LOGIN, { method: 'POST', body: RIGHT }),
      'without a seal, in a form': async () =>
        target.ask(LOGIN, {
          method: 'POST',
          body: Buffer.from(query(RIGHT)),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      'by a seal in the query': async () => target.ask(`${LOGIN}?jwe=${await seal(RIGHT)}`, { method: 'POST', body: {} }),
      'half sealed': async () =>
        target.ask(`${LOGIN}?password=${DEMO_PASSWORD}`, {
          method: 'POST',
          body: { jwe: await seal({ username: 'demo_member', type: '0' }) },
        }),
      'by a prototype': async () =>
        target.ask(LOGIN, {
          method: 'POST',
          body: { jwe: await seal('{"__proto__":{"username":"demo_member","password":"Demo1234","type":"0"}}') },
        }),
    };
    for (const [name, ask] of Object.entries(beside)) {
      const { status, text } = await ask();
      if (opened(text)) find(`fields ${name} are read: ${status}`);
      if (status >= 500) find(`fields ${name} answer ${status}`);
    }
    const token = await target.login('demo_agent');
    for (const call of calls.filter(({ sealed: isSealed }) => isSealed)) {
      const names = Object.keys('entries' in call.input ? (call.input.entries as object) : {});
      const fields = query(Object.fromEntries(names.map(name => [name, '1'])));
      const aud = `${call.method} ${call.path}`;
      const plain = await target.ask(call.path, { method: call.method, token, body: Object.fromEntries(names.map(name => [name, '1'])) });
      if (!['seal-refused', 'not-logged-in', 'forbidden', 'not-allowed'].includes(String(plain.json['code'])) && plain.status !== 403)
        find(`${aud} in clear answers ${plain.status} ${String(plain.json['code'])}`);
      const bare = await target.ask(call.path, { method: call.method, token, body: { jwe: await seal({}, { aud }) } });
      const filled = await target.ask(`${call.path}?${fields}`, { method: call.method, token, body: { jwe: await seal({}, { aud }) } });
      if (JSON.stringify(filled.json['fields']) !== JSON.stringify(bare.json['fields']))
        find(`${aud} reads its query: ${filled.text.slice(0, 160)} instead of ${bare.text.slice(0, 160)}`);
    }

    // Seals that are not what they should be.
    const good = await seal({ ...RIGHT });
    const [head = '', , iv = '', text = '', tag = ''] = good.split('.');
    const flip = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
    const other = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const rsa = await generateKeyPair('RSA-OAEP-256');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong: Record<string, unknown> = {
      'an altered header': [flip(head), '', iv, text, tag].join('.'),
      'an altered vector': [head, '', flip(iv), text, tag].join('.'),
      'an altered text': [head, '', iv, flip(text), tag].join('.'),
      'an altered tag': [head, '', iv, text, flip(tag)].join('.'),
      'a shorter tag': [head, '', iv, text, tag.slice(0, 6)].join('.'),
      'no tag': [head, '', iv, text, ''].join('.'),
      'an unsealed text': [encode(header({ alg: 'none' })), '', iv, encode(RIGHT), ''].join('.'),
      'a time long past': await seal(RIGHT, { iat: seconds - 400 }),
      'a time to come': await seal(RIGHT, { iat: seconds + 400 }),
      'a time in text': await seal(RIGHT, { iat: String(seconds) }),
      'a time without end': await seal(RIGHT, { iat: 1e308 }),
      'no time': await seal(RIGHT, { iat: undefined }),
      'no id': await seal(RIGHT, { jti: undefined }),
      'a short id': await seal(RIGHT, { jti: 'x' }),
      'an id that is a list': await seal(RIGHT, { jti: ['x'.repeat(20)] }),
      'another call': await seal(RIGHT, { aud: `POST ${FREE_PLAY}` }),
      'another method': await seal(RIGHT, { aud: `PUT ${LOGIN}` }),
      'a list of calls': await seal(RIGHT, { aud: [`POST ${LOGIN}`] }),
      'no call': await seal(RIGHT, { aud: undefined }),
      'another key': await seal(RIGHT, {}, other.publicKey),
      'another name of the key': await seal(RIGHT, { kid: 'other' }),
      'another algorithm': await seal(RIGHT, { alg: 'RSA-OAEP-256' }, rsa.publicKey),
      'a shared key': await seal(RIGHT, { alg: 'dir' }, new Uint8Array(32)),
      'a wrapped key': await seal(RIGHT, { alg: 'ECDH-ES+A256KW' }),
      'another cipher': await seal(RIGHT, { enc: 'A128GCM' }),
      'a list of seals': [good],
      'an object': { ciphertext: text },
      'a text that is a list': await seal([RIGHT]),
      'a text that is null': await seal('null'),
      'a text that is no JSON': await seal('{'),
      'a number': 7,
      'a name of 60 KB': 'x'.repeat(60_000),
    };
    for (const [name, jwe] of Object.entries(wrong)) {
      const answer = await target.ask(LOGIN, { method: 'POST', body: { jwe } });
      if (answer.status < 400 || answer.status >= 500 || opened(answer.text))
        find(`${name} answers ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    const bomb = await seal(JSON.stringify({ username: 'x'.repeat(40_000_000) }), { zip: 'DEF' }).catch(() => undefined);
    if (bomb !== undefined && bomb.length < 65_000) {
      const begin = performance.now();
      const { status } = await target.ask(LOGIN, { method: 'POST', body: { jwe: bomb } });
      if (status < 400 || status >= 500 || performance.now() - begin > 1_000)
        find(`40 MB packed into ${bomb.length} bytes answer ${status} after ${Math.round(performance.now() - begin)} ms`);
    }

    // One seal, 32 times at once.
    const random = 'r'.repeat(20);
    const twice = await seal({ os: 'web', platform: 'W', random, gatewayVersion: 3 }, { aud: `POST ${FREE_PLAY}` });
    const answers = await Promise.all(Array.from({ length: 32 }, () => target.ask(FREE_PLAY, { method: 'POST', body: { jwe: twice } })));
    const passed = answers.filter(answer => opened(answer.text)).length;
    if (passed !== 1) find(`one seal opens ${passed} of 32`);

    // A session anywhere but in its header.
    for (const call of calls.filter(({ access, path }) => access !== 'open' && !TOKEN_IN_QUERY.test(path))) {
      const body =
        call.method === 'GET' || call.method === 'DELETE' ? undefined : { token, access_token: token, authorization: `Bearer ${token}` };
      const address = `${call.path.replace(/:\w+/g, '1')}?token=${token}&access_token=${token}&authorization=Bearer+${token}&Authorization=Bearer+${token}`;
      const answer = await target.ask(address, {
        method: call.method,
        body,
        headers: { cookie: `token=${token}`, token, 'x-access-token': token },
      });
      if (answer.json['code'] !== 'not-logged-in')
        find(`${call.method} ${call.path} with a token outside of its header answers ${answer.status} ${answer.text.slice(0, 100)}`);
    }
    if ((await target.ask('/wps/member/info', { token })).status !== 200) find('the session did not outlive this');
  },
};
