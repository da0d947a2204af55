import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createSeal } from '../../src/api/wire/seal.js';
import { calls } from '../../examples/platform/calls/calls.js';
import { openTestPlatform } from '../../examples/platform/database/test-platform.js';
import { createApp } from '../../examples/platform/http/app.js';
import type { Platform } from '../../examples/platform/platform.js';
import { DEMO_PASSWORD } from '../../examples/platform/seed/accounts.js';
import { registerParts } from '../../examples/platform/serve.js';
import { chanceOf, type Chance } from './chance.js';
import { HOSTILE, plausible } from './hostile-values.js';

export interface Finding {
  request: string;
  status: number;
  answer: string;
}
export interface FuzzReport {
  requests: number;
  /** Method and path of each route that was asked. */
  routes: number;
  /** Requests by status of their answer. */
  statuses: Record<number, number>;
  /** Answers of 500 and above that are no plain refusal, and bad requests of calls that name no field. */
  findings: Finding[];
}
interface Route {
  method: string;
  url: string;
  sealed: boolean;
  /** Names that its schema has, and those that its refusals have named since. */
  fields: Set<string>;
}
interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Answers that do not end, and what would close the platform to all requests that follow. */
const LEFT_OUT = /\/(events|stream)$|^\/(sandbox\/api\/(faults|clock|system|reset))|^\/idp\//;
type Role = 'visitor' | 'demo_member' | 'demo_agent' | 'operator';
/** Refusals that stand above 500 on purpose: closed, too busy. */
const PLAIN = new Set(['maintenance', 'rate-limited']);
const MAX_FINDINGS = 50;

/**
 * Asks every route of the platform for what no form of ours would send, as visitor, member, agent and operator. No answer may be
 * a failure of the platform's own: what is wrong is refused, with the name of the field.
 */
export async function fuzz(requests: number, seed: number): Promise<FuzzReport> {
  const platform = await openTestPlatform();
  const app = await createApp(platform);
  const routes: Route[] = calls.map(({ method, path, sealed, input }) => ({ method, url: path, sealed, fields: new Set(fieldsOf(input)) }));
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat())
      if (name !== 'HEAD' && name !== 'OPTIONS') routes.push({ method: name, url, sealed: false, fields: new Set() });
  });
  registerParts(app, platform);
  await app.ready();
  const asked = routes.filter(({ url }) => !LEFT_OUT.test(url));
  const words = [...new Set(asked.flatMap(({ fields }) => [...fields]))];
  const chance = chanceOf(seed);
  const report: FuzzReport = { requests, routes: asked.length, statuses: {}, findings: [] };
  try {
    const tokens = new Map<string, string>();
    for (let count = 0; count < requests; count++) {
      // Each route in turn, so that a short run asks each as often as any other.
      const route = asked[count % asked.length]!;
      const role = roleFor(route, chance);
      const request = await requestOf(route, await tokenFor(role), words, chance, app);
      const response = await app.inject(request);
      report.statuses[response.statusCode] = (report.statuses[response.statusCode] ?? 0) + 1;
      const answer = read(response);
      for (const name of Object.keys(answer.fields ?? {})) if (name !== 'body') route.fields.add(name);
      if (answer.code === 'not-logged-in' || answer.code === 'password-change-required') tokens.delete(role);
      if (response.statusCode >= 500 && !PLAIN.has(answer.code ?? '') && report.findings.length < MAX_FINDINGS) {
        report.findings.push({
          request: `${role} ${request.method} ${request.url} ${JSON.stringify(request.headers)} ${request.payload?.slice(0, 2_000) ?? ''}`,
          status: response.statusCode,
          answer: response.body.slice(0, 400),
        });
      }
    }
    async function tokenFor(role: Role): Promise<string> {
      if (role === 'visitor') return '';
      if (role === 'operator') return platform.config.operatorKey;
      const known = tokens.get(role) ?? (await signIn(platform, app, role));
      tokens.set(role, known);
      return known;
    }
  } finally {
    await app.close();
    await platform.close();
  }
  return report;
}

function roleFor(route: Route, chance: Chance): Role {
  if (route.url.startsWith('/sandbox/api')) return chance.is(95) ? 'operator' : 'visitor';
  return chance.pick(['visitor', 'demo_member', 'demo_member', 'demo_agent'] as const);
}

async function requestOf(route: Route, token: string, words: readonly string[], chance: Chance, app: FastifyInstance): Promise<Request> {
  const url = route.url.replace(/[:*]\w*/g, () =>
    chance.is(50) ? chance.pick(['1', '17', 'demo', 'EN', 'RNG']) : encode(toText(chance.pick(HOSTILE)).slice(0, 60)),
  );
  const fields: Record<string, unknown> = {};
  for (const name of route.fields) if (chance.is(85)) put(fields, name, chance.is(75) ? plausible(name, chance) : chance.pick(HOSTILE));
  if (chance.is(15)) fields[chance.pick(words)] = chance.pick(HOSTILE);
  const headers: Record<string, string> = { ...(token && { authorization: `Bearer ${token}` }) };
  if (chance.is(70)) headers['idempotency-key'] = chance.is(90) ? `fuzz-key-${chance.int(1_000_000)}` : header(chance.pick(HOSTILE));
  if (chance.is(10))
    headers[
      chance.pick([
        'language',
        'merchant',
        'content-type',
        'accept',
        'accept-encoding',
        'if-none-match',
        'range',
        'origin',
        'authorization',
      ])
    ] = header(chance.pick(HOSTILE));
  const method = methodOf(route.method);
  if (method === 'GET' || method === 'DELETE') return { method, url: `${url}?${query(fields)}`, headers };
  const body = chance.is(4) ? chance.pick(HOSTILE) : fields;
  const payload = route.sealed && isObject(body) && chance.is(95) ? await sealed(app, route, body) : body;
  headers['content-type'] ??= 'application/json';
  return {
    method,
    url: chance.is(5) ? `${url}?${query(fields)}` : url,
    headers,
    payload: chance.is(2) ? JSON.stringify(payload).slice(0, -1) : JSON.stringify(payload),
  };
}

async function sealed(app: FastifyInstance, { method, url }: Route, fields: Record<string, unknown>): Promise<unknown> {
  return createSeal(() => app.services.seal.publicKey())(fields, { method: methodOf(method) === 'PUT' ? 'PUT' : 'POST', path: url });
}

async function signIn(platform: Platform, app: FastifyInstance, account: string): Promise<string> {
  // Refused guesses of this run may have locked the account or changed its password.
  await platform.db.deleteFrom('login_attempt').execute();
  const payload = await createSeal(() => app.services.seal.publicKey())(
    { username: account, password: DEMO_PASSWORD, type: '0' },
    { method: 'POST', path: '/wps/session/login' },
  );
  const response = await app.inject({ method: 'POST', url: '/wps/session/login', payload: { ...payload } });
  const { value } = response.json<{ value?: { token?: string } }>();
  return value?.token ?? '';
}

function fieldsOf(schema: unknown): string[] {
  return isObject(schema) && isObject(schema['entries']) ? Object.keys(schema['entries']) : [];
}

/** `a.0.b` into { a: [{ b }] }: refusals name fields so. */
function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = isObject(into[name]) ? into[name] : {};
  put(inner, rest.join('.'), value);
  into[name] = /^\d+$/.test(rest[0] ?? '') ? Object.values(inner) : inner;
}

function read(response: LightMyRequestResponse): { code?: string; fields?: Record<string, string> } {
  try {
    return response.json() ?? {};
  } catch {
    return {};
  }
}

const methodOf = (name: string): Request['method'] =>
  name === 'POST' || name === 'PUT' || name === 'PATCH' || name === 'DELETE' ? name : 'GET';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const query = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(toText(value))}`)
    .join('&');
/** As a client writes it that does not care whether it is well-formed. */
const encode = (text: string): string => encodeURIComponent(text.slice(0, 1_500).replace(/\p{Cs}/gu, '\ufffd'));
/** What a header can hold. */
const header = (value: unknown): string =>
  toText(value)
    .replace(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 500);
