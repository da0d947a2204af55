import { describe, expect, it } from 'vitest';
import { clampPage, pageRange } from './page-range.js';

describe('pageRange', () => {
  it('CON-47 shows five pages in range and two at each margin', () => {
    expect(pageRange(10, 30)).toEqual([1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 29, 30]);
  });
  it('CON-47 keeps five in range at both ends', () => {
    expect(pageRange(1, 30)).toEqual([1, 2, 3, 4, 5, 'gap', 29, 30]);
    expect(pageRange(30, 30)).toEqual([1, 2, 'gap', 26, 27, 28, 29, 30]);
  });
  it('CON-47 shows a page rather than a gap that would hide only that page', () => {
    expect(pageRange(6, 30)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'gap', 29, 30]);
    expect(pageRange(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
  it('CON-47 lists all when there are few', () => {
    expect(pageRange(1, 1)).toEqual([1]);
    expect(pageRange(3, 4)).toEqual([1, 2, 3, 4]);
    expect(pageRange(1, 0)).toEqual([]);
  });
  it('CON-47 never repeats or reorders a page', () => {
    for (let total = 0; total <= 40; total++)
      for (let page = 1; page <= total; page++) {
        const numbers = pageRange(page, total).filter(item => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toContain(page);
      }
  });
});

describe('clampPage', () => {
  it('LOB-13 moves a page beyond the end to the last one', () => {
    expect(clampPage(999, 4)).toBe(4);
    expect(clampPage(0, 4)).toBe(1);
    expect(clampPage(Number.NaN, 4)).toBe(1);
    expect(clampPage(3, 0)).toBe(1);
  });
});
