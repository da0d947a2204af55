import { describe, expect, it } from 'vitest';
import { qrModules } from './qr-modules.js';

/** The path drawn again as rows of 0 and 1. */
function rowsOf({ size, path }: ReturnType<typeof qrModules>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) rows[Number(y)]!.fill('1', Number(x), Number(x) + Number(length));
  return rows.map(row => row.join(''));
}

describe('QR codes', () => {
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
