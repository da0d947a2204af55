import type { Readable } from 'node:stream';
import { Failure } from '../failure.js';

const STARTS = [Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from([0xff, 0xd8, 0xff])];
const LONGEST_START = 4;
/** A sender that dawdles holds a place that others wait for. */
const LIMIT_MS = 60_000;

/**
 * Reads a picture as it comes: what does not begin as one, or goes on for too long, is refused at once and not kept. The rest of
 * a refused one is left to run out, so that its sender hears the answer. Throws Failure `image-refused`.
 */
export function readPicture(body: Readable, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    let isLooked = false;
    const timer = setTimeout(() => refuse('The picture took too long to arrive.', 'too slow'), LIMIT_MS);

    function leave(): void {
      clearTimeout(timer);
      body.off('data', take).off('end', end).off('error', fail).off('close', cut);
    }
    function fail(error: Error): void {
      leave();
      reject(error);
    }
    function refuse(message: string, fault: string): void {
      leave();
      body.on('error', () => undefined).resume();
      reject(new Failure('image-refused', { message, fields: { file: fault } }));
    }
    function cut(): void {
      fail(new Failure('bad-request', { message: 'The picture did not arrive whole.' }));
    }
    function look(): boolean {
      if (isLooked || bytes < LONGEST_START) return true;
      isLooked = true;
      const start = Buffer.concat(pieces);
      if (STARTS.some(known => start.subarray(0, known.length).equals(known))) return true;
      refuse('Only pictures of type png or jpg are taken.', 'must be png or jpg');
      return false;
    }
    function take(piece: Buffer): void {
      bytes += piece.length;
      if (bytes > maxBytes) return refuse(`A picture may have at most ${maxBytes} bytes.`, `at most ${maxBytes} bytes`);
      pieces.push(piece);
      look();
    }
    function end(): void {
      leave();
      resolve(Buffer.concat(pieces, bytes));
    }
    body.on('data', take).on('end', end).on('error', fail).on('close', cut);
  });
}
