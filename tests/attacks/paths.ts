import type { Platform } from '../../examples/platform/platform.js';
import { createGameSession } from '../../examples/platform/ledger/game-sessions.js';
import type { Attack } from './attack.js';
import { pathWritings } from './path-writings.js';

const HOUR = 3_600_000;
const PER_MINUTE = 600;
const ROUND = '/play/api/round';
const PUBLIC = '/wps/system/publicKey';
const CONSOLE = '/sandbox/api/overview';

interface Scene {
  /** A launched game of the member, which any page may play. */
  session: string;
}

export const paths: Attack<Scene> = {
  name: 'paths',
  holds: 'however a path is written, it meets the same limit, log, gates, origins and keys',
  most: { requests: 3_000, seconds: 240 },
  async prepare(platform: Platform) {
    const { id } = await platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow();
    const game = await platform.db
      .selectFrom('game')
      .select('node_id')
      .where('maintenance', '=', false)
      .where('family', '=', 'RNG')
      .orderBy('node_id')
      .executeTakeFirstOrThrow();
    return {
      session: await platform.transact(trx =>
        createGameSession(trx, {
          accountId: id,
          nodeId: game.node_id,
          host: 'http://127.0.0.1',
          at: platform.clock.now(),
          lifetime: 48 * HOUR,
        }),
      ),
    };
  },
  async run(target, find, { session }) {
    let count = 0;
    const send = (line: string, { from, body, headers = {} }: { from?: string; body?: object; headers?: Record<string, string> } = {}) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const fields = {
        host: target.host,
        connection: 'close',
        ...(text !== '' && { 'content-type': 'application/json', 'content-length': String(text.length) }),
        ...headers,
      };
      return target.raw(
        `${line} HTTP/1.1\r\n${Object.entries(fields)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n${text}`,
        { from, silentMs: 5_000 },
      );
    };
    const play = (path: string, from?: string) =>
      send(`POST ${path}`, { from, body: { session, roundId: `attack-${count++}`, stake: 100 } });
    const operate = async (method: string, path: string, body?: object) => {
      const { status, text } = await target.ask(`/sandbox/api${path}`, { method, token: target.operatorKey, body });
      if (status !== 200) throw new Error(`The operator got ${status}: ${text}`);
    };
    const token = await target.login('demo_member');
    const openRound = await play(ROUND);
    if (!openRound.statuses.includes(200)) throw new Error(`No round is played at all: ${openRound.text.slice(0, 400)}`);

    // The log: what was answered stands in it.
    const seen = new Set<string>();
    for (const path of pathWritings(PUBLIC, target.host)) {
      const { statuses, text } = await send(`GET ${path}`, { from: '127.0.0.11' });
      if (statuses.includes(200) && text.includes('"keyId"')) seen.add(path);
    }
    const logged = async () => {
      const { json } = await target.ask(`/sandbox/api/requests?pageSize=200&path=publicKey`, { token: target.operatorKey });
      return Object.values(json).find(Array.isArray)?.length ?? 0;
    };
    for (let tries = 0; tries < 40 && (await logged()) < seen.size; tries++) await target.ask('/healthz');
    const rows = await logged();
    if (rows < seen.size) find(`the log has ${rows} of ${seen.size} answered writings of one path`);

    // The console without its key, and the origins it is answered to.
    for (const path of pathWritings(CONSOLE, target.host)) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const origin = 'http://127.0.0.1:4101';
        const { statuses, text } = await send(`${method} ${path}`, {
          from: '127.0.0.12',
          headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
        });
        if (method !== 'OPTIONS' && text.includes('"success":true'))
          find(`${method} ${path} of the console answers ${statuses.join()} without a key`);
        // What a browser never sends as it stands (a whole address, a star) reaches nobody's page.
        if (path.startsWith('/') && /access-control-allow-origin: http/i.test(text) && !statuses.includes(404))
          find(`${method} ${path} of the console answers a foreign origin (${statuses.join()})`);
      }
    }
    for (const path of [PUBLIC, '/wps/member/info', '/play/../wps/member/info', '/play/%2e%2e/wps/member/info', '/%77ps/member/info']) {
      const { text } = await send(`GET ${path}`, { from: '127.0.0.12', headers: { origin: 'null' } });
      if (/access-control-allow-origin: null/i.test(text)) find(`${path} answers pages without an origin`);
    }

    // The limit of an address that has used it up.
    const spent = '127.0.0.13';
    for (let done = 0; done < PER_MINUTE + 20; done += 20)
      await Promise.all(Array.from({ length: 20 }, () => target.ask(PUBLIC, { from: spent })));
    if ((await target.ask(PUBLIC, { from: spent })).status !== 429) find('no limit is reached at all');
    for (const path of pathWritings(PUBLIC, target.host)) {
      const { statuses, text } = await send(`GET ${path}`, { from: spent });
      if (text.includes('"keyId"')) find(`${path} passes the limit (${statuses.join()})`);
    }
    for (const path of pathWritings(ROUND, target.host)) {
      const { statuses } = await play(path, spent);
      if (statuses.some(status => status < 300)) find(`${path} plays beyond the limit`);
    }

    // The closed platform, then the blocked region.
    const gates = [
      {
        name: 'maintenance',
        from: '127.0.0.14',
        close: () => operate('PATCH', '/system', { maintenance: true }),
        open: () => operate('PATCH', '/system', { maintenance: false }),
      },
      {
        name: 'a blocked region',
        from: '127.0.0.15',
        close: () => operate('POST', '/system/blocked', { prefix: '127.0.0.15' }),
        open: () => operate('DELETE', '/system/blocked/127.0.0.15'),
      },
    ];
    for (const { name, from, close, open } of gates) {
      await close();
      for (const path of [ROUND, ...pathWritings(ROUND, target.host)]) {
        const { text, statuses } = await play(path, from);
        if (statuses.some(status => status < 300)) find(`${path} plays under ${name}: ${text.slice(-120)}`);
      }
      for (const path of ['/wps/member/info', ...pathWritings('/wps/member/info', target.host)]) {
        const { text } = await send(`GET ${path}`, { from, headers: { authorization: `Bearer ${token}` } });
        if (text.includes('demo_member')) find(`${path} answers under ${name}`);
      }
      for (const call of ['step', 'look', 'duel', 'reveal', 'session', 'fixtures']) {
        const { statuses, text } = await send(`POST /play/api/${call}`, {
          from,
          body: { session, roundId: 'attack-0', step: 0, action: 'look' },
        });
        if (statuses.some(status => status < 300)) find(`/play/api/${call} answers under ${name}: ${text.slice(-100)}`);
      }
      await open();
    }
    // The game of the first round may wait for its next step; that it answers at all is what counts.
    const again = await play(ROUND);
    if (/"(?:maintenance|region-restricted|rate-limited)"/.test(again.text) || again.statuses.some(status => status >= 500))
      find(`no round is played when all is open again: ${again.text.slice(-200)}`);
  },
};
