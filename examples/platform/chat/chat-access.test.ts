import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../identity/sessions.js';
import { openTestConsole, type TestConsole } from '../console/open-test-console.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { DEMO_PASSWORD } from '../seed/accounts.js';
import { hashOfToken } from '../secrets.js';
import { readEvents, type ServerEvent } from './client/read-events.js';
import { openConversation } from './conversations.js';
import { registerChat } from './index.js';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await openTestApp();
  registerChat(test.app, test.platform);
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** Opens customer service as whoever holds the session, or as a visitor. */
async function launch(token?: string, session = ''): Promise<string> {
  const { body } = await test.call('POST', '/wps/relay/CBS_launchChat', { token, body: { modelId: 'support', language: 'EN', session } });
  return new URL(String(body.chatUrl)).searchParams.get('session') ?? '';
}
const say = (chat: string, text: string) =>
  test.call('POST', '/chat/api/messages', { token: chat, body: { text, key: `key-${crypto.randomUUID()}` } });
const read = (chat: string) => test.call('GET', '/chat/api/messages', { token: chat, query: { after: 0 } });
const send = (chat: string) =>
  test.app.inject({
    method: 'POST',
    url: '/chat/api/images',
    headers: { authorization: `Bearer ${chat}`, 'content-type': 'image/png', 'idempotency-key': crypto.randomUUID() },
    payload: 'any bytes',
  });

/** What an open room hears. */
async function follow(chat: string) {
  const response = await fetch(`${origin}/chat/api/stream?after=0`, { headers: { authorization: `Bearer ${chat}` } });
  const heard: ServerEvent[] = [];
  const over = readEvents(
    response.body!,
    event => void heard.push(event),
    () => undefined,
  );
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { heard, over };
}
const CLOSED = { status: 404, body: { code: 'not-found', value: { reason: 'session' } } };

describe('a chat’s key', () => {
  it.each([
    ['logs out', async (token: string) => void (await test.call('DELETE', '/wps/session/logout', { token }))],
    [
      'changes the password',
      async (token: string) => {
        const sealed = { oldPassword: DEMO_PASSWORD, newPassword: 'Another1pass', confirmNewPassword: 'Another1pass' };
        expect((await test.call('POST', '/wps/member/password', { token, sealed })).status).toBe(200);
      },
    ],
  ])('MSG-16 opens nothing once its member %s, and an open room hears it at once', async (_how, end) => {
    const account = _how === 'logs out' ? 'demo_member' : 'demo_player';
    const token = await test.login(account);
    const chat = await launch(token);
    await say(chat, 'for the operator only');
    const room = await follow(chat);
    await end(token);
    await room.over;
    expect(room.heard.at(-1)).toEqual({ event: 'ended', data: { reason: 'session' } });
    expect(await read(chat)).toMatchObject(CLOSED);
    expect([(await say(chat, 'still here')).status, (await send(chat)).statusCode]).toEqual([404, 404]);
    expect(JSON.stringify((await read(chat)).body)).not.toContain('for the operator only');
  });

  it('I18-01 the room in a window of its own speaks the language that is asked for, else the browser’s', async () => {
    const languageOf = async (url: string, accepted: string) => {
      const { body } = await test.app.inject({ url, headers: { 'accept-language': accepted } });
      return /<html lang="([^"]*)"/.exec(body)?.[1];
    };
    expect(await languageOf('/chat/', 'th-TH,th;q=0.9,en;q=0.8')).toBe('th');
    expect(await languageOf('/chat/?lang=AR', 'th-TH')).toBe('ar');
  });

  it('ends with the session’s own time, and a newer session of the member goes on where it was', async () => {
    const token = await test.login('demo_agent');
    const chat = await launch(token);
    await say(chat, 'before the night');
    await test.platform.db
      .updateTable('session')
      .set({ expires_at: test.platform.clock.now() + 1_500 })
      .where('revoked_at', 'is', null)
      .execute();
    const room = await follow(chat);
    await room.over;
    expect(room.heard.at(-1)).toEqual({ event: 'ended', data: { reason: 'session' } });
    expect(await read(chat)).toMatchObject(CLOSED);
    const next = await launch(await test.login('demo_agent'));
    expect((await read(next)).body.messages).toMatchObject([{ text: 'before the night' }]);
  });

  it('MSG-16 a visitor’s is replaced when a member takes the conversation over: nothing said after it is read with it', async () => {
    const visitor = await launch();
    await say(visitor, 'from the visitor');
    const room = await follow(visitor);
    const taken = await launch(await test.login('demo_agent41'), visitor);
    await room.over;
    expect(room.heard.at(-1)).toEqual({ event: 'ended', data: { reason: 'replaced' } });
    await say(taken, 'my account number is 42');
    const late = await read(visitor);
    expect([late.status, late.body.value, JSON.stringify(late.body).includes('42')]).toEqual([404, { reason: 'replaced' }, false]);
    expect((await read(taken)).body.messages).toMatchObject([{ text: 'from the visitor' }, { text: 'my account number is 42' }]);
    expect((await test.call('POST', '/wps/relay/CBS_chatUnread', { body: { session: visitor } })).body.value).toEqual({ count: 0 });
  });

  it('a visitor’s ends after the days that the operator sets', async () => {
    const visitor = await launch();
    const room = await follow(visitor);
    await test.platform.db
      .updateTable('chat_access')
      .set({ expires_at: test.platform.clock.now() + 1_500 })
      .where('session_hash', 'is', null)
      .execute();
    test.platform.events.emit('chat-changed', {
      id: (await test.platform.db.selectFrom('chat_session').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id,
    });
    await room.over;
    expect(room.heard.at(-1)).toEqual({ event: 'ended', data: { reason: 'expired' } });
    expect((await read(visitor)).body.value).toEqual({ reason: 'expired' });
    expect((await read(await launch(undefined, visitor))).body.messages, 'and opens no conversation again').toEqual([]);
  });
});

describe('taken back by the operator', () => {
  let operator: TestConsole;
  beforeAll(async () => {
    operator = await openTestConsole();
    registerChat(operator.app, operator.platform);
  });
  afterAll(() => operator.close());

  it('the chats of an account end when the operator ends its sessions', async () => {
    const { db } = operator.platform;
    const { id } = await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
    const session = await operator.platform.transact(trx =>
      openSession(trx, operator.platform, { accountId: id, kind: 'member', ip: '127.0.0.1', hours: 1 }),
    );
    const chat = await openConversation(operator.platform, {
      modelId: 'support',
      accountId: id,
      sessionHash: hashOfToken(session),
      session: '',
      language: 'EN',
    });
    const ask = async () =>
      (await operator.app.inject({ url: '/chat/api/messages', headers: { authorization: `Bearer ${chat}` } })).statusCode;
    expect(await ask()).toBe(200);
    const ended: number[] = [];
    operator.platform.events.on('session-ended', ({ accountId }) => void ended.push(accountId));
    expect((await operator.ask('POST', `/accounts/${id}/revoke-sessions`, {})).status).toBe(200);
    expect([await ask(), ended]).toEqual([404, [id]]);
  });
});
