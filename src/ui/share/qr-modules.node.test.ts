import { describe, expect, it } from 'vitest';
import { qrModules } from './qr-modules.js';

/** The path drawn again as rows of 0 and 1. */
function rowsOf({ size, path }: ReturnType<typeof qrModules>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]!.fill('1', Number(x), Number(x) + Number(length));
  return rows.map(row => row.join(''));
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  x => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Reads a code as a camera does, without the encoder: bytes of a code of one block, which are versions 1 to 3 (up to 42 of them). */
function readCode(code: ReturnType<typeof qrModules>): string {
  const rows = rowsOf(code)
    .slice(4, -4)
    .map(row => [...row.slice(4, -4)].map(Number));
  const size = rows.length;
  const at = (x: number, y: number) => rows[y]![x]!;
  const mask = MASKS[[at(2, 8), at(3, 8), at(4, 8)].reduce((bits, bit) => bits * 2 + bit) ^ 0b101]!;
  const isFunction = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const columns = Array.from({ length: size }, (_, index) => size - 1 - index).filter(x => x !== 6);
  let bits = '';
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < size; step++) {
      const y = pair % 4 === 0 ? size - 1 - step : step;
      for (const x of columns.slice(pair, pair + 2)) if (!isFunction(x, y)) bits += at(x, y) ^ (mask(x, y) === 0 ? 1 : 0);
    }
  }
  const number = (from: number, length: number) => parseInt(bits.slice(from, from + length), 2);
  if (number(0, 4) !== 0b0100) return `mode ${number(0, 4)}`;
  return new TextDecoder().decode(Uint8Array.from({ length: number(4, 8) }, (_, index) => number(12 + index * 8, 8)));
}

describe('QR codes', () => {
  it.each(['https://apps.example/ios', 'http://127.0.0.1:4100/app/Android_2.apk', 'https://a.example/ñ?x=1&y=%20#Z'])(
    'HDR-27 a reader finds %s in its code',
    address => {
      expect(readCode(qrModules(address))).toBe(address);
    },
  );
  it('have three finder patterns and a quiet zone of four squares', () => {
    const code = qrModules('https://download.example/novapalace.apk');
    const rows = rowsOf(code);
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const at = (left: number, top: number) => rows.slice(top, top + 7).map(row => row.slice(left, left + 7));
    expect(at(4, 4)).toEqual(finder);
    expect(at(code.size - 11, 4)).toEqual(finder);
    expect(at(4, code.size - 11)).toEqual(finder);
    for (const row of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(row).toMatch(/^0+$/);
    for (const row of rows) expect(row).toMatch(/^0000.*0000$/);
  });
  it('grow with what they say', () => {
    expect(qrModules('https://a.example/').size).toBeLessThan(qrModules(`https://a.example/${'x'.repeat(300)}`).size);
  });
});
