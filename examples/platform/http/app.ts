import compress from '@fastify/compress';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { calls } from '../calls/calls.js';
import { Failure, type FailureCode } from '../failure.js';
import { registerIdp } from '../identity/idp/register-idp.js';
import type { Platform } from '../platform.js';
import { acceptJson } from './accept-json.js';
import { answerFailure, toFailure } from './answer-failure.js';
import { registerChangeStream } from './change-stream.js';
import { assertPlainAddress } from './plain-address.js';
import { createLimiter } from './create-limiter.js';
import { networkOf } from './network-of.js';
import { onlyOwnHosts, originOf } from './own-hosts.js';
import { isRefusedPreflight, refusedPreflight } from './refused-preflight.js';
import { createRequestLog } from './request-log.js';
import { askedPath, routeOf } from './route-of.js';
import { createServices } from './services.js';
import { sendSite } from './site-page.js';
import { siteFallback } from './statics.js';

/** What a call may say; where more is needed, its own scope says so. */
const BODY_LIMIT = 65_536;
/** For slow lines too; who takes longer over a request holds a connection and nothing else. */
const REQUEST_LIMIT_MS = 120_000;
/** Routes whose calls are counted and logged; so is what is asked for where no route is. */
const CALL_ROUTES = /^(?:$|\/(?:wps|lgw|lotto|play)\/)/;
/** Routes whose calls are only counted: the stand-in providers are a third party, whose codes belong in no log of ours. */
const COUNTED_ROUTES = /^\/idp\//;
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The API as a Fastify app: CORS, limits, envelope, request log, every call. Listens to nothing yet. */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
  });
  const services = createServices(platform);
  const requestLog = createRequestLog(platform);
  acceptJson(app, BODY_LIMIT);
  onlyOwnHosts(app, config);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(cors, () => (request: FastifyRequest, done: (error: Error | null, options: object) => void) => {
    done(null, {
      origin: isAllowedOrigin(platform, request),
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Language', 'Merchant'],
      exposedHeaders: ['Retry-After'],
      maxAge: 600,
    });
  });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });

  const limit = callLimit(platform);
  app.addHook('onRequest', async request => {
    const route = routeOf(request);
    if (CALL_ROUTES.test(route) || COUNTED_ROUTES.test(route)) await limit(request.ip);
  });
  app.addHook('onRequest', async request => assertPlainAddress(request));
  app.addHook('onResponse', async (request, reply) => {
    if (!CALL_ROUTES.test(routeOf(request)) || request.method === 'OPTIONS' || request.isPage) return;
    const path = askedPath(request);
    const caller = request.caller;
    requestLog.add({
      at: platform.clock.now(),
      method: request.method,
      path,
      query: { ...(request.query as Record<string, unknown>) },
      accountId: caller && caller.role !== 'visitor' ? caller.accountId : null,
      payload: request.loggedPayload ?? null,
      status: reply.statusCode,
      errorCode: request.failureCode ?? null,
      durationMs: Math.round(reply.elapsedTime),
    });
    log.debug('request', { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler(async (error, request, reply) => {
    const failure = toFailure(error);
    request.failureCode = failure.code;
    if (failure.status >= 500 && failure.code === 'unknown')
      log.error('a call failed', { method: request.method, path: askedPath(request), error });
    return answerFailure(reply, failure);
  });
  const siteFor = siteFallback(platform);
  app.setNotFoundHandler(async (request, reply) => {
    const site = siteFor(request);
    if (site) {
      request.isPage = true;
      return sendSite(reply, platform, site);
    }
    if (isRefusedPreflight(request)) throw refusedPreflight(request);
    throw new Failure('not-found', { message: `There is nothing at ${request.method} ${askedPath(request)}.` });
  });

  app.get('/healthz', async () => {
    await platform.db.selectFrom('merchant').select('code').limit(1).execute();
    return { success: true, engine: platform.engine };
  });
  for (const call of calls) call.register(app, platform, services);
  registerChangeStream(app, services.changes);
  registerIdp(app, platform);

  app.decorate('requestLog', requestLog);
  app.decorate('services', services);
  app.addHook('onClose', async () => {
    await requestLog.close();
  });
  return app;
}

declare module 'fastify' {
  interface FastifyRequest {
    failureCode?: FailureCode;
    /** An unknown address that was answered with the site's page. */
    isPage?: boolean;
  }
  interface FastifyInstance {
    requestLog: ReturnType<typeof createRequestLog>;
    services: ReturnType<typeof createServices>;
  }
}

/** The page's own origin, the configured ones, and for games and chat also pages in a sandboxed frame, which have no origin. The console is for its own page alone. */
function isAllowedOrigin(platform: Platform, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const route = routeOf(request) || askedPath(request);
  if (!origin || /^\/sandbox(?:\/|$)/.test(route)) return false;
  if (origin === originOf(request)) return true;
  if (origin === 'null') return /^\/(?:play|chat\/api)\//.test(route);
  return platform.config.allowedOrigins.includes(origin);
}

/** Calls a minute of one address; those from this machine, where proxies and tests are, have a limit of their own. */
function callLimit(platform: Platform): (ip: string) => Promise<void> {
  const { local, remote } = platform.config.rateLimit;
  const near = createLimiter({ ...platform, engine: 'embedded' }, { name: 'calls-near', points: local, seconds: 60 });
  const far = createLimiter(platform, { name: 'calls', points: remote, seconds: 60 });
  return ip => (LOCAL.has(ip) ? near : far).take(networkOf(ip));
}
