import { describe, expect, it } from 'vitest';
import { agoOf } from './ago.js';

describe('agoOf', () => {
  it('takes the largest unit that fits whole', () => {
    expect([agoOf(59_999), agoOf(60_000), agoOf(3_599_999), agoOf(3_600_000), agoOf(86_400_000 * 3)]).toEqual([
      { value: 0, unit: 'second' },
      { value: 1, unit: 'minute' },
      { value: 59, unit: 'minute' },
      { value: 1, unit: 'hour' },
      { value: 3, unit: 'day' },
    ]);
  });
  it('a moment in the future is now', () => {
    expect(agoOf(-5000)).toEqual({ value: 0, unit: 'second' });
  });
});
