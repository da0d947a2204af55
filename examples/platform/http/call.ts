import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import type { Language } from '../languages.js';
import type { Platform } from '../platform.js';
import { assertAccess, type Access } from './access.js';
import { identify, type Caller } from './caller.js';
import { originOf } from './own-hosts.js';
import { readLanguage } from './read-language.js';
import type { Services } from './services.js';

/** One call of the platform as data: who may make it, what it reads, what it answers. */
export interface Call<S extends v.GenericSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** The body is a sealed payload (API-03). All fields are in it: of the query only merchant and language are read. */
  sealed?: boolean;
  /** The session may come as `token` in the query (API-39). */
  tokenInQuery?: boolean;
  /** Answered also under maintenance and from blocked regions. */
  whenClosed?: boolean;
  /** Answered also while a password change is due (INV-07). */
  duringPasswordChange?: boolean;
  /** Fields of query and body in one object; the body wins. */
  input: S;
  /** Reads a body that is no fields, once it is known who sends it; what it returns takes the place of the body. */
  receive?(request: FastifyRequest, reply: FastifyReply, context: Services & { platform: Platform; caller: Caller }): Promise<object>;
  /** The fields of the answer beside `success: true`. */
  answer(context: CallContext<v.InferOutput<S>>): Promise<object>;
}
export interface CallContext<Input> extends Services {
  platform: Platform;
  input: Input;
  caller: Caller;
  ip: string;
  /** In which texts are, as far as there are any; else in English. */
  language: Language;
  /** `Idempotency-Key`, or empty. */
  idempotencyKey: string;
  /** Scheme and host under which the caller reached the platform. */
  origin: string;
  /** Of the page that calls, as its browser says it; empty for what is no page. */
  pageOrigin: string;
}
/** A call whose input type is settled; what `registerCalls` takes. */
export interface RegisteredCall {
  method: string;
  path: string;
  access: Access;
  sealed: boolean;
  input: v.GenericSchema;
  register(app: FastifyInstance, platform: Platform, services: Services): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    /** What the request log shows as body. */
    loggedPayload?: unknown;
  }
}

const IDEMPOTENCY_KEY = /^[\w:.-]{8,128}$/;

export function defineCall<S extends v.GenericSchema>(call: Call<S>): RegisteredCall {
  return {
    method: call.method,
    path: call.path,
    access: call.access,
    sealed: call.sealed ?? false,
    input: call.input,
    register(app, platform, services) {
      const bodyOf = async (request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<unknown> => {
        if (call.receive) return call.receive(request, reply, { ...services, platform, caller });
        return call.sealed ? services.seal.open(request.body, `${call.method} ${call.path}`) : request.body;
      };
      app.route({
        method: call.method,
        url: call.path,
        // Before the body is read: who may not make this call costs nothing more.
        onRequest: async request => {
          if (!call.whenClosed) await services.gate.assertOpen(request.ip);
          request.caller = await identify(platform, request, call.tokenInQuery ?? false);
          assertAccess(call.access, request.caller, call.duringPasswordChange ?? false);
        },
        handler: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          const caller = request.caller ?? { role: 'visitor' };
          const body = await bodyOf(request, reply, caller);
          request.loggedPayload = body;
          const fields = { ...asObject(request.query), ...asObject(body) };
          assertMerchant(platform, request, fields);
          const answer = await call.answer({
            ...services,
            platform,
            input: read(call.input, call.sealed ? asObject(body) : fields),
            caller,
            ip: request.ip,
            language: askedLanguage(request, fields),
            idempotencyKey: idempotencyKeyOf(request),
            origin: originOf(request),
            pageOrigin: request.headers.origin ?? '',
          });
          return { success: true, ...answer };
        },
      });
    },
  };
}

/** What a schema makes of the fields; throws Failure `bad-request` that names each wrong field. */
function read<S extends v.GenericSchema>(schema: S, fields: Record<string, unknown>): v.InferOutput<S> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const wrong = result.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message] as const);
  throw new Failure('bad-request', { fields: Object.fromEntries(wrong) });
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function assertMerchant(platform: Platform, request: FastifyRequest, fields: Record<string, unknown>): void {
  const merchant = request.headers['merchant'] ?? fields['merchant'] ?? fields['merchantCode'];
  if (merchant !== undefined && merchant !== platform.config.merchant) {
    throw new Failure('bad-request', {
      message: 'The merchant is not known here.',
      fields: { merchant: `must be ${platform.config.merchant}` },
    });
  }
}

/** From `language`, `lang` or the header. */
function askedLanguage(request: FastifyRequest, fields: Record<string, unknown>): Language {
  return readLanguage(fields['language'] ?? fields['lang'] ?? request.headers['language'] ?? undefined);
}

/** Money moves under a key only, so that a repeat is known (INV-04). */
export function assertKeyed(idempotencyKey: string): void {
  if (idempotencyKey === '')
    throw new Failure('bad-request', { fields: { 'Idempotency-Key': 'is needed for every call that moves money' } });
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return '';
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new Failure('bad-request', { fields: { 'Idempotency-Key': '8 to 128 letters, digits or _ : . -' } });
}
