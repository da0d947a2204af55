import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall, type RegisteredCall } from '../http/call.js';
import { countAttempt } from '../identity/attempts.js';
import { readPicture } from '../uploads/read-picture.js';
import { storeImage } from '../uploads/store-image.js';

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

const UPLOADS = { most: 60, windowMs: 60 * 60_000 };
/** Pictures of one account that may arrive at the same time: each is held whole. */
const MOST_AT_ONCE = 6;
/** A form with a picture and little else. */
const PARTS = { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20, fileSize: Infinity };

const ROUTE = {
  method: 'POST',
  path: '/wps/upload/image',
  access: 'real',
  sealed: false,
  input: v.object({ file: v.instance(ReceivedFile, 'a picture is missing') }),
} as const;

function createUpload(): RegisteredCall {
  const arriving = new Map<number, number>();
  return defineCall({
    ...ROUTE,
    async receive(request, _reply, { platform, caller, settings }) {
      const { accountId } = signedIn(caller);
      const atOnce = (arriving.get(accountId) ?? 0) + 1;
      if (atOnce > MOST_AT_ONCE) throw new Failure('rate-limited', { retryAfter: 5 });
      arriving.set(accountId, atOnce);
      try {
        await countAttempt(platform, { subject: `upload:${accountId}`, ...UPLOADS });
        return await receiveFile(request, await settings.number('image_max_bytes'));
      } finally {
        const left = (arriving.get(accountId) ?? 1) - 1;
        if (left === 0) arriving.delete(accountId);
        else arriving.set(accountId, left);
      }
    },
    async answer({ platform, input, caller, origin, settings }) {
      const { accountId } = signedIn(caller);
      const stored = await storeImage(platform, {
        content: input.file.read(),
        accountId,
        maxBytes: await settings.number('image_max_bytes'),
      });
      return { value: { uploadId: String(stored.id), url: origin + stored.path } };
    },
  });
}

async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<{ file?: ReceivedFile }> {
  if (!request.isMultipart())
    throw new Failure('bad-request', {
      message: 'Send a form (multipart/form-data) with a picture as its field "file".',
      fields: { file: 'a picture is missing' },
    });
  try {
    const part = await request.file();
    return part?.fieldname === 'file' ? { file: new ReceivedFile(await readPicture(part.file, maxBytes)) } : {};
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('bad-request', { message: 'The form could not be read.', fields: { file: 'could not be read' } });
  }
}

/** Only this call reads forms with files, and nothing else. */
const uploadInScope: RegisteredCall = {
  ...ROUTE,
  register(app, platform, services) {
    void app.register(async scope => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart, { limits: PARTS });
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      createUpload().register(scope, platform, services);
    });
  },
};

export const uploadCalls = [uploadInScope];
