import type { FastifyInstance } from 'fastify';
import { createSeal, type Seal } from '../../../src/api/wire/seal.js';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform, PlatformConfig } from '../platform.js';
import { DEMO_PASSWORD } from '../seed/accounts.js';
import { createApp } from './app.js';
import { departures } from './answer-departures.js';

export interface TestCall {
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** Sent sealed by the client's own code, so that both ends are proved to agree. */
  sealed?: Record<string, unknown>;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
}
export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown> & { success: boolean; code?: string; fields?: Record<string, string>; value?: unknown };
}
export interface TestApp {
  platform: Platform;
  app: FastifyInstance;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call?: TestCall): Promise<TestAnswer>;
  /** Token of a fresh session of a demo account. */
  login(account: string, password?: string): Promise<string>;
  freePlay(): Promise<string>;
  close(): Promise<void>;
}

/** The whole API on a seeded platform in memory, called without a network. */
export async function openTestApp(changes: Partial<PlatformConfig> = {}): Promise<TestApp> {
  const platform = await openTestPlatform(changes);
  const app = await createApp(platform);
  // Made anew for each payload, because it keeps the clock that the key told and tests move that clock.
  const seal: Seal = (payload, target) => createSeal(() => app.services.seal.publicKey())(payload, target);

  const call: TestApp['call'] = async (method, path, { query, body, sealed, form, token, headers, ip } = {}) => {
    const payload = sealed ? await seal(sealed, { method, path }) : form ? new URLSearchParams(form).toString() : body;
    const response = await app.inject({
      method,
      url: path,
      query: query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload && { payload }),
      ...(ip && { remoteAddress: ip }),
    });
    const answer: TestAnswer = { status: response.statusCode, headers: response.headers, body: response.json() };
    const wrong = departures({ method, path, ...answer });
    if (wrong.length > 0) throw new Error(`The sandbox departs from openapi.json:\n${wrong.join('\n')}`);
    return answer;
  };
  const tokenOf = (answer: TestAnswer): string => {
    const { value } = answer.body;
    if (typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string') return value.token;
    throw new Error(`No token in ${JSON.stringify(answer.body)}`);
  };
  return {
    platform,
    app,
    call,
    login: async (account, password = DEMO_PASSWORD) =>
      tokenOf(await call('POST', '/wps/session/login', { sealed: { username: account, password, type: '0' } })),
    freePlay: async () =>
      tokenOf(
        await call('POST', '/wps/session/login/freeplay', {
          sealed: { os: 'web', platform: 'W', random: '0123456789abcdef', gatewayVersion: 3 },
        }),
      ),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
