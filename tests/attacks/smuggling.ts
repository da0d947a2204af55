import type { Attack } from './attack.js';

const HIDDEN = '/wps/system/publicKey';

export const smuggling: Attack = {
  name: 'smuggling',
  holds: 'no request hides in another, none is read twice, and slow or oversize ones keep nobody waiting',
  most: { requests: 1_500, seconds: 180 },
  async run(target, find) {
    const host = `Host: ${target.host}\r\n`;
    const hidden = `GET ${HIDDEN} HTTP/1.1\r\n${host}\r\n`;
    const post = (fields: string, body: string, path = '/wps/session/login') => `POST ${path} HTTP/1.1\r\n${host}${fields}\r\n${body}`;
    const hides = async (
      name: string,
      text: string,
      { answers = 1, mustRefuse = false }: { answers?: number; mustRefuse?: boolean } = {},
    ) => {
      const { statuses, text: said } = await target.raw(text, { from: '127.0.0.21' });
      if (said.includes('"keyId"')) find(`${name}: the hidden request was answered (${statuses.join()})`);
      if (statuses.length > answers) find(`${name}: ${statuses.length} answers (${statuses.join()})`);
      if (mustRefuse && statuses.some(status => status !== 400 && status !== 501)) find(`${name}: answered ${statuses.join()}`);
    };
    const chunked = `2\r\n{}\r\n0\r\n\r\n`;

    // Two lengths, two encodings, and encodings that two readers read in two ways.
    const unclear: Record<string, string> = {
      'length before chunks': post(`Content-Length: 6\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${hidden}`),
      'chunks before length': post(`Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`, `0\r\n\r\n${hidden}`),
      'two lengths': post('Content-Length: 2\r\nContent-Length: 60\r\n', `{}${hidden}`),
      'two equal lengths': post('Content-Length: 2\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'a list of lengths': post('Content-Length: 2, 60\r\n', `{}${hidden}`),
      'a negative length': post('Content-Length: -1\r\n', hidden),
      'a length with a sign': post('Content-Length: +2\r\n', `{}${hidden}`),
      'a length in hex': post('Content-Length: 0x2\r\n', `{}${hidden}`),
      'a length with an exponent': post('Content-Length: 1e1\r\n', `{}${hidden}`),
      'a length beyond numbers': post(`Content-Length: ${'9'.repeat(30)}\r\n`, `{}${hidden}`),
      'an empty length': post('Content-Length: \r\n', hidden),
      'a length with a gap': post('Content-Length: 2 2\r\n', `{}${hidden}`),
      'a gap before the colon': post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`),
      'a gap before the colon of the length': post('Content-Length : 2\r\n', `{}${hidden}`),
      'an unknown encoding': post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`),
      'chunked, then another': post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${hidden}`),
      'two encodings': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${hidden}`),
      'a quoted encoding': post('Transfer-Encoding: "chunked"\r\n', `0\r\n\r\n${hidden}`),
      'an encoding with a tab within': post('Transfer-Encoding: chun\tked\r\n', `0\r\n\r\n${hidden}`),
      'a folded header': post('X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'a folded encoding': post('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${hidden}`),
      'a first header that is folded': `POST /wps/session/login HTTP/1.1\r\n ${host}Content-Length: 2\r\n\r\n{}${hidden}`,
      'lines that end in LF': `POST /wps/session/login HTTP/1.1\n${host.replace('\r', '')}Content-Length: 2\n\n{}`,
      'a header that ends in LF': post('X-A: b\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'a header that ends in CR': post('X-A: b\rTransfer-Encoding: chunked\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'NUL in a header': post('X-A: b\0c\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'a header without a name': post(': b\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'a header without a colon': post('Content-Length\r\nContent-Length: 2\r\n', `{}${hidden}`),
      'a chunk size in 0x': post('Transfer-Encoding: chunked\r\n', `0x2\r\n{}\r\n0\r\n\r\n${hidden}`),
      'a chunk size beyond numbers': post('Transfer-Encoding: chunked\r\n', `FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n${hidden}`),
      'a negative chunk size': post('Transfer-Encoding: chunked\r\n', `-2\r\n{}\r\n0\r\n\r\n${hidden}`),
      'a chunk that ends in LF': post('Transfer-Encoding: chunked\r\n', `2\n{}\n0\n\n${hidden}`),
      'a chunk extension with LF': post('Transfer-Encoding: chunked\r\n', `2;a\nb\r\n{}\r\n0\r\n\r\n`),
      'a chunk longer than it says': post('Transfer-Encoding: chunked\r\n', `2\r\n{}xx\r\n0\r\n\r\n${hidden}`),
      'a version of its own': `GET ${HIDDEN} HTTP/1.2\r\n${host}\r\n`,
      'version 9.9': `GET ${HIDDEN} HTTP/9.9\r\n${host}\r\n`,
      'HTTP/0.9': `GET ${HIDDEN}\r\n`,
      'no host': `GET ${HIDDEN} HTTP/1.1\r\n\r\n`,
      'two hosts': `GET ${HIDDEN} HTTP/1.1\r\n${host}Host: elsewhere.example\r\n\r\n`,
      'an HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'a method of its own': `${'A'.repeat(40)} ${HIDDEN} HTTP/1.1\r\n${host}\r\n`,
    };
    await inTurns(Object.entries(unclear), ([name, text]) => hides(name, text, { mustRefuse: true }));

    // Bodies that look like requests, where the answer comes before the body is read.
    const inside = (path: string, method = 'POST', more = '') =>
      `${method} ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\n${more}Content-Length: ${hidden.length}\r\n\r\n${hidden}`;
    const early = [
      '/wps/session/login',
      '/wps/member/info',
      '/wps/upload/image',
      '/play/api/round',
      '/chat/api/images',
      '/sandbox/api/overview',
      '/idp/google/token',
      '/idp/google/auth',
      '/idp/google/people/x',
      '/nothing',
      '/',
      '/cdn/gp.js',
      '/healthz',
    ];
    await inTurns(
      early.flatMap(path => ['POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'].map(method => ({ path, method }))),
      ({ path, method }) => hides(`a request as the body of ${method} ${path}`, inside(path, method)),
    );
    await inTurns(early, async path => {
      await hides(`a request as the awaited body of ${path}`, inside(path, 'POST', 'Expect: 100-continue\r\n'));
      await hides(
        `a request in a chunk of ${path}`,
        post(
          'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
          `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
          path,
        ),
      );
    });
    const big = 'x'.repeat(300_000) + hidden;
    await inTurns(early, path =>
      hides(
        `a request behind too much of a body of ${path}`,
        post(`Content-Type: application/json\r\nContent-Length: ${big.length}\r\n`, big, path),
      ),
    );

    // What may follow follows in order.
    const marks = Array.from({ length: 40 }, (_, index) => `GET /nothing-${index} HTTP/1.1\r\n${host}\r\n`);
    const { text: piped } = await target.raw(marks.join(''), { requests: 40, from: '127.0.0.22' });
    const order = [...piped.matchAll(/nothing-(\d+)/g)].map(([, mark]) => Number(mark));
    if (order.join() !== marks.map((_, index) => index).join()) find(`40 requests in one go are answered so: ${order.join()}`);
    for (const fields of [
      'Upgrade: websocket\r\nConnection: Upgrade\r\n',
      'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n',
    ]) {
      const { statuses } = await target.raw(`GET /healthz HTTP/1.1\r\n${host}${fields}\r\n`, { from: '127.0.0.22' });
      if (statuses.includes(101)) find(`the protocol is changed: ${fields}`);
    }
    for (const method of ['CONNECT', 'TRACE', 'TRACK', 'DEBUG']) {
      const { statuses, text } = await target.raw(
        `${method} ${method === 'CONNECT' ? target.host : '/healthz'} HTTP/1.1\r\n${host}X-Secret: told-back\r\n\r\n`,
        { from: '127.0.0.22' },
      );
      if (statuses.some(status => status < 400) || text.includes('told-back')) find(`${method} answers ${statuses.join()}`);
    }
    const { statuses: bogus } = await target.raw(`GET /healthz HTTP/1.1\r\n${host}Expect: the-unexpected\r\n\r\n`, { from: '127.0.0.22' });
    if (bogus.some(status => status >= 500)) find(`an expectation of its own answers ${bogus.join()}`);

    // Oversize heads.
    const heads: Record<string, string> = {
      'an address of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
      'a query of 100 KB': `GET /wps/system/status?${'a=b&'.repeat(25_000)} HTTP/1.1\r\n${host}\r\n`,
      'a header of 100 KB': `GET /healthz HTTP/1.1\r\n${host}X-A: ${'a'.repeat(100_000)}\r\n\r\n`,
      '5,000 headers': `GET /healthz HTTP/1.1\r\n${host}${Array.from({ length: 5_000 }, (_, index) => `X-${index}: a\r\n`).join('')}\r\n`,
      'a token of 15 KB': `GET /wps/member/info HTTP/1.1\r\n${host}Authorization: Bearer ${'a'.repeat(15_000)}\r\n\r\n`,
    };
    for (const [name, text] of Object.entries(heads)) {
      const { statuses } = await target.raw(text, { from: '127.0.0.22' });
      if (statuses.some(status => status < 400 || status >= 500)) find(`${name} answers ${statuses.join()}`);
    }
    const trailer = await target.raw(
      `POST /wps/session/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nTrailer: Authorization\r\n\r\n${chunked.slice(0, -2)}Authorization: Bearer x\r\nHost: elsewhere.example\r\n\r\n`,
      { from: '127.0.0.22' },
    );
    if (trailer.statuses.some(status => status >= 500) || trailer.text.includes('elsewhere.example'))
      find(`trailers answer ${trailer.statuses.join()}`);

    // Bodies that never end: others are served meanwhile.
    const slow = Array.from({ length: 300 }, () =>
      target.raw(post('Content-Type: application/json\r\nContent-Length: 1000\r\n', '{'), { from: '127.0.0.23', silentMs: 8_000 }),
    );
    for (let tries = 0; tries < 20; tries++) {
      const begin = performance.now();
      const { status } = await target.ask('/wps/system/status', { from: '127.0.0.7' });
      const took = performance.now() - begin;
      if (status !== 200 || took > 2_000) find(`others get ${status} after ${Math.round(took)} ms beside slow bodies`);
    }
    await Promise.all(slow);
    if ((await target.ask('/healthz')).status !== 200) find('the platform is not well afterwards');
  },
};

/** A few at a time: each line is held until it falls silent. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    }),
  );
}
