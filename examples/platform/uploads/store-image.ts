import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '../failure.js';
import type { Platform, Queryable } from '../platform.js';
import { imageSizeOf } from './image-size.js';
import { imageTypeOf } from './image-type.js';
import { uploadPath } from './upload-path.js';

/** A small file can be a picture that no browser can show: whoever looks at it must not suffer. */
const MOST_ACROSS = 16_384;
const MOST_POINTS = 64_000_000;

/** Keeps a picture, checked by its content (INV-29). Its address cannot be guessed. Throws Failure `image-refused`. */
export async function storeImage(
  platform: Platform,
  { content, accountId, maxBytes }: { content: Buffer; accountId: number | null; maxBytes: number },
  db: Queryable = platform.db,
) {
  const mime = imageTypeOf(content);
  if (!mime)
    throw new Failure('image-refused', { message: 'Only pictures of type png or jpg are taken.', fields: { file: 'must be png or jpg' } });
  if (content.length > maxBytes)
    throw new Failure('image-refused', {
      message: `A picture may have at most ${maxBytes} bytes.`,
      fields: { file: `at most ${maxBytes} bytes` },
    });
  const size = imageSizeOf(content, mime);
  if (!size || Math.min(size.width, size.height) === 0)
    throw new Failure('image-refused', { message: 'Only pictures of type png or jpg are taken.', fields: { file: 'must be png or jpg' } });
  if (Math.max(size.width, size.height) > MOST_ACROSS || size.width * size.height > MOST_POINTS) {
    throw new Failure('image-refused', {
      message: `A picture may have at most ${MOST_POINTS / 1_000_000} million points.`,
      fields: { file: 'too many points' },
    });
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
