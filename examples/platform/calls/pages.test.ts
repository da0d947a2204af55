import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogAnswer } from '../../../src/api/content/blog.js';
import { chatLaunchAnswer, chatModelsAnswer } from '../../../src/api/account/chat.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { feedbackListAnswer, feedbackSettingAnswer } from '../../../src/api/account/feedback.js';
import { domainRouteAnswer, representativeAnswer } from '../../../src/api/content/mirrors.js';
import { uploadAnswer } from '../../../src/api/wire/upload.js';
import { registerChat } from '../chat/index.js';
import { testTeam } from '../contracts/test-team.js';
import { openTestApp, type TestApp, type TestCall } from '../http/test-app.js';
import { registerUploads } from '../uploads/serve-uploads.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010002001011100ffd9', 'hex');
const MAX = 5_242_880;
const WORDS = 'My deposit of yesterday is missing.';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  registerChat(test.app, test.platform);
  registerUploads(test.app, test.platform);
  token = await test.login('demo_member');
});
afterAll(() => test.close());

async function read<S extends v.GenericSchema>(
  schema: S,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  call: TestCall = {},
): Promise<v.InferOutput<S>> {
  const { status, body } = await test.call(method, path, call);
  return v.parse(schema, readEnvelope(`${method} ${path}`, { status, body }));
}
/** A png of so many bytes: what follows the header does not matter, what ends it does. */
function pngOf(bytes: number): Buffer {
  return Buffer.concat([PNG.subarray(0, 33), Buffer.alloc(bytes - PNG.length), PNG.subarray(33)]);
}
async function upload(content: Buffer, name = 'a.png', bearer = token) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
  const packed = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: '/wps/upload/image',
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<{ code?: string; value?: unknown }>() };
}

describe('public pages', () => {
  it('API-22, SYS-17 the mirrors are the active routes', async () => {
    const { list } = await read(domainRouteAnswer, 'GET', '/wps/system/domainRoute');
    expect(list).toContainEqual({ domain: 'novapalace.example', kind: 'mirror' });
    const nova = test.platform.db.updateTable('domain_route').where('domain', '=', 'novapalace.example');
    await nova.set({ active: false }).execute();
    expect((await read(domainRouteAnswer, 'GET', '/wps/system/domainRoute')).list).toEqual(
      list.filter(({ domain }) => domain !== 'novapalace.example'),
    );
    await nova.set({ active: true }).execute();
  });
  it('SYS-18, O-11 a representative is official or not', async () => {
    expect(await read(representativeAnswer, 'GET', '/wps/system/representative', { query: { contactId: 'nova-marta' } })).toEqual({
      official: true,
    });
    expect(await read(representativeAnswer, 'GET', '/wps/system/representative', { query: { contactId: 'nova-fake' } })).toEqual({
      official: false,
    });
  });
  it('O-50 articles in both languages, newest first', async () => {
    const [en, es] = await Promise.all(
      ['EN', 'ES'].map(language => read(blogAnswer, 'GET', '/wps/relay/MCSFE_getBlogList', { query: { language } })),
    );
    expect(en!.list.length).toBeGreaterThanOrEqual(6);
    expect(en!.list.map(post => post.id)).toEqual(es!.list.map(post => post.id));
    expect(en!.list.map(post => post.publishedAt)).toEqual(en!.list.map(post => post.publishedAt).toSorted((a, b) => b - a));
    expect(en!.list.filter((post, index) => post.title === es!.list[index]!.title)).toEqual([]);
  });
});

describe('uploads', () => {
  it('O-12, INV-29, CON-09 takes pictures by their content, whatever they are called', async () => {
    const { uploadId, url } = v.parse(uploadAnswer, (await upload(PNG, 'notes.txt')).body.value);
    expect(uploadId).toMatch(/^\d+$/);
    const shown = await test.app.inject({ url: new URL(url).pathname });
    expect([shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual(['image/png', 'nosniff']);
    expect(shown.rawPayload.equals(PNG)).toBe(true);
    const photo = await upload(JPG, 'notes.txt');
    expect(photo.status, 'a jpg').toBe(200);
    expect((await test.app.inject({ url: new URL(v.parse(uploadAnswer, photo.body.value).url).pathname })).headers['content-type']).toBe(
      'image/jpeg',
    );
    expect(await upload(GIF)).toMatchObject({ status: 400, body: { code: 'image-refused' } });
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 400,
      body: { code: 'image-refused' },
    });
  });
  it('CON-10 takes 5 MB and refuses one byte more', async () => {
    expect((await upload(pngOf(MAX))).status).toBe(200);
    expect(await upload(pngOf(MAX + 1))).toMatchObject({ status: 400, body: { code: 'image-refused' } });
  });
  it('needs an account', async () => {
    expect((await upload(PNG, 'a.png', '')).status).toBe(401);
    expect((await upload(PNG, 'a.png', await test.freePlay())).status).toBe(403);
  });
});

describe('feedback', () => {
  it('VAL-41 tells its limits and keeps them', async () => {
    expect(await read(feedbackSettingAnswer, 'GET', '/wps/feedback/setting')).toEqual({
      minWords: 5,
      maxWords: 500,
      imageMaxBytes: MAX,
      imageMaxCount: 3,
    });
    const send = (content: string) => test.call('PUT', '/wps/feedback', { token, body: { questionType: 'deposit', content } });
    expect((await send('only four words here')).body).toMatchObject({ code: 'bad-request', fields: { content: '5 to 500 words' } });
    expect((await send('word '.repeat(501))).status).toBe(400);
    expect((await send('充值没有到')).status).toBe(200);
    expect((await send('word '.repeat(500))).status).toBe(200);
  });
  it('API-24, MEM-29, MEM-30 keeps type, text and pictures; a second try of the same one books nothing', async () => {
    const { uploadId } = v.parse(uploadAnswer, (await upload(PNG)).body.value);
    const send = () =>
      test.call('PUT', '/wps/feedback', {
        token,
        headers: { 'idempotency-key': 'feedback-1' },
        body: { questionType: 'withdrawal', content: WORDS, images: [uploadId] },
      });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    const { list } = await read(feedbackListAnswer, 'GET', '/wps/feedback', { token });
    expect(list.filter(item => item.content === WORDS)).toHaveLength(1);
    expect(list[0]).toMatchObject({
      questionType: 'withdrawal',
      content: WORDS,
      images: [expect.stringContaining('/uploads/')],
      reply: '',
    });
    expect(
      (await test.call('PUT', '/wps/feedback', { token, body: { questionType: 'gossip', content: WORDS } })).body.fields,
    ).toHaveProperty('questionType');
  });
  it('MEM-29 each of the six types comes back as it was sent', async () => {
    await testTeam(test).joins('six_types', null);
    const as = await test.login('six_types');
    const types = ['deposit', 'withdrawal', 'game', 'customer-service', 'application', 'other'];
    for (const questionType of types)
      expect((await test.call('PUT', '/wps/feedback', { token: as, body: { questionType, content: WORDS } })).status, questionType).toBe(
        200,
      );
    const { body } = await test.call('GET', '/wps/feedback', { token: as });
    expect((body.value as { list: { questionType: string }[] }).list.map(({ questionType }) => questionType)).toEqual(types.toReversed());
  });
  it('CON-11 refuses a fourth picture, and pictures of others', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, async () => v.parse(uploadAnswer, (await upload(PNG)).body.value).uploadId));
    const send = (images: string[], bearer = token) =>
      test.call('PUT', '/wps/feedback', { token: bearer, body: { questionType: 'other', content: WORDS, images } });
    expect((await send(ids)).body.fields).toEqual({ images: 'at most 3' });
    expect((await send(ids.slice(0, 1), await test.login('demo_player'))).status).toBe(400);
    expect((await send(ids.slice(0, 3))).status).toBe(200);
  });
});

describe('live chat', () => {
  const launch = (call: TestCall = {}, modelId = 'support') =>
    read(chatLaunchAnswer, 'POST', '/wps/relay/CBS_launchChat', { ...call, body: { modelId, language: 'EN', ...call.body } });
  const tokenOf = (chatUrl: string) => new URL(chatUrl).searchParams.get('session') ?? '';
  const room = (session: string, method: 'GET' | 'POST' = 'GET', body?: Record<string, unknown>) =>
    test.call(method, '/chat/api/messages', { token: session, body, query: method === 'GET' ? { after: 0 } : undefined });

  it('API-52 offers what a chat may be about, in both languages, and nothing that is switched off', async () => {
    const names = async (language: string) =>
      (await read(chatModelsAnswer, 'GET', '/wps/relay/CBS_modelList', { query: { language } })).list.map(model => model.name);
    expect(await names('EN')).toContain('Deposits and withdrawals');
    expect(await names('ES')).toContain('Depósitos y retiros');
    const ofMoney = test.platform.db.updateTable('chat_model').where('id', '=', 'payments');
    await ofMoney.set({ active: false }).execute();
    expect(await names('EN')).not.toContain('Deposits and withdrawals');
    await ofMoney.set({ active: true }).execute();
  });
  it('API-53, MSG-16 opens at chatUrl, takes a message once, and opens the same conversation again', async () => {
    const first = await launch();
    const page = await test.app.inject({ url: new URL(first.chatUrl).pathname });
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    for (let twice = 0; twice < 2; twice++)
      expect((await room(tokenOf(first.chatUrl), 'POST', { text: 'Hello', key: 'message-1' })).status).toBe(200);
    const again = await launch({ body: { session: first.session } });
    expect(tokenOf(again.chatUrl)).not.toBe(tokenOf(first.chatUrl));
    expect((await room(tokenOf(again.chatUrl))).body).toMatchObject({
      status: 'open',
      messages: [{ sender: 'visitor', text: 'Hello', image: '' }],
    });
  });
  it('takes pictures by their content', async () => {
    const session = tokenOf((await launch()).chatUrl);
    const send = (payload: Buffer, key: string) =>
      test.app.inject({
        method: 'POST',
        url: '/chat/api/images',
        headers: { authorization: `Bearer ${session}`, 'content-type': 'image/png', 'idempotency-key': key },
        payload,
      });
    expect((await send(PNG, 'picture-1')).statusCode).toBe(200);
    expect((await send(GIF, 'picture-2')).json()).toMatchObject({ code: 'image-refused' });
    expect((await room(session)).body.messages).toMatchObject([{ image: expect.stringMatching(/^\/uploads\//) }]);
  });
  it('a member finds the conversation again by the account; nobody else gets it', async () => {
    const visitor = await launch();
    await room(tokenOf(visitor.chatUrl), 'POST', { text: 'Before login', key: 'before-login' });
    const taken = await launch({ token, body: { session: visitor.session } });
    expect(taken.session).toBe('');
    expect((await room(tokenOf(taken.chatUrl))).body.messages).toMatchObject([{ text: 'Before login' }]);
    expect((await room(tokenOf((await launch({ token })).chatUrl))).body.messages).toMatchObject([{ text: 'Before login' }]);
    const other = await launch({ token: await test.login('demo_player'), body: { session: visitor.session } });
    expect((await room(tokenOf(other.chatUrl))).body.messages).toEqual([]);
    const later = await launch({ body: { session: visitor.session } });
    expect((await room(tokenOf(later.chatUrl))).body.messages).toEqual([]);
  });
  it('a wrong token opens nothing', async () => {
    expect((await room('x'.repeat(43))).status).toBe(404);
  });
});
