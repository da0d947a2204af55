import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestConsole, type TestConsole } from '../console/open-test-console.js';
import { readEvents, type ServerEvent } from './client/read-events.js';
import { openConversation } from './conversations.js';
import type { RoomState } from './follow-conversation.js';
import { registerChat } from './index.js';

let operator: TestConsole;
let origin: string;
beforeAll(async () => {
  operator = await openTestConsole();
  registerChat(operator.app, operator.platform);
  origin = await operator.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => operator.close());

const visit = () => openConversation(operator.platform, { modelId: 'support', accountId: null, session: '', language: 'EN' });
const say = (token: string, text: string) =>
  fetch(`${origin}/chat/api/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, key: `key-${crypto.randomUUID()}` }),
  });
const read = (token: string, id: number) =>
  fetch(`${origin}/chat/api/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
const idOfNewest = async () =>
  (await operator.platform.db.selectFrom('chat_session').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;

/** What a stream says; `next` waits for the following event, and has no event when the stream has ended. */
async function listen(path: string, bearer: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await fetch(origin + path, {
    signal: leaving.signal,
    headers: { authorization: `Bearer ${bearer}`, 'accept-encoding': 'gzip, br', ...headers },
  });
  const heard: ServerEvent[] = [];
  let wake: () => void = () => undefined;
  let isOver = false;
  void readEvents(
    response.body!,
    event => (heard.push(event), wake()),
    () => undefined,
  )
    .catch(() => undefined)
    .finally(() => ((isOver = true), wake()));
  return {
    response,
    leave: () => leaving.abort(),
    async next(): Promise<ServerEvent | undefined> {
      while (heard.length === 0 && !isOver) await new Promise<void>(resolve => (wake = resolve));
      return heard.shift();
    },
  };
}
const stateOf = (event: ServerEvent | undefined) => event?.data as RoomState;

describe('a conversation told as it goes on', () => {
  it('MSG-16 what the operator says, reads and closes is in the room at once, plain and uncompressed, also in a frame without origin', async () => {
    const token = await visit();
    const id = await idOfNewest();
    const room = await listen('/chat/api/stream?after=0', token, { origin: 'null' });
    expect(
      ['content-type', 'content-encoding', 'access-control-allow-origin', 'x-accel-buffering'].map(name => room.response.headers.get(name)),
    ).toEqual(['text/event-stream', null, 'null', 'no']);
    expect(stateOf(await room.next())).toMatchObject({ status: 'open', messages: [], seen: 0, read: 0 });
    await operator.ask('POST', `/chats/${id}/messages`, { text: 'Hello', key: 'operator-hello' });
    const told = stateOf(await room.next());
    expect(told.messages).toMatchObject([{ sender: 'operator', text: 'Hello' }]);
    await read(token, told.messages[0]!.id);
    expect(stateOf(await room.next())).toMatchObject({ messages: [], read: told.messages[0]!.id });
    await operator.ask('POST', `/chats/${id}/close`, {});
    const states = [stateOf(await room.next())];
    if (states[0]!.status === 'open') states.push(stateOf(await room.next()));
    expect(states.at(-1)?.status).toBe('closed');
    room.leave();
  });

  it('a room that comes back hears only what it missed, and a long conversation comes whole', async () => {
    const token = await visit();
    const id = await idOfNewest();
    const rows = Array.from({ length: 430 }, (_, index) => ({
      chat_session_id: id,
      sender: 'visitor' as const,
      text: `line ${index}`,
      upload_id: null,
      client_key: `line-${index}`,
      created_at: 1,
    }));
    await operator.platform.db.insertInto('chat_message').values(rows).execute();
    const room = await listen('/chat/api/stream?after=0', token);
    const lines: string[] = [];
    let last = 0;
    while (lines.length < rows.length) {
      const { messages } = stateOf(await room.next());
      lines.push(...messages.map(({ text }) => text));
      last = messages.at(-1)?.id ?? last;
    }
    expect(lines).toEqual(rows.map(({ text }) => text));
    room.leave();
    await say(token, 'while it was away');
    const back = await listen(`/chat/api/stream?after=${last}`, token);
    expect(stateOf(await back.next()).messages).toMatchObject([{ text: 'while it was away' }]);
    back.leave();
    const { body } = await operator.ask<{ messages: { text: string }[] }>('GET', `/chats/${id}`);
    expect(body.messages.at(-1)?.text, 'the desk shows the end of a long conversation').toBe('while it was away');
  });

  it('nobody hears a conversation without its token, and another conversation’s words are not told', async () => {
    expect((await fetch(`${origin}/chat/api/stream?after=0`)).status).toBe(404);
    expect((await fetch(`${origin}/chat/api/stream?after=0`, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).status).toBe(404);
    const [mine, other] = [await visit(), await visit()];
    const room = await listen('/chat/api/stream?after=0', mine);
    await room.next();
    await say(other, 'not for you');
    await say(mine, 'for me');
    expect(stateOf(await room.next()).messages.map(({ text }) => text)).toEqual(['for me']);
    room.leave();
  });

  it('the operator’s desk hears that something changed, with the key only', async () => {
    expect((await fetch(`${origin}/sandbox/api/chats/events`)).status).toBe(401);
    const desk = await listen('/sandbox/api/chats/events', operator.platform.config.operatorKey);
    expect(await desk.next()).toEqual({ event: 'ready', data: {} });
    const token = await visit();
    const id = await idOfNewest();
    await say(token, 'Anybody there?');
    let told = await desk.next();
    while ((told?.data as { id?: number }).id !== id) told = await desk.next();
    expect(told?.event).toBe('changed');
    desk.leave();
  });

  it('the mark on the way to customer service counts answers that were not read, of one’s own conversation only', async () => {
    const token = await visit();
    const id = await idOfNewest();
    const count = async (session: string) =>
      (await operator.app.inject({ method: 'POST', url: '/wps/relay/CBS_chatUnread', payload: { session } })).json<{
        value: { count: number };
      }>().value.count;
    await say(token, 'Hello?');
    expect(await count(token)).toBe(0);
    for (const key of ['answer-one', 'answer-two']) await operator.ask('POST', `/chats/${id}/messages`, { text: key, key });
    expect([await count(token), await count(''), await count('x'.repeat(43))]).toEqual([2, 0, 0]);
    await read(token, 2_000_000_000);
    expect(await count(token)).toBe(0);
    await operator.ask('POST', `/chats/${id}/messages`, { text: 'One more', key: 'answer-three' });
    expect(await count(token), 'what was said to be read cannot be ahead of what was said').toBe(1);
  });

  it('a server that stops ends every stream', async () => {
    const own = await openTestConsole();
    registerChat(own.app, own.platform);
    const at = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const desk = await fetch(`${at}/sandbox/api/chats/events`, { headers: { authorization: `Bearer ${own.platform.config.operatorKey}` } });
    const over = readEvents(
      desk.body!,
      () => undefined,
      () => undefined,
    );
    await own.close();
    await over;
  });
});
