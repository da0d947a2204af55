import { describe, expect, it } from 'vitest';
import { addressOf, readPlace } from './promotion-place.js';

describe('where one is among the promotions', () => {
  it.each([
    ['/promotions', {}],
    ['/promotions?id=7', { id: '7' }],
    ['/promotions?category=live_casino&dates=next-7&page=2', { category: 'live_casino', dates: 'next-7', page: '2' }],
    ['/promotions?id=7&category=mine', { id: '7', category: 'mine' }],
  ])('%s reads back as itself', (address, query) => {
    expect(addressOf(readPlace(query))).toBe(address);
  });

  it.each([{ category: 'toString' }, { dates: 'previous-7' }, { page: '0' }, { page: '1e9' }])('%o is not known, and left out', query => {
    expect(addressOf(readPlace(query))).toBe('/promotions');
  });
});
