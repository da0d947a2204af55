import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { countAttempt } from '../identity/attempts.js';
import type { Platform } from '../platform.js';
import { createEventStreams } from '../http/event-stream.js';
import { plainText } from '../http/plain-text.js';
import { addMessage, conversationOf, markRead } from './conversations.js';
import { followConversation, roomState } from './follow-conversation.js';
import { chatAssets } from './chat-assets.js';
import { chatPage, chatPagePolicy } from './chat-page.js';

const KEY = v.pipe(plainText(), v.regex(/^[\w-]{8,64}$/));
const MESSAGE = v.object({ text: v.pipe(plainText(), v.trim(), v.minLength(1), v.maxLength(2_000)), key: KEY });
const AFTER = v.object({ after: v.optional(v.pipe(plainText(), v.regex(/^\d{1,15}$/), v.transform(Number)), '0') });
const READ = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const IMAGE_BODY_LIMIT = 8 * 1_048_576;
const MESSAGES = { most: 60, windowMs: 60_000 };
const STREAMS = { inAll: 5_000, ofAddress: 500, ofReader: 20 };
const PICTURES = { most: 30, windowMs: 60 * 60_000 };

/**
 * The chat room under `/chat/`, where `chatUrl` leads: a page for a frame or a window of its own, and its calls, which take the
 * conversation's token as bearer and nothing else, so a page in a sandboxed frame (Origin: null) may make them.
 */
export function registerChat(app: FastifyInstance, platform: Platform): void {
  app.get<{ Querystring: { lang?: string } }>('/chat/', async (request, reply) => {
    const lang = request.query.lang?.toLowerCase().startsWith('en') ? 'en' : 'es';
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', chatPagePolicy(`${request.protocol}://${request.host}`, platform.config.allowedOrigins))
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(chatPage(lang, await chatAssets(platform.config.root)));
  });
  app.get<{ Params: { file: string } }>('/chat/assets/:file', async (request, reply) => {
    const asset = (await chatAssets(platform.config.root)).get(request.params.file);
    if (!asset) throw new Failure('not-found');
    return reply.header('Cache-Control', 'no-cache').header('Cross-Origin-Resource-Policy', 'cross-origin').header('X-Content-Type-Options', 'nosniff').type(asset.type).send(asset.body);
  });

  void app.register(async scope => {
    const streams = createEventStreams(scope, STREAMS);
    scope.addContentTypeParser(['image/png', 'image/jpeg'], { parseAs: 'buffer', bodyLimit: IMAGE_BODY_LIMIT }, (_request, body, done) => done(null, body));
    scope.addHook('onSend', async (_request, reply) => void (reply.hasHeader('cache-control') || reply.header('cache-control', 'no-store')));

    scope.get('/chat/api/messages', async request => {
      const { after } = parsed(AFTER, request.query);
      return { success: true, ...(await roomState(platform, tokenOf(request), after)) };
    });
    scope.get('/chat/api/stream', { compress: false }, async (request, reply) => {
      const token = tokenOf(request);
      const { id } = await conversationOf(platform, token);
      const { after } = parsed(AFTER, request.query);
      return streams.answer(request, reply, String(id), stream => followConversation(platform, { id, token, after }, stream));
    });
    scope.post('/chat/api/read', async request => {
      const conversation = await conversationOf(platform, tokenOf(request));
      await markRead(platform, conversation.id, parsed(READ, request.body).id);
      return { success: true };
    });
    scope.post('/chat/api/messages', async request => {
      const conversation = await conversationOf(platform, tokenOf(request));
      const { text, key } = parsed(MESSAGE, request.body);
      await countAttempt(platform, { subject: `chat:${conversation.id}`, ...MESSAGES });
      await addMessage(platform, conversation, { sender: 'visitor', text, key });
      return { success: true };
    });
    scope.post('/chat/api/images', async request => {
      const conversation = await conversationOf(platform, tokenOf(request));
      const key = parsed(KEY, request.headers['idempotency-key']);
      if (!Buffer.isBuffer(request.body)) throw new Failure('image-refused');
      await countAttempt(platform, { subject: `chat-image:${conversation.id}`, ...PICTURES });
      await addMessage(platform, conversation, { sender: 'visitor', image: request.body, key });
      return { success: true };
    });
  });
}

function tokenOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Failure('not-found', { message: 'This conversation is not open any more.' });
  return token;
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new Failure('bad-request', { fields: Object.fromEntries(result.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message])) });
}
