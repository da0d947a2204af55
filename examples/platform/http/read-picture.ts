import type { Readable } from 'node:stream';
import { Failure } from '../failure.js';

/** What is read of a picture that is too large, so that whoever sends it hears why instead of losing the line. */
const MOST_DISCARDED = 8 * 1_048_576;

/**
 * A picture as it arrives, in parts: keeps no more of it than it may have. Throws Failure `image-refused` for one that is larger,
 * after its end or after 8 MB more, where it stops reading: whoever calls closes the connection then. What it is, its content
 * says (`imageTypeOf`).
 */
export async function readPicture(stream: Readable, maxBytes: number): Promise<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) parts = [];
    else parts.push(part);
    if (bytes > maxBytes + MOST_DISCARDED) break;
  }
  if (bytes > maxBytes) throw new Failure('image-refused', { message: `A picture may have at most ${maxBytes} bytes.`, fields: { file: `at most ${maxBytes} bytes` } });
  return Buffer.concat(parts);
}
