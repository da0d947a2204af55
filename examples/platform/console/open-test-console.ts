import type { FastifyInstance } from 'fastify';
import { openTestPlatform } from '../database/test-platform.js';
import { createApp } from '../http/app.js';
import type { Platform } from '../platform.js';
import { registerConsole } from './index.js';

interface Answer<T> {
  status: number;
  body: T;
}
/** A platform of its own with its console, asked without a network. */
export interface TestConsole {
  app: FastifyInstance;
  platform: Platform;
  /** Every call that the console answers, once the app is ready. */
  routes: ConsoleRoute[];
  /** Asks the console with the operator key; `path` is what follows `/sandbox/api`. */
  ask<T = Record<string, unknown>>(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>;
  /** What the console's API says about that account. */
  idOf(account: string): Promise<number>;
  /** Newest audit row's action and reference. */
  lastDeed(): Promise<{ action: string; ref: string } | undefined>;
  close(): Promise<void>;
}
interface ConsoleRoute {
  method: string;
  path: string;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function openTestConsole(): Promise<TestConsole> {
  const platform = await openTestPlatform();
  const app = await createApp(platform);
  const routes: ConsoleRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat())
      if (url.startsWith('/sandbox/api/') && name !== 'HEAD') routes.push({ method: name, path: url.slice('/sandbox/api'.length) });
  });
  registerConsole(app, platform);
  return {
    app,
    routes,
    platform,
    async ask<T>(method: Method, path: string, body?: object, headers: Record<string, string> = {}) {
      const authorization = `Bearer ${platform.config.operatorKey}`;
      const response = await app.inject({
        method,
        url: `/sandbox/api${path}`,
        headers: { authorization, ...headers },
        ...(body && { payload: body }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return { status: response.statusCode, body: (isJson ? response.json() : response.body) as T };
    },
    async idOf(account) {
      return (await platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
    },
    lastDeed: () => platform.db.selectFrom('audit').select(['action', 'ref']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
