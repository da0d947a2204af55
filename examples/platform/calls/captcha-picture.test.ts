import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './captcha-picture.js';

/** Darker than any line or dot that disturbs. */
const GLYPH_SHADE = 60;

describe('the captcha’s picture', () => {
  it('API-17 no character is cut by an edge', () => {
    for (let seed = 0; seed < 400; seed++) {
      const png = drawCaptcha('WMH4X', seed);
      const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
      const start = png.indexOf('IDAT') + 4;
      const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
      const dark = (x: number, y: number) => (rows[y * (width + 1) + 1 + x] ?? 255) < GLYPH_SHADE;
      const border = [
        ...Array.from({ length: width }, (_, x) => [x, 0] as const),
        ...Array.from({ length: width }, (_, x) => [x, height - 1] as const),
        ...Array.from({ length: height }, (_, y) => [0, y] as const),
        ...Array.from({ length: height }, (_, y) => [width - 1, y] as const),
      ];
      expect(
        border.filter(([x, y]) => dark(x, y)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });
});
