import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { countAttempt } from '../identity/attempts.js';
import type { Platform } from '../platform.js';
import { readPicture } from '../uploads/read-picture.js';
import { createLimiter } from '../http/create-limiter.js';
import { createEventStreams } from '../http/event-stream.js';
import { networkOf } from '../http/network-of.js';
import { plainText } from '../http/plain-text.js';
import { readPageLanguage } from '../http/read-language.js';
import type { Lang } from '../written.js';
import { FURTHER_WORDS } from '../words/index.js';
import { conversationOf } from './chat-access.js';
import { addMessage, IMAGE_BYTES, isKnown, markRead } from './conversations.js';
import { followConversation, roomState } from './follow-conversation.js';
import { chatAssets } from './chat-assets.js';
import { chatPage, chatPagePolicy } from './chat-page.js';
import { createPictureQuota } from './picture-quota.js';

const KEY = v.pipe(plainText(), v.regex(/^[\w-]{8,64}$/));
const MESSAGE = v.object({ text: v.pipe(plainText(), v.trim(), v.minLength(1), v.maxLength(2_000)), key: KEY });
const AFTER = v.object({ after: v.optional(v.pipe(plainText(), v.regex(/^\d{1,15}$/), v.transform(Number)), '0') });
const READ = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const TEXT_BODY_LIMIT = 16_384;
const MESSAGES = { most: 60, windowMs: 60_000 };
const STREAMS = { inAll: 5_000, ofAddress: 500, ofReader: 20 };
/** Of one address, however many conversations it opens. */
const ADDRESS_MESSAGES = { points: 300, seconds: 600 };

/**
 * The chat room under `/chat/`, where `chatUrl` leads: a page for a frame or a window of its own, and its calls, which take the
 * conversation's token as bearer and nothing else, so a page in a sandboxed frame (Origin: null) may make them.
 */
export function registerChat(app: FastifyInstance, platform: Platform): void {
  app.get<{ Querystring: { lang?: unknown } }>('/chat/', async (request, reply) => {
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', chatPagePolicy(`${request.protocol}://${request.host}`, platform.config.allowedOrigins))
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(
        chatPage(
          readPageLanguage(request.query.lang ?? request.headers['accept-language']?.split(',', 1)[0]),
          await chatAssets(platform.config.root),
        ),
      );
  });
  app.get<{ Params: { lang: string } }>('/chat/words/:lang', async (request, reply) => {
    const words = FURTHER_WORDS[request.params.lang as Lang];
    if (!words) throw new Failure('not-found');
    return reply.header('Cache-Control', 'no-cache').header('X-Content-Type-Options', 'nosniff').send(words.chat);
  });
  app.get<{ Params: { file: string } }>('/chat/assets/:file', async (request, reply) => {
    const asset = (await chatAssets(platform.config.root)).get(request.params.file);
    if (!asset) throw new Failure('not-found');
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff')
      .type(asset.type)
      .send(asset.body);
  });

  void app.register(async scope => {
    const streams = createEventStreams(scope, STREAMS);
    const quota = createPictureQuota(platform);
    const ofAddress = createLimiter(platform, { name: 'chat-messages', ...ADDRESS_MESSAGES });
    // The picture is read by whoever has looked at its sender first.
    scope.addContentTypeParser(['image/png', 'image/jpeg'], (_request, body, done) => done(null, body));
    // Before anything of the body is read.
    scope.addHook('onRequest', async request => {
      request.chat = await conversationOf(platform, tokenOf(request));
    });
    scope.addHook(
      'onSend',
      async (_request, reply) => void (reply.hasHeader('cache-control') || reply.header('cache-control', 'no-store')),
    );

    scope.get('/chat/api/messages', async request => {
      const { after } = parsed(AFTER, request.query);
      const { status, name, seen, read, messages } = await roomState(platform, { id: request.chat.id, token: tokenOf(request), after });
      return { success: true, status, name, seen, read, messages };
    });
    scope.get('/chat/api/stream', { compress: false }, async (request, reply) => {
      const { id, account_id: accountId } = request.chat;
      const { after } = parsed(AFTER, request.query);
      return streams.answer(request, reply, String(id), stream =>
        followConversation(platform, { id, accountId, token: tokenOf(request), after }, stream),
      );
    });
    scope.post('/chat/api/read', { bodyLimit: TEXT_BODY_LIMIT }, async request => {
      await markRead(platform, request.chat.id, parsed(READ, request.body).id);
      return { success: true };
    });
    scope.post('/chat/api/messages', { bodyLimit: TEXT_BODY_LIMIT }, async request => {
      const { text, key } = parsed(MESSAGE, request.body);
      await countAttempt(platform, { subject: `chat:${request.chat.id}`, ...MESSAGES });
      await ofAddress.take(networkOf(request.ip));
      await addMessage(platform, request.chat, { sender: 'visitor', text, key });
      return { success: true };
    });
    scope.post('/chat/api/images', { bodyLimit: TEXT_BODY_LIMIT }, async request => {
      const { chat } = request;
      const key = parsed(KEY, request.headers['idempotency-key']);
      if (await isKnown(platform, chat.id, 'visitor', key)) return { success: true };
      if (!(request.body instanceof Readable)) throw new Failure('image-refused');
      const declared = Number(request.headers['content-length'] ?? IMAGE_BYTES);
      if (!(declared <= IMAGE_BYTES))
        throw new Failure('image-refused', {
          message: `A picture may have at most ${IMAGE_BYTES} bytes.`,
          fields: { file: `at most ${IMAGE_BYTES} bytes` },
        });
      const over = await quota.take({ ip: request.ip, conversationId: chat.id, accountId: chat.account_id }, declared);
      try {
        await addMessage(platform, chat, { sender: 'visitor', image: await readPicture(request.body, IMAGE_BYTES), key });
      } finally {
        over();
      }
      return { success: true };
    });
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The conversation whose token a call of the chat room brought. */
    chat: Awaited<ReturnType<typeof conversationOf>>;
  }
}

function tokenOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Failure('not-found', { message: 'This conversation is not open any more.', value: { reason: 'unknown' } });
  return token;
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new Failure('bad-request', {
    fields: Object.fromEntries(result.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message])),
  });
}
