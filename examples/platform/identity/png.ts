import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS = 4;
/** Each byte as the difference to the pixel before: what is smooth packs small. */
const SUB_FILTER = 1;

/** A PNG of RGBA pixels, row by row from the top. */
export function encodePng(width: number, height: number, pixels: Buffer): Buffer {
  const stride = width * CHANNELS;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    rows[start] = SUB_FILTER;
    for (let x = 0; x < stride; x++)
      rows[start + 1 + x] = (pixels[y * stride + x] ?? 0) - (x < CHANNELS ? 0 : (pixels[y * stride + x - CHANNELS] ?? 0));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 6;
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
