import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall, type RegisteredCall } from '../http/call.js';
import { countAttempt } from '../identity/attempts.js';
import type { Platform, Queryable } from '../platform.js';
import { imageSizeOf } from './image-size.js';
import { imageTypeOf } from './image-type.js';

/** A file of a form; the request log, which goes through all fields, sees its size only. */
class ReceivedFile {
  readonly bytes: number;
  readonly #content: Buffer;

  constructor(content: Buffer) {
    this.#content = content;
    this.bytes = content.length;
  }
  read(): Buffer {
    return this.#content;
  }
}

/** A little more than a picture may have, so that one that is too large is told so in words. */
const BODY_LIMIT = 8 * 1_048_576;
/** A small file can be a picture that no browser can show: whoever looks at it must not suffer. */
const MOST_ACROSS = 16_384;
const MOST_POINTS = 64_000_000;
const UPLOADS = { most: 60, windowMs: 60 * 60_000 };

const upload = defineCall({
  method: 'POST',
  path: '/wps/upload/image',
  access: 'real',
  input: v.object({ file: v.instance(ReceivedFile, 'a picture is missing') }),
  async answer({ platform, input, caller, origin, settings }) {
    const { accountId } = signedIn(caller);
    await countAttempt(platform, { subject: `upload:${accountId}`, ...UPLOADS });
    const stored = await storeImage(platform, { content: input.file.read(), accountId, maxBytes: await settings.number('image_max_bytes') });
    return { value: { uploadId: String(stored.id), url: origin + stored.path } };
  },
});

/** Only this call reads forms with files. */
const uploadInScope: RegisteredCall = {
  ...upload,
  register(app, platform, services) {
    void app.register(async scope => {
      scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, async (request: FastifyRequest, body: Buffer) => {
        const type = request.headers['content-type'] ?? '';
        const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined);
        const file = form?.get('file');
        return typeof file === 'object' && file !== null ? { file: new ReceivedFile(Buffer.from(await file.arrayBuffer())) } : {};
      });
      upload.register(scope, platform, services);
    });
  },
};

export const uploadCalls = [uploadInScope];

/** Keeps a picture, checked by its content (INV-29). Its address cannot be guessed. Throws Failure `image-refused`. */
export async function storeImage(platform: Platform, { content, accountId, maxBytes }: { content: Buffer; accountId: number | null; maxBytes: number }, db: Queryable = platform.db) {
  const mime = imageTypeOf(content);
  if (!mime) throw new Failure('image-refused', { message: 'Only pictures of type png or jpg are taken.', fields: { file: 'must be png or jpg' } });
  if (content.length > maxBytes) throw new Failure('image-refused', { message: `A picture may have at most ${maxBytes} bytes.`, fields: { file: `at most ${maxBytes} bytes` } });
  const size = imageSizeOf(content, mime);
  if (!size || Math.min(size.width, size.height) === 0) throw new Failure('image-refused', { message: 'Only pictures of type png or jpg are taken.', fields: { file: 'must be png or jpg' } });
  if (Math.max(size.width, size.height) > MOST_ACROSS || size.width * size.height > MOST_POINTS) {
    throw new Failure('image-refused', { message: `A picture may have at most ${MOST_POINTS / 1_000_000} million points.`, fields: { file: 'too many points' } });
  }
  const key = randomBytes(24).toString('base64url');
  const { id } = await db
    .insertInto('upload')
    .values({
      key,
      account_id: accountId,
      mime,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      content: content.toString('base64'),
      created_at: platform.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, path: uploadPath(key) };
}

export function uploadPath(key: string): string {
  return `/uploads/${key}`;
}

/** Serves what was uploaded to whoever has its address, as nothing but a picture. */
export function registerUploads(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const row = await platform.db.selectFrom('upload').select(['mime', 'content']).where('key', '=', request.params.key).executeTakeFirst();
    if (!row) throw new Failure('not-found', { message: 'There is no such picture.' });
    return reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type(row.mime)
      .send(Buffer.from(row.content, 'base64'));
  });
}
