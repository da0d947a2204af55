import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import * as v from 'valibot';
import { createSeal } from '../../src/api/wire/seal.js';
import { publicKeyAnswer } from '../../src/api/wire/system.js';
import { DEMO_PASSWORD } from '../../examples/platform/seed/accounts.js';

export interface Ask {
  method?: string;
  token?: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
  /** One of this machine's addresses, such as 127.0.0.9, which the platform takes for somebody else's. */
  from?: string;
}
export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Its JSON, or an empty object. */
  json: Record<string, unknown>;
}
/** What came back over a line. */
export interface RawAnswer {
  text: string;
  /** Of each answer that came, interim ones left out. */
  statuses: number[];
  wasClosed: boolean;
}
/** A connection that stays. */
export interface Held {
  status: number;
  readonly isOpen: boolean;
  readonly said: string;
  close(): void;
}
/** The sandbox under attack, asked as any stranger may; each request is counted. */
export interface Target {
  readonly url: string;
  readonly requests: number;
  ask(path: string, ask?: Ask): Promise<Answer>;
  /** With its body sealed, as the platform's sealed calls want it. */
  askSealed(path: string, ask: Ask & { body: Record<string, unknown> }): Promise<Answer>;
  /** As the operator, in the console's API. */
  operate(path: string, body?: object): Promise<Answer>;
  /** Sends a text as it is, and answers all that came back until the line was closed or silent. Counts as so many requests as it is told. */
  raw(text: string | Buffer, options?: { from?: string; silentMs?: number; requests?: number }): Promise<RawAnswer>;
  readonly host: string;
  readonly operatorKey: string;
  hold(path: string, ask?: Ask): Promise<Held>;
  /** The session of a demo account. */
  login(account: string, from?: string): Promise<string>;
  closeAll(): void;
}

export function createTarget(url: string, operatorKey = ''): Target {
  const open = new Set<Held>();
  let requests = 0;
  const newSeal = () =>
    createSeal(async () => v.parse(v.object({ value: publicKeyAnswer }), (await ask('/wps/system/publicKey')).json).value);
  let seal = newSeal();

  function send(path: string, { method = 'GET', token, body, headers, from }: Ask): Promise<IncomingMessage> {
    requests++;
    const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        url + path,
        {
          method,
          agent: false,
          localAddress: from,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(payload && { 'content-type': 'application/json', 'content-length': String(payload.length) }),
            ...headers,
          },
        },
        resolve,
      );
      sent.on('error', reject).end(payload);
    });
  }
  async function ask(path: string, options: Ask = {}): Promise<Answer> {
    const answer = await send(path, options);
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString('utf8');
    return { status: answer.statusCode ?? 0, headers: answer.headers, text, json: jsonOf(text) };
  }
  const askSealed: Target['askSealed'] = async (path, { method = 'POST', body, ...options }) =>
    ask(path, { ...options, method, body: await seal(body, { method, path }) });
  function raw(
    text: string | Buffer,
    { from, silentMs = 700, requests: asked = 1 }: Parameters<Target['raw']>[1] = {},
  ): Promise<RawAnswer> {
    requests += asked;
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect({ port: Number(port), host: hostname, localAddress: from }, () => socket.write(text));
      let said = '';
      socket.setTimeout(silentMs, () => end(false)).setEncoding('latin1');
      socket
        .on('data', piece => (said += String(piece)))
        .once('end', () => end(true))
        .once('close', () => end(true));
      socket.on('error', error => ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE') ? end(true) : reject(error)));
      function end(wasClosed: boolean) {
        socket.destroy();
        resolve({
          text: said,
          wasClosed,
          statuses: [...said.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status)).filter(status => status >= 200),
        });
      }
    });
  }
  return {
    url,
    host: new URL(url).host,
    operatorKey,
    raw,
    askSealed,
    async operate(path, body) {
      const answer = await ask(`/sandbox/api${path}`, { token: operatorKey, ...(body && { method: 'POST', body }) });
      // What is sealed from now on says the time that it is by the platform's clock.
      if (path.startsWith('/clock/')) seal = newSeal();
      return answer;
    },
    get requests() {
      return requests;
    },
    ask,
    async hold(path, options = {}) {
      const answer = await send(path, options);
      let isOpen = true;
      let said = '';
      const held: Held = {
        status: answer.statusCode ?? 0,
        get isOpen() {
          return isOpen;
        },
        get said() {
          return said;
        },
        close: () => void answer.destroy(),
      };
      open.add(held);
      answer.on('data', (piece: Buffer) => (said += piece.toString('utf8'))).on('error', () => undefined);
      answer.once('close', () => {
        isOpen = false;
        open.delete(held);
      });
      return held;
    },
    async login(account, from) {
      const { json, text } = await askSealed('/wps/session/login', {
        body: { username: account, password: DEMO_PASSWORD, type: '0' },
        from,
      });
      const token = v.safeParse(v.object({ value: v.object({ token: v.string() }) }), json);
      if (!token.success) throw new Error(`No session for ${account}: ${text.slice(0, 200)}`);
      return token.output.value.token;
    },
    closeAll: () => open.forEach(held => held.close()),
  };
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
