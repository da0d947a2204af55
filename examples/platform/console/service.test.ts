import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConversation } from '../chat/conversations.js';
import { registerChat } from '../chat/index.js';
import type { ChatDetail, ChatRow } from './chats.js';
import type { FeedbackRow } from './feedback.js';
import { messageText } from '../messages/message-text.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Stretch } from './paging.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
  registerChat(operator.app, operator.platform);
});
afterAll(() => operator.close());

describe('live chat, the operator’s side', () => {
  it('MSG-16 lists conversations with what is new, answers in words and pictures, and closes', async () => {
    const token = await openConversation(operator.platform, { modelId: 'support', accountId: null, session: '', language: 'EN' });
    const visitor = { authorization: `Bearer ${token}` };
    const room = async () =>
      (await operator.app.inject({ url: '/chat/api/messages', headers: visitor })).json<{
        status: string;
        seen: number;
        messages: { sender: string; text: string; image: string }[];
      }>();
    await operator.app.inject({
      method: 'POST',
      url: '/chat/api/messages',
      headers: visitor,
      payload: { text: 'Where is my deposit?', key: 'visitor-1' },
    });
    const [row] = (await operator.ask<{ list: ChatRow[] }>('GET', '/chats?status=open')).body.list;
    expect(row).toMatchObject({ account: null, model: 'Customer service', language: 'EN', unread: 1, lastText: 'Where is my deposit?' });
    const id = row!.id;
    expect((await operator.ask<ChatDetail>('POST', `/chats/${id}/read`, {})).body.unread).toBe(0);
    expect((await room()).seen).toBeGreaterThan(0);
    for (let twice = 0; twice < 2; twice++)
      await operator.ask('POST', `/chats/${id}/messages`, { text: 'We look at it.', key: 'operator-1' });
    const picture = await operator.app.inject({
      method: 'POST',
      url: `/sandbox/api/chats/${id}/images`,
      headers: {
        authorization: `Bearer ${operator.platform.config.operatorKey}`,
        'content-type': 'image/png',
        'idempotency-key': 'picture-1',
      },
      payload: PNG,
    });
    expect(picture.statusCode).toBe(200);
    expect((await room()).messages).toMatchObject([
      { sender: 'visitor' },
      { sender: 'operator', text: 'We look at it.' },
      { sender: 'operator', image: expect.stringMatching(/^\/uploads\//) },
    ]);
    expect((await operator.ask<ChatDetail>('POST', `/chats/${id}/close`, {})).body.status).toBe('closed');
    expect(await operator.lastDeed()).toEqual({ action: 'chat.close', ref: String(id) });
    expect((await room()).status).toBe('closed');
    await operator.app.inject({
      method: 'POST',
      url: '/chat/api/messages',
      headers: visitor,
      payload: { text: 'One more thing', key: 'visitor-2' },
    });
    expect((await room()).status).toBe('open');
  });
  it('MSG-16 an operator who gave a name answers by it, on both sides; one who did not is customer service', async () => {
    const token = await openConversation(operator.platform, { modelId: 'support', accountId: null, session: '', language: 'EN' });
    const visitor = { authorization: `Bearer ${token}` };
    await operator.app.inject({
      method: 'POST',
      url: '/chat/api/messages',
      headers: visitor,
      payload: { text: 'Anybody there?', key: 'named-key-1' },
    });
    const id = (await operator.ask<{ list: ChatRow[] }>('GET', '/chats?search=Anybody')).body.list[0]!.id;
    await operator.ask(
      'POST',
      `/chats/${id}/messages`,
      { text: 'Yes.', key: 'named-2-x' },
      { 'operator-name': encodeURIComponent('Nina Marín') },
    );
    await operator.ask('POST', `/chats/${id}/messages`, { text: 'Both of us.', key: 'named-3-x' });
    const told = [
      { sender: 'visitor' },
      { sender: 'operator', author: 'Nina Marín', text: 'Yes.' },
      { sender: 'operator', text: 'Both of us.' },
    ];
    const room = (await operator.app.inject({ url: '/chat/api/messages', headers: visitor })).json<ChatDetail>();
    for (const { messages } of [room, (await operator.ask<ChatDetail>('GET', `/chats/${id}`)).body]) {
      expect(messages).toMatchObject(told);
      expect(messages.map(({ author }) => author)).toEqual([undefined, 'Nina Marín', undefined]);
    }
  });

  it('MSG-16 the latest conversation stands first, whichever is older, and those that wait are found, by account, words or number', async () => {
    const ids: number[] = [];
    const tokens: string[] = [];
    for (const words of ['first about a bonus', 'second about 100% luck']) {
      const token = await openConversation(operator.platform, { modelId: 'support', accountId: null, session: '', language: 'ES' });
      await operator.platform.clock.advance(1_000);
      await operator.app.inject({
        method: 'POST',
        url: '/chat/api/messages',
        headers: { authorization: `Bearer ${token}` },
        payload: { text: words, key: `listed-${words.length}` },
      });
      tokens.push(token);
      ids.push(
        (await operator.platform.db.selectFrom('chat_session').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id,
      );
    }
    const listed = async (query: string) =>
      (await operator.ask<{ list: ChatRow[] }>('GET', `/chats?${query}`)).body.list.map(({ id }) => id);
    expect((await listed('')).slice(0, 2)).toEqual([ids[1], ids[0]]);
    await operator.platform.clock.advance(1_000);
    await operator.app.inject({
      method: 'POST',
      url: '/chat/api/messages',
      headers: { authorization: `Bearer ${tokens[0]}` },
      payload: { text: 'still there?', key: 'key-again' },
    });
    expect((await listed('')).slice(0, 2)).toEqual([ids[0], ids[1]]);
    expect(await listed('search=BONUS')).toEqual([ids[0]]);
    expect(await listed(`search=${encodeURIComponent('100%')}`)).toEqual([ids[1]]);
    expect(await listed(`search=visitor%20${ids[1]}`)).toContain(ids[1]);
    const unread = async () => (await listed('status=unread')).filter(id => ids.includes(id));
    expect(await unread()).toEqual([ids[0], ids[1]]);
    await operator.ask('POST', `/chats/${ids[0]}/read`, {});
    expect(await unread()).toEqual([ids[1]]);
    expect((await operator.ask<{ waiting: object }>('GET', '/standing')).body.waiting).toMatchObject({
      chats: (await listed('status=unread')).length,
      feedback: 0,
    });
  });
  it('knows no conversation that is not there', async () => {
    expect((await operator.ask('GET', '/chats/999')).status).toBe(404);
    expect((await operator.ask('POST', '/chats/999/messages', { text: 'x', key: 'operator-2' })).status).toBe(404);
  });
});

describe('feedback, the operator’s side', () => {
  it('MEM-20 lists what was sent and keeps the answer', async () => {
    const sent = await operator.app.inject({
      method: 'PUT',
      url: '/wps/feedback',
      payload: { questionType: 'game', content: 'The wheel stood still for an hour.' },
    });
    expect(sent.statusCode).toBe(200);
    const [row] = (await operator.ask<Stretch<FeedbackRow>>('GET', '/feedback?state=open&search=wheel')).body.list;
    expect(row).toMatchObject({ questionType: 'game', account: null, reply: '', images: [] });
    expect(
      (await operator.ask<Stretch<FeedbackRow>>('GET', `/feedback?after=${row!.id}`)).body.list,
      'the page that follows gets only what is newer',
    ).toEqual([]);
    expect((await operator.ask<Stretch<FeedbackRow>>('GET', `/feedback?after=${row!.id - 1}`)).body.list).toHaveLength(1);
    expect((await operator.ask('PUT', `/feedback/${row!.id}/reply`, { reply: '' })).status).toBe(400);
    await operator.ask('PUT', `/feedback/${row!.id}/reply`, { reply: 'It is oiled now.' });
    expect((await operator.ask<Stretch<FeedbackRow>>('GET', '/feedback?state=answered')).body.list[0]?.reply).toBe('It is oiled now.');
    expect(await operator.lastDeed()).toEqual({ action: 'feedback.reply', ref: String(row!.id) });
    const { db, clock } = operator.platform;
    const member = await operator.idOf('demo_member');
    const { id } = await db
      .insertInto('feedback')
      .values({
        account_id: member,
        question_type: 'game',
        content: 'And the slots?',
        language: 'EN',
        idempotency_key: null,
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const reply of ['They too.', 'They too.', 'They too, since Monday.'])
      await operator.ask('PUT', `/feedback/${id}/reply`, { reply });
    const letters = await db
      .selectFrom('message')
      .selectAll()
      .where('account_id', '=', member)
      .where('kind', '=', 'feedback_answered')
      .orderBy('id')
      .execute();
    expect(
      letters.map(letter => messageText(letter, 'EN', 'USD')),
      'the same words are not told twice',
    ).toEqual(['They too.', 'They too, since Monday.'].map(content => ({ title: 'We have answered your feedback', content })));
  });
});
