import { describe, expect, it } from 'vitest';
import { addressOf, readPlace, START } from './points-place.js';

describe('addresses of the points mall', () => {
  it('MEM-28 each view has its own, and what is written is read', () => {
    expect(addressOf(START)).toBe('/pointMall');
    expect(addressOf({ ...START, view: 'redeem', page: 2 })).toBe('/pointMall?view=redeem&page=2');
    const place = { view: 'history', type: 'slot_games', dates: 'previous-7', page: 3 } as const;
    expect(readPlace(Object.fromEntries(new URL(addressOf(place), 'http://site.invalid').searchParams))).toEqual(place);
  });

  it('what it does not know is as if it were not there', () => {
    expect(readPlace({ view: 'shop', type: 'horses', dates: 'next-7', page: '-1' })).toEqual(START);
  });
});
