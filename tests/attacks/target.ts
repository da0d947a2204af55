import { request, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { createSeal } from '../../src/api/seal.js';
import { publicKeyAnswer } from '../../src/api/system.js';
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
  hold(path: string, ask?: Ask): Promise<Held>;
  /** The session of a demo account. */
  login(account: string, from?: string): Promise<string>;
  closeAll(): void;
}

export function createTarget(url: string): Target {
  const open = new Set<Held>();
  let requests = 0;
  const seal = createSeal(async () => v.parse(v.object({ value: publicKeyAnswer }), (await ask('/wps/system/publicKey')).json).value);

  function send(path: string, { method = 'GET', token, body, headers, from }: Ask): Promise<IncomingMessage> {
    requests++;
    const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(url + path, {
        method,
        agent: false,
        localAddress: from,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(payload && { 'content-type': 'application/json', 'content-length': String(payload.length) }), ...headers },
      }, resolve);
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
  return {
    url,
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
      const body = await seal({ username: account, password: DEMO_PASSWORD, type: '0' }, { method: 'POST', path: '/wps/session/login' });
      const { json, text } = await ask('/wps/session/login', { method: 'POST', body: { ...body }, from });
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
