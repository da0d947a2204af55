import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.js';

describe('a table for a spreadsheet', () => {
  it('has a mark of its encoding, a line for each row, and amounts as plain figures', () => {
    expect(
      csvOf(
        [
          { head: 'Día', of: row => row.day },
          { head: 'Total', of: row => ({ minor: row.total }) },
          { head: 'Count', of: row => row.count },
        ],
        [
          { day: '2026-01-15', total: -480, count: 3 },
          { day: '2026-01-14', total: 123_456, count: 0 },
        ],
      ),
    ).toBe('\uFEFFDía,Total,Count\r\n2026-01-15,-4.80,3\r\n2026-01-14,1234.56,0\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+52 55', "'+52 55"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['two\nlines', '"two\nlines"'],
    ['José, 3º', '"José, 3º"'],
    ['plain', 'plain'],
  ])('the text %s is never a formula and stays in its cell', (given, written) => {
    expect(csvOf([{ head: 'x', of: row => row }], [given])).toBe(`\uFEFFx\r\n${written}\r\n`);
  });
});
