import compress from '@fastify/compress';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { calls } from '../calls/calls.js';
import { Failure } from '../failure.js';
import { registerIdp } from '../identity/idp/register-idp.js';
import type { Platform } from '../platform.js';
import { registerChangeStream } from './change-stream.js';
import { assertPlainAddress } from './plain-address.js';
import { createRequestLog } from './request-log.js';
import { createServices } from './services.js';
import { sendSite, siteFallback } from './statics.js';

const BODY_LIMIT = 1_048_576;
const LOGGED_PATHS = /^\/(wps|lgw|lotto|play)\//;
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The API as a Fastify app: CORS, limits, envelope, request log, every call. Listens to nothing yet. */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
  });
  const services = createServices(platform);
  const requestLog = createRequestLog(platform);
  acceptEmptyJson(app);
  await app.register(formbody);
  await app.register(cors, () => (request: FastifyRequest, done: (error: Error | null, options: object) => void) => {
    done(null, {
      origin: isAllowedOrigin(platform, request),
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Language', 'Merchant'],
      exposedHeaders: ['Retry-After'],
      maxAge: 600,
    });
  });
  await app.register(rateLimit, {
    timeWindow: 60_000,
    max: request => (LOCAL.has(request.ip) ? config.rateLimit.local : config.rateLimit.remote),
    allowList: request => !LOGGED_PATHS.test(request.url),
    errorResponseBuilder: (_request, context) => new Failure('rate-limited', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });

  app.addHook('onRequest', async request => {
    // Rounds of launched games stop as well; calls ask for themselves, because some are answered when closed.
    if (request.method === 'POST' && request.url.startsWith('/play/')) await services.gate.assertOpen(request.ip);
  });
  app.addHook('onRequest', async request => assertPlainAddress(request));
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!LOGGED_PATHS.test(path) || request.method === 'OPTIONS') return;
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
    if (failure.status >= 500 && failure.code === 'unknown') log.error('a call failed', { method: request.method, path: request.url.split('?', 1)[0], error });
    const { fields, value, retryAfter } = failure.options;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .send({ success: false, code: failure.code, message: failure.message, ...(fields && { fields }), ...(value && { value }) });
  });
  const siteFor = siteFallback(platform);
  app.setNotFoundHandler(async (request, reply) => {
    const site = siteFor(request);
    if (site) return sendSite(reply, platform, site);
    throw new Failure('not-found', { message: `There is nothing at ${request.method} ${request.url.split('?', 1)[0]}.` });
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
    failureCode?: string;
  }
  interface FastifyInstance {
    requestLog: ReturnType<typeof createRequestLog>;
    services: ReturnType<typeof createServices>;
  }
}

/** The page's own origin, the configured ones, and for games and chat also pages in a sandboxed frame, which have no origin. */
function isAllowedOrigin(platform: Platform, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  if (origin === `${request.protocol}://${request.host}`) return true;
  if (origin === 'null') return request.url.startsWith('/play/') || request.url.startsWith('/chat/api/');
  return platform.config.allowedOrigins.includes(origin);
}

function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, {});
    else parse(request, body, done);
  });
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) return new Failure('bad-request', { message: error instanceof Error ? error.message : undefined });
  return new Failure('unknown');
}
