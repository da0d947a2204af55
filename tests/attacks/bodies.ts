import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Attack } from './attack.js';

const MB = 1_048_576;
const REFUSED = 240;
const MOST_MEMORY_GROWTH = 350 * MB;
const MOST_LOG = 30 * MB;
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

export const bodies: Attack = {
  name: 'bodies',
  holds: 'who may not call costs nothing more; no body, form or picture is read beyond its bound; log and memory stay bounded',
  most: { requests: 1_500, seconds: 180 },
  async run(target, find) {
    const token = await target.login('demo_member');
    const before = await memoryOfSandbox();
    // Nobody is asked for eight megabytes before it is known who is there.
    for (const path of ['/wps/upload/image', '/wps/member/info', '/chat/api/images', '/sandbox/api/overview']) {
      const { statuses } = await target.raw(
        `POST ${path} HTTP/1.1\r\nHost: ${target.host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${8 * MB}\r\n\r\n--x\r\n`,
        { from: '127.0.0.81', silentMs: 3_000 },
      );
      if (!statuses.some(status => status >= 400 && status < 500)) find(`${path} waits for 8 MB of a stranger (${statuses.join()})`);
    }
    const upload = (body: Buffer, type = 'multipart/form-data; boundary=x', session: string | undefined = token) =>
      target
        .ask('/wps/upload/image', { method: 'POST', token: session, body, headers: { 'content-type': type } })
        .catch(() => ({ status: 400, text: 'closed', json: {}, headers: {} }));
    const part = (name: string, content: Buffer | string, more = '; filename="a.png"') =>
      Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\nContent-Type: image/png\r\n\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]);
    const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
    const size = (width: number, height: number) => {
      const head = Buffer.alloc(13);
      head.writeUInt32BE(width, 0);
      head.writeUInt32BE(height, 4);
      head.set([8, 6, 0, 0, 0], 8);
      return Buffer.concat([PNG, head, Buffer.alloc(4), Buffer.from('0000000049454e44ae426082', 'hex')]);
    };
    const hostile: Record<string, Buffer> = {
      'no part': form(),
      '10,000 parts': form(...Array.from({ length: 10_000 }, (_, index) => part(`f${index}`, 'x', ''))),
      '500 files': form(...Array.from({ length: 500 }, () => part('file', 'x'))),
      'a field of 4 MB': form(part('note', Buffer.alloc(4 * MB), ''), part('file', 'x')),
      'a name of 1 MB': form(part('n'.repeat(MB), 'x')),
      'a file name of 1 MB': form(part('file', 'x', `; filename="${'n'.repeat(MB)}"`)),
      'a part of 5,000 headers': Buffer.concat([
        Buffer.from(`--x\r\n${Array.from({ length: 5_000 }, (_, index) => `X-${index}: a\r\n`).join('')}\r\nx\r\n--x--\r\n`),
      ]),
      'a form that does not end': part('file', 'x'),
      'a form without a boundary': Buffer.from('x'),
      'a picture of 60,000 by 60,000': form(part('file', size(60_000, 60_000))),
      'a picture of no points': form(part('file', size(0, 9))),
      'a picture of 2^31 points across': form(part('file', size(2 ** 31, 1))),
      'a script': form(part('file', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      'a packed file': form(part('file', gzipSync(Buffer.alloc(10 * MB)))),
      'a zip': form(part('file', 'PK\u0003\u0004x')),
      'HTML behind the first bytes of a picture': form(
        part('file', Buffer.concat([PNG.subarray(0, 8), Buffer.from('<script>x</script>')])),
      ),
      'a picture of 20 MB': form(part('file', Buffer.concat([size(10, 10), Buffer.alloc(20 * MB)]))),
      'a prototype': form(part('__proto__', 'x')),
      'a picture under another name': form(part('other', size(10, 10))),
      'a path as its name': form(part('file', 'x', '; filename="../../../../etc/passwd"')),
    };
    for (const [name, body] of Object.entries(hostile)) {
      const { status, text } = await upload(body);
      if (status < 400 || status >= 500) find(`${name} answers ${status} ${text.slice(0, 120)}`);
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
      'multipart/mixed; boundary=x',
      'application/json',
      'text/html',
      'image/svg+xml',
      'x',
    ]) {
      const { status } = await upload(form(part('file', size(10, 10))), type);
      if (status < 400 || status >= 500) find(`a form of type ${type.slice(0, 40)} answers ${status}`);
    }
    const others = async (what: string) => {
      const begin = performance.now();
      const { status } = await target.ask('/wps/system/status', { from: '127.0.0.7' });
      if (status !== 200 || performance.now() - begin > 3_000)
        find(`${what}: others get ${status} after ${Math.round(performance.now() - begin)} ms`);
    };
    const crowd = Array.from({ length: 24 }, () =>
      upload(form(part('file', Buffer.concat([size(10, 10), Buffer.alloc(7 * MB)]))), undefined, ''),
    );
    await others('24 strangers with 7 MB each');
    await Promise.all(crowd);

    // JSON and forms.
    const texts: Record<string, string> = {
      'lists 30,000 deep': '['.repeat(30_000),
      'whole lists 30,000 deep': '['.repeat(30_000) + ']'.repeat(30_000),
      'objects 9,000 deep': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
      '9,000 fields': JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1]))),
      'a prototype': '{"__proto__":{"a":1}}',
      'a constructor': '{"constructor":{"prototype":{"a":1}}}',
      'a number of 60,000 digits': '1'.repeat(60_000),
      'a list': '[]',
      null: 'null',
      'a text': '"x"',
      'no JSON': '{',
      NUL: '{"a":"\u0000"}',
      'a lone half of a character': '{"a":"\\ud800"}',
      'half a megabyte': JSON.stringify({ a: 'x'.repeat(MB / 2) }),
    };
    for (const [name, text] of Object.entries(texts)) {
      for (const path of [
        '/wps/session/login',
        '/play/api/round',
        '/wps/session/login/social/start',
        '/idp/google/people/x',
        '/chat/api/messages',
        '/wps/game/launchGame',
      ]) {
        const { status, text: said } = await target
          .ask(path, { method: 'POST', token, body: Buffer.from(text), from: '127.0.0.82' })
          .catch(() => ({ status: 413, text: '' }));
        if (status < 400 || status >= 500) find(`${name} at ${path} answers ${status} ${said.slice(0, 100)}`);
      }
    }
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-7',
      'application/json\u007f',
      'a'.repeat(3_000),
      'application/json, text/plain',
      '/',
      'application/cbor',
    ]) {
      const { status } = await target
        .ask('/wps/session/login', {
          method: 'POST',
          body: Buffer.from('a=b&'.repeat(10_000)),
          headers: { 'content-type': type },
          from: '127.0.0.82',
        })
        .catch(() => ({ status: 400 }));
      if (status < 400 || status >= 500) find(`a login of type ${type.slice(0, 40)} answers ${status}`);
    }
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const { status } = await target.ask('/wps/session/login', {
        method: 'POST',
        body: gzipSync(Buffer.alloc(20 * MB)),
        headers: { 'content-encoding': encoding },
        from: '127.0.0.82',
      });
      if (status < 400 || status >= 500) find(`20 MB packed as ${encoding} answer ${status}`);
    }

    // The log of what was refused.
    for (let sent = 0; sent < REFUSED; sent += 12) {
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          target.ask(`/wps/session/login/social/start?${'q'.repeat(1_000)}=${'x'.repeat(6_000)}`, {
            method: 'POST',
            from: '127.0.0.83',
            body: { provider: `x${sent}-${index}`, origin: Array.from({ length: 600 }, () => 'y'.repeat(90)) },
          }),
        ),
      );
      if (sent % 60 === 0) await others('refused calls of 60 KB');
    }
    const after = await memoryOfSandbox();
    if (after - before > MOST_MEMORY_GROWTH) find(`memory grew by ${Math.round((after - before) / MB)} MB`);
  },
  async audit(platform, find) {
    const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size('request_log') as bytes`.execute(platform.db);
    const bytes = Number(rows[0]?.bytes);
    if (!(bytes < MOST_LOG)) find(`the log of requests holds ${Math.round(bytes / MB)} MB`);
    const uploads = await platform.db
      .selectFrom('upload')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('account_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(uploads.count) > 0) find(`${uploads.count} pictures of nobody are kept`);
  },
};

/** Of the processes that this one has started, the largest: the sandbox. */
async function memoryOfSandbox(): Promise<number> {
  const children = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => ''))
    .trim()
    .split(' ')
    .filter(Boolean);
  const sizes = await Promise.all(
    children.map(
      async pid => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) * 1_024,
    ),
  );
  return Math.max(0, ...sizes);
}
