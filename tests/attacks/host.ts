import type { Attack } from './attack.js';

const EVIL = 'elsewhere.example';
const PAGES = [
  '/wps/system/status',
  '/wps/system/publicKey',
  '/wps/snapshots/demo/EN/gp-lobby.json',
  '/wps/snapshots/demo/EN/gp-banner.json',
  '/wps/game/demo?nodeId=1',
  '/idp/google/.well-known/openid-configuration',
  '/idp/google/auth?client_id=nova-palace',
  '/sandbox/',
  '/',
  '/gallery/',
  '/healthz',
  '/nothing',
];

export const host: Attack = {
  name: 'host',
  holds:
    'a name that is not the platform’s own is asked nothing and handed to nobody; origins get what is theirs; the right key always opens',
  most: { requests: 1_500, seconds: 120 },
  async run(target, find) {
    const { host: own } = target;
    const port = own.split(':')[1] ?? '';
    const token = await target.login('demo_member');
    const send = (line: string, head: string) =>
      target.raw(`${line}\r\n${head}Connection: close\r\n\r\n`, { from: '127.0.0.71', silentMs: 5_000 });
    const games = await target.ask('/wps/game/list?pageNo=1&pageSize=1');
    const play = /"url":"([^"]*\/play\/[^"]*)"/.exec(games.text)?.[1];
    const pages = [...PAGES, ...(play ? [new URL(play, target.url).pathname] : [])];

    const names = [
      EVIL,
      `${EVIL}:${port}`,
      `${own}.${EVIL}`,
      `${EVIL}#${own}`,
      `${EVIL}/${own}`,
      `${own}/${EVIL}`,
      `${own}@${EVIL}`,
      `${EVIL}@${own}`,
      `user:${EVIL}@${own}`,
      `${own}; script-src *`,
      `${own} ${EVIL}`,
      `${own},${EVIL}`,
      `${EVIL},${own}`,
      `127.0.0.1:99999`,
      `127.0.0.1:1`,
      `127.0.0.1:${port}0`,
      '127.0.0.1:',
      '127.0.0.1:x',
      '',
      ' ',
      `localhost.${EVIL}`,
      `localhost.:${port}`,
      '127.1',
      '2130706433',
      '0x7f.1',
      '0.0.0.0',
      `[::ffff:7f00:1]:${port}`,
      '[::1',
      '::1',
      `127.0.0.1%00.${EVIL}`,
      `127.0.0.1\t${EVIL}`,
      `xn--${EVIL}`,
      `"${own}"`,
      `${'a.'.repeat(2_000)}${EVIL}`,
    ];
    for (const name of names) {
      for (const path of pages) {
        const { statuses, text } = await send(`GET ${path} HTTP/1.1`, `Host: ${name}\r\n`);
        if (statuses.some(status => status < 400 || status >= 500))
          find(`Host: ${name.slice(0, 60)} is answered ${statuses.join()} at ${path}`);
        if (text.includes(EVIL)) find(`Host: ${name.slice(0, 60)} is handed on at ${path}`);
      }
    }
    const twos = [`Host: ${own}\r\nHost: ${EVIL}\r\n`, `Host: ${EVIL}\r\nHost: ${own}\r\n`, `Host: ${own}\r\nhost: ${own}\r\n`];
    for (const head of twos) {
      const { statuses } = await send('GET /wps/system/status HTTP/1.1', head);
      if (statuses.some(status => status !== 400)) find(`two hosts are answered ${statuses.join()}: ${head.replaceAll('\r\n', ' ')}`);
    }
    const none = await send('GET /wps/system/status HTTP/1.0', '');
    if (none.statuses.some(status => status < 400)) find(`no host is answered ${none.statuses.join()}`);

    // Words of proxies that nobody named.
    const words = [
      `X-Forwarded-Host: ${EVIL}`,
      `X-Forwarded-Proto: https`,
      `X-Forwarded-Host: ${EVIL}\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 203.0.113.9`,
      `Forwarded: host=${EVIL};proto=https`,
      `X-Host: ${EVIL}`,
      `X-Original-Host: ${EVIL}`,
      `X-Original-URL: /sandbox/api/overview`,
      `X-Rewrite-URL: /sandbox/api/overview`,
      'X-HTTP-Method-Override: DELETE',
      `X-Forwarded-Prefix: //${EVIL}`,
      `Referer: https://${EVIL}/`,
    ];
    for (const word of words) {
      for (const path of pages) {
        const { text, statuses } = await send(`GET ${path} HTTP/1.1`, `Host: ${own}\r\n${word}\r\n`);
        if (text.includes(EVIL) || /https:\/\/127\.0\.0\.1/.test(text)) find(`${word} is handed on at ${path}`);
        if (statuses.some(status => status >= 500)) find(`${word} answers ${statuses.join()} at ${path}`);
      }
    }
    for (const path of pages) {
      const { text } = await send(`GET http://${EVIL}${path} HTTP/1.1`, `Host: ${own}\r\n`);
      if (text.includes(EVIL)) find(`the host of a whole address is handed on at ${path}`);
    }
    const launch = await target.ask('/wps/game/demo?nodeId=1', { token, headers: { 'x-forwarded-host': EVIL } });
    if (launch.text.includes(EVIL)) find('a launch leads elsewhere');
    const letter = await target.askSealed('/wps/member/password/email/link', {
      headers: { host: EVIL },
      body: { username: 'demo_player', email: 'demo_player@example.test', verificationCode: '1' },
    });
    if (letter.status !== 400) find(`a letter is sent under another name: ${letter.status}`);

    // Origins.
    const origins = [
      `https://${EVIL}`,
      'null',
      `${target.url}.${EVIL}`,
      `http://${EVIL}/${own}`,
      `http://127.0.0.1:1`,
      target.url.replace('http', 'https'),
      `http://user@${own}`,
      'http://localhost',
      `file://`,
      '*',
      `${target.url} https://${EVIL}`,
    ];
    const api = [
      '/wps/system/status',
      '/wps/member/info',
      '/sandbox/api/overview',
      '/idp/google/.well-known/openid-configuration',
      '/healthz',
      '/sandbox/',
      '/wps/session/login',
    ];
    for (const origin of origins) {
      for (const path of api) {
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await target.ask(path, { method, headers: { origin, 'access-control-request-method': 'POST' } });
          const allowed = headers['access-control-allow-origin'];
          if (allowed !== undefined && !path.startsWith('/idp/')) find(`${method} ${path} lets the origin ${origin} read: ${allowed}`);
          if (headers['access-control-allow-credentials'] !== undefined) find(`${method} ${path} lets ${origin} bring credentials`);
        }
      }
    }
    for (const path of ['/sandbox/api/overview', '/sandbox/api/accounts', '/sandbox/api/nothing', '/sandbox/', '/sandbox/api/system']) {
      for (const method of ['GET', 'OPTIONS', 'PATCH']) {
        for (const origin of [target.url, 'http://127.0.0.1:4101']) {
          const { headers } = await target.ask(path, {
            method,
            token: target.operatorKey,
            headers: { origin, 'access-control-request-method': 'PATCH' },
            ...(method === 'PATCH' && { body: {} }),
          });
          if (headers['access-control-allow-origin'] !== undefined)
            find(`${method} ${path} of the console is answered to the origin ${origin}`);
        }
      }
    }

    // Keys.
    const wrong = await Promise.all(
      Array.from({ length: 60 }, (_, index) => target.ask('/sandbox/api/overview', { token: `wrong-key-${index}`, from: '127.0.0.72' })),
    );
    if (wrong.some(({ status }) => status !== 401 && status !== 429))
      find(`wrong keys are answered ${[...new Set(wrong.map(({ status }) => status))].join()}`);
    if (wrong.filter(({ status }) => status === 401).length > 10) find('an address tries more than ten keys a minute');
    const right = await target.ask('/sandbox/api/overview', { token: target.operatorKey, from: '127.0.0.72' });
    if (right.status !== 200) find(`the right key is answered ${right.status} after wrong ones`);
    for (const key of [
      '',
      ' ',
      `${target.operatorKey} `,
      target.operatorKey.slice(0, -1),
      target.operatorKey.toLowerCase(),
      'undefined',
      'null',
    ]) {
      const { status } = await target.ask(`/sandbox/api/overview?key=${target.operatorKey}&token=${target.operatorKey}`, {
        headers: { authorization: `Bearer ${key}`, cookie: `key=${target.operatorKey}` },
        from: '127.0.0.73',
      });
      if (status === 200 && key.trim() !== target.operatorKey) find(`the console opens with ${JSON.stringify(key.slice(0, 4))}…`);
    }

    // Links that an operator writes.
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//elsewhere.example',
      'vbscript:x',
      ' javascript:x',
      'java\tscript:x',
      'JAVASCRIPT:x',
      'file:///etc/passwd',
    ]) {
      const { status, text } = await target.ask('/sandbox/api/addresses/representatives', {
        method: 'POST',
        token: target.operatorKey,
        body: { name: 'x', url: href, link: href, address: href },
      });
      if (status < 300) find(`the console takes the link ${href}: ${text.slice(0, 100)}`);
    }
    for (const back of [`https://${EVIL}/`, 'javascript:alert(1)', `//${EVIL}`]) {
      for (const path of pages.filter(one => one.startsWith('/play/'))) {
        const { text } = await target.ask(`${path}?back=${encodeURIComponent(back)}`);
        if (text.includes(EVIL) || text.includes('javascript:')) find(`back=${back} stands in the page of a game`);
      }
    }
  },
};
