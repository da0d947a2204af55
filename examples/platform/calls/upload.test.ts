import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { rawRequest } from '../http/raw-request.js';

let test: TestApp;
let origin: string;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  token = await test.login('demo_member');
});
afterAll(() => test.close());

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const MAX = 5_242_880;
const PATH = '/wps/upload/image';
const field = (name: string, content: Buffer | string, file?: string) =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
const form = (...fields: Buffer[]) => Buffer.concat([...fields, Buffer.from('--b--\r\n')]);
const largePng = (bytes: number) => Buffer.concat([PNG.subarray(0, 33), Buffer.alloc(bytes - PNG.length), PNG.subarray(33)]);

async function send(body: Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + PATH, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b', ...headers },
    body: new Uint8Array(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { code?: string; fields?: Record<string, string>; value?: { uploadId: string } },
  };
}
/** Sends the head of a request that announces a large form. */
async function beginUpload(): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${8 * 1_048_576}\r\n\r\n`,
  );
  return socket;
}

describe('POST /wps/upload/image', () => {
  it('knows who is there before anything of the picture is read', async () => {
    const head = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(8 * 1_048_576) };
    expect((await rawRequest(origin, `POST ${PATH}`, head)).body).toContain('not-logged-in');
    const trial = await test.freePlay();
    expect((await rawRequest(origin, `POST ${PATH}`, { ...head, authorization: `Bearer ${trial}` })).body).toContain(
      'real-account-required',
    );
  });

  it('O-12 CON-10 takes a picture to its last byte, and tells of one byte more, and of a file that is far too large', async () => {
    expect((await send(form(field('file', largePng(MAX), 'a.png')))).body.value?.uploadId).toMatch(/^\d+$/);
    for (const bytes of [MAX + 1, 3 * MAX]) {
      expect(await send(form(field('file', largePng(bytes), 'a.png')))).toMatchObject({
        status: 400,
        body: { code: 'image-refused', fields: { file: `at most ${MAX} bytes` } },
      });
    }
    const sent = await test.platform.db
      .selectFrom('upload')
      .select(eb => eb.fn.countAll().as('n'))
      .where('bytes', '>', 1_000_000)
      .executeTakeFirstOrThrow();
    expect(Number(sent.n)).toBe(1);
  });

  it('reads a form with one picture and a few short fields, and says what is wrong with others', async () => {
    expect((await send(form(field('note', 'mine'), field('file', PNG, 'a.png')))).status).toBe(200);
    expect(await send(form(field('file', 'GIF89a', 'a.png')))).toMatchObject({
      status: 400,
      body: { code: 'image-refused', fields: { file: 'must be png or jpg' } },
    });
    const refused: [string, Buffer, Record<string, string>?][] = [
      ['nothing', form()],
      ['another field', form(field('picture', PNG, 'a.png'))],
      ['text', form(field('file', 'text'))],
      ['too many fields', form(...Array.from({ length: 2_000 }, (_, index) => field(`f${index}`, 'x')), field('file', PNG, 'a.png'))],
      ['no end', field('file', PNG, 'a.png')],
      ['no form', Buffer.from('{}'), { 'content-type': 'application/json' }],
      ['a picture alone', PNG, { 'content-type': 'image/png' }],
      ['no boundary', form(field('file', PNG, 'a.png')), { 'content-type': 'multipart/form-data' }],
    ];
    for (const [name, body, headers] of refused)
      expect([name, await send(body, headers)]).toMatchObject([
        name,
        { status: 400, body: { code: 'bad-request', fields: { file: expect.any(String) } } },
      ]);
    expect((await send(form(field('file', PNG, 'a.png')))).status).toBe(200);
  });

  it('refuses what is no picture at its first bytes, without waiting for the rest', async () => {
    const socket = await beginUpload();
    const answered = new Promise<string>(resolve => socket.once('data', data => resolve(data.toString())));
    socket.write(Buffer.concat([field('file', '', 'a.png').subarray(0, -2), Buffer.from('GIF89a'), Buffer.alloc(64)]));
    expect(await answered).toContain('must be png or jpg');
    socket.destroy();
  });

  it('lets the rest of a refused one run out, so that who reads the answer only after sending hears it', async () => {
    const socket = await beginUpload();
    const failures: unknown[] = [];
    socket.on('error', error => failures.push(error)).pause();
    const begin = Buffer.concat([field('file', '', 'a.png').subarray(0, -2), Buffer.from('GIF89a')]);
    const rest = Buffer.alloc(65_536);
    socket.write(begin);
    for (let left = 8 * 1_048_576 - begin.length; left > 0; left -= rest.length) {
      if (!socket.write(rest.subarray(0, Math.min(left, rest.length)))) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    }
    const answered = new Promise<string>(resolve =>
      socket.once('data', data => resolve(data.toString())).once('close', () => resolve('nothing')),
    );
    socket.resume();
    expect([await answered, failures]).toEqual([expect.stringContaining('must be png or jpg'), []]);
    // What comes next on the same line is a request of its own.
    const next = new Promise<string>(resolve => socket.once('data', data => resolve(data.toString())));
    socket.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    expect(await next).toContain('"success":true');
    socket.destroy();
  });

  it('holds few pictures of one account at a time, and takes more when those have come', async () => {
    const begin = field('file', '', 'a.png').subarray(0, -2);
    const slow = await Promise.all(Array.from({ length: 6 }, () => beginUpload()));
    for (const socket of slow) socket.write(begin);
    await expect.poll(async () => (await send(form(field('file', PNG, 'a.png')))).body.code).toBe('rate-limited');
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await send(form(field('file', PNG, 'a.png')))).status).toBe(200);
  });
});
