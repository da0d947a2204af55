import { crc32, deflateSync } from 'node:zlib';
import { seedRandom } from '../seed/random.js';

const WIDTH = 200;
const HEIGHT = 60;
const SCALE = 5;
const MARGIN = 8;
const GLYPH_WIDTH = 5;
const GLYPH_HEIGHT = 7;
const NOISE_LINES = 5;
const NOISE_DOTS = 420;

/** Rows of five pixels from the top, as bits. */
const GLYPHS: Record<string, readonly number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  H: [17, 17, 17, 31, 17, 17, 17],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  3: [30, 1, 1, 14, 1, 1, 30],
  4: [2, 6, 10, 18, 31, 2, 2],
  6: [14, 16, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  9: [14, 17, 17, 15, 1, 1, 14],
};

/** A PNG of the text: each character shifted and bent, under lines and dots. The same seed draws the same picture. */
export function drawCaptcha(text: string, seed: number): Buffer {
  const random = seedRandom(seed);
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 245);
  const dot = (x: number, y: number, shade: number) => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = shade;
  };
  const phase = random.int(628) / 100;
  const step = Math.floor((WIDTH - 2 * MARGIN) / text.length);
  [...text].forEach((character, index) => {
    // Slant and wave move it by up to 8 more: nothing may stand outside the picture.
    const left = MARGIN + index * step + random.int(5);
    const top = MARGIN + random.int(7);
    const slant = (random.int(9) - 4) / 14;
    const shade = 20 + random.int(70);
    for (let y = 0; y < GLYPH_HEIGHT * SCALE; y++) {
      for (let x = 0; x < GLYPH_WIDTH * SCALE; x++) {
        const row = GLYPHS[character]?.[Math.floor(y / SCALE)] ?? 0;
        if (!((row >> (GLYPH_WIDTH - 1 - Math.floor(x / SCALE))) & 1)) continue;
        const wave = Math.round(3 * Math.sin((left + x) / 14 + phase));
        dot(Math.round(left + x + slant * (y - 17)), top + y + wave, shade);
      }
    }
  });
  for (let line = 0; line < NOISE_LINES; line++) {
    const start = random.int(HEIGHT);
    const end = random.int(HEIGHT);
    const shade = 60 + random.int(120);
    for (let x = 0; x < WIDTH; x++) dot(x, Math.round(start + ((end - start) * x) / WIDTH + 3 * Math.sin(x / 9 + line)), shade);
  }
  for (let count = 0; count < NOISE_DOTS; count++) dot(random.int(WIDTH), random.int(HEIGHT), 90 + random.int(150));
  return encodePng(pixels);
}

/** 8-bit grey PNG. */
function encodePng(pixels: Buffer): Buffer {
  const rows = Buffer.concat(
    Array.from({ length: HEIGHT }, (_, y) => Buffer.concat([Buffer.from([0]), pixels.subarray(y * WIDTH, (y + 1) * WIDTH)])),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
