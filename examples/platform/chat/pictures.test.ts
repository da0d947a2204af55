import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '../uploads/read-picture.js';
import { imageSizeOf } from '../uploads/image-size.js';
import { openTestConsole, type TestConsole } from '../console/open-test-console.js';
import type { ChatDetail } from '../console/chats.js';
import { clearOldChats } from './clear-old-chats.js';
import { openConversation } from './conversations.js';
import { registerChat } from './index.js';

const MB = 1_048_576;
const DAY_MS = 86_400_000;
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** A picture of so many bytes. */
const png = (bytes: number) => Buffer.concat([DOT.subarray(0, 33), Buffer.alloc(Math.max(0, bytes - DOT.length)), DOT.subarray(33)]);

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
  registerChat(operator.app, operator.platform);
});
afterAll(() => operator.close());
afterEach(async () => {
  await set('chat_pictures_mb', 500);
});

const set = (key: string, value: number) =>
  operator.platform.db
    .updateTable('setting')
    .set({ value: String(value) })
    .where('key', '=', key)
    .execute();
const visit = async () => {
  const token = await openConversation(operator.platform, { modelId: 'support', accountId: null, session: '', language: 'EN' });
  const { id } = await operator.platform.db
    .selectFrom('chat_session')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { token, id };
};
const send = (token: string, payload: Buffer, { ip = '192.0.2.1', key = crypto.randomUUID() as string } = {}) =>
  operator.app.inject({
    method: 'POST',
    url: '/chat/api/images',
    remoteAddress: ip,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'idempotency-key': key },
    payload,
  });
const kept = async () =>
  Number(
    (
      await operator.platform.db
        .selectFrom('upload')
        .select(eb => eb.fn.sum('bytes').as('bytes'))
        .executeTakeFirstOrThrow()
    ).bytes ?? 0,
  );

describe('pictures of visitors', () => {
  it('MSG-16 one address fills no disk, however many conversations it opens: pictures and bytes are counted, and it is told when to come again', async () => {
    const before = await kept();
    const answers = [];
    for (let index = 0; index < 30; index++) answers.push(await send((await visit()).token, png(5 * MB)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([answers.length - refused.length, refused.length]).toEqual([12, 18]);
    expect(refused[0]!.json()).toMatchObject({ code: 'rate-limited' });
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(60);
    expect((await kept()) - before).toBeLessThanOrEqual(60 * MB);
    const small = [];
    for (let index = 0; index < 70; index++) small.push((await send((await visit()).token, png(100), { ip: '192.0.2.2' })).statusCode);
    expect([small.indexOf(429), small.filter(status => status === 200).length]).toEqual([60, 60]);
    expect((await send((await visit()).token, png(100), { ip: '192.0.2.3' })).statusCode, 'another address').toBe(200);
  });

  it('one conversation sends thirty an hour, from wherever', async () => {
    const { token } = await visit();
    const answers = [];
    for (let index = 0; index < 32; index++) answers.push((await send(token, png(100), { ip: `198.51.100.${index}` })).statusCode);
    expect(answers).toEqual([...Array<number>(30).fill(200), 429, 429]);
  });

  it('all together have so much room as the operator gives, visitors half of it, and what is refused is said in words', async () => {
    const room = Math.ceil((await kept()) / MB) * 2 + 10;
    await set('chat_pictures_mb', room);
    const answers = [];
    for (let index = 0; index < 4; index++) answers.push(await send((await visit()).token, png(3 * MB), { ip: `203.0.113.${index}` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 429]));
    expect(answers.at(-1)!.json()).toMatchObject({
      code: 'quota-exceeded',
      message: 'No more pictures can be kept at the moment. Describe it in words.',
    });
    const { token, id } = await visit();
    const { id: account_id } = await operator.platform.db
      .selectFrom('account')
      .select('id')
      .where('account', '=', 'demo_member')
      .executeTakeFirstOrThrow();
    await operator.platform.db.updateTable('chat_session').set({ account_id }).where('id', '=', id).execute();
    expect((await send(token, png(3 * MB), { ip: '203.0.113.9' })).statusCode, 'a member still has room').toBe(200);
  });

  it('of many at once no more are kept than there is room for', async () => {
    const before = await kept();
    const ofVisitors = await operator.platform.db
      .selectFrom('upload')
      .innerJoin('chat_message', 'upload_id', 'upload.id')
      .innerJoin('chat_session', 'chat_session.id', 'chat_session_id')
      .select(eb => eb.fn.sum('bytes').as('bytes'))
      .where('chat_session.account_id', 'is', null)
      .executeTakeFirstOrThrow();
    await set('chat_pictures_mb', Math.ceil(Number(ofVisitors.bytes) / MB) * 2 + 4);
    const visitors = await Promise.all(Array.from({ length: 12 }, visit));
    const answers = await Promise.all(visitors.map(({ token }, index) => send(token, png(MB), { ip: `198.51.100.${100 + index}` })));
    const taken = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect([taken >= 1, taken <= 3, (await kept()) - before === taken * MB]).toEqual([true, true, true]);
  });

  it('a picture sent again under its key counts once; who holds no key is refused before anything is read', async () => {
    const { token, id } = await visit();
    for (let times = 0; times < 40; times++)
      expect((await send(token, png(100), { ip: '192.0.2.40', key: 'the-same-picture' })).statusCode).toBe(200);
    expect((await operator.ask<ChatDetail>('GET', `/chats/${id}`)).body.messages).toHaveLength(1);
    expect((await send('x'.repeat(43), png(5 * MB))).statusCode).toBe(404);
  });

  it('what is no picture, too many bytes or too many points is refused, and its sender told which', async () => {
    const { token } = await visit();
    const wide = Buffer.from(DOT);
    wide.writeUInt32BE(60_000, 16);
    const faults = [];
    for (const payload of [Buffer.from('GIF89a and more'), png(5 * MB + 1), wide, DOT.subarray(0, 40)])
      faults.push((await send(token, payload, { ip: '192.0.2.41' })).json<{ code: string; fields: { file: string } }>());
    expect(faults.map(({ code, fields }) => [code, fields.file])).toEqual([
      ['image-refused', 'must be png or jpg'],
      ['image-refused', 'at most 5242880 bytes'],
      ['image-refused', 'too many points'],
      ['image-refused', 'must be png or jpg'],
    ]);
  });
});

describe('reading a picture', () => {
  it('stops at the first bytes of what is none and at the first byte too many, and keeps nothing of the rest', async () => {
    const sent = (...pieces: Buffer[]) => {
      // It never ends: the answer must come before.
      const body = new Readable({ read: () => undefined });
      pieces.forEach(piece => body.push(piece));
      return body;
    };
    const wrong = sent(Buffer.from('<s'), Buffer.from('vg xmlns'));
    await expect(readPicture(wrong, 5 * MB)).rejects.toMatchObject({ code: 'image-refused' });
    const long = sent(DOT, Buffer.alloc(5 * MB));
    await expect(readPicture(long, 5 * MB)).rejects.toMatchObject({
      code: 'image-refused',
      options: { fields: { file: 'at most 5242880 bytes' } },
    });
    expect([wrong.listenerCount('data'), long.listenerCount('data')]).toEqual([0, 0]);
    const cut = new Readable({ read: () => undefined });
    const reading = readPicture(cut, 5 * MB);
    cut.push(DOT.subarray(0, 20));
    cut.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('knows the points of png and jpg by their head', () => {
    const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010002001011100ffd9', 'hex');
    expect([
      imageSizeOf(DOT, 'image/png'),
      imageSizeOf(jpg, 'image/jpeg'),
      imageSizeOf(Buffer.from('ffd8ffe00002ffe00002', 'hex'), 'image/jpeg'),
      imageSizeOf(Buffer.from('ffd8ffff', 'hex'), 'image/jpeg'),
    ]).toEqual([{ width: 1, height: 1 }, { width: 32, height: 16 }, undefined, undefined]);
  });
});

describe('old chats', () => {
  it('MSG-16 pictures go after the days that are set, by the sandbox clock; the console and the room say so, the words stay', async () => {
    const { db, clock } = operator.platform;
    const { token, id } = await visit();
    const { id: account_id } = await db.selectFrom('account').select('id').where('account', '=', 'demo_player').executeTakeFirstOrThrow();
    await db.updateTable('chat_session').set({ account_id }).where('id', '=', id).execute();
    await send(token, png(100), { ip: '192.0.2.50' });
    const { body } = await operator.ask<ChatDetail>('GET', `/chats/${id}`);
    const [{ image } = { image: '' }] = body.messages;
    expect(
      (await operator.platform.db.selectFrom('upload').select('id').where('key', '=', image.slice('/uploads/'.length)).execute()).length,
    ).toBe(1);
    await clock.advance(29 * DAY_MS);
    await clearOldChats(operator.platform);
    expect((await operator.ask<ChatDetail>('GET', `/chats/${id}`)).body.messages[0]).toMatchObject({ image });
    await clock.advance(2 * DAY_MS);
    expect((await clearOldChats(operator.platform)).pictures).toBeGreaterThan(0);
    const after = (await operator.ask<ChatDetail>('GET', `/chats/${id}`)).body;
    expect(after.messages).toMatchObject([{ image: '', text: '', pictureRemovedAt: expect.any(Number) as number }]);
    expect(after.lastText).toBe('[picture removed]');
    expect(
      (await operator.platform.db.selectFrom('upload').select('id').where('key', '=', image.slice('/uploads/'.length)).execute()).length,
    ).toBe(0);
  });

  it('conversations of visitors go with all that was said; those of members stay', async () => {
    const { db, clock } = operator.platform;
    const old = await visit();
    await send(old.token, png(100), { ip: '192.0.2.60' });
    const members = await db.selectFrom('chat_session').select('id').where('account_id', 'is not', null).execute();
    await clock.advance(31 * DAY_MS);
    const young = await visit();
    expect((await clearOldChats(operator.platform)).conversations).toBeGreaterThan(0);
    const left = (await db.selectFrom('chat_session').select(['id', 'account_id']).execute()).map(({ id }) => id);
    expect([left.includes(old.id), left.includes(young.id), members.every(({ id }) => left.includes(id))]).toEqual([false, true, true]);
    expect((await db.selectFrom('chat_message').select('id').where('chat_session_id', '=', old.id).execute()).length).toBe(0);
    expect((await send(old.token, png(100))).statusCode).toBe(404);
    expect(await clearOldChats(operator.platform)).toEqual({ pictures: 0, conversations: 0 });
  });

  it('the room of what was removed is used again', async () => {
    const size = async () => {
      const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('upload')::float8 as bytes`.execute(operator.platform.db);
      return rows[0]!.bytes;
    };
    const fill = async (net: number) => {
      for (let index = 0; index < 4; index++)
        expect((await send((await visit()).token, png(4 * MB), { ip: `10.0.${net}.${index}` })).statusCode).toBe(200);
    };
    await fill(0);
    const full = await size();
    for (let round = 1; round < 4; round++) {
      await operator.platform.clock.advance(31 * DAY_MS);
      await clearOldChats(operator.platform);
      await fill(round);
    }
    expect(await size()).toBeLessThan(full * 1.3);
  });
});
