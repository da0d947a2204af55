import { describe, expect, it } from 'vitest';
import { offlineSince, watchConnection } from './offline-since.js';

function tab() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}
const blocked = () => {
  throw new Error('blocked');
};

describe('since when there is no connection', () => {
  it('is the first moment of the stretch, over reloads', () => {
    const values = tab();
    expect([1_000, 2_000, 3_000].map(now => offlineSince(now, () => values))).toEqual([1_000, 1_000, 1_000]);
  });

  it('is when the device told it, and forgotten with a page that came over the line or a line that is back', () => {
    const [values, device] = [tab(), new EventTarget()];
    offlineSince(1_000, () => values);
    watchConnection(() => values, device);
    expect(offlineSince(2_000, () => values)).toBe(2_000);
    device.dispatchEvent(new Event('online'));
    const before = Date.now();
    device.dispatchEvent(new Event('offline'));
    const told = offlineSince(Date.now() + 60_000, () => values);
    expect(told).toBeGreaterThanOrEqual(before);
    expect(told).toBeLessThan(before + 60_000);
  });

  it('is now where storage is blocked, or holds what cannot be', () => {
    const values = tab();
    values.setItem('gp-site:offline-since', '9000');
    expect(
      offlineSince(5_000, () => values),
      'the clock was set back',
    ).toBe(5_000);
    values.setItem('gp-site:offline-since', 'yesterday');
    expect(offlineSince(6_000, () => values)).toBe(6_000);
    watchConnection(blocked, new EventTarget());
    expect(offlineSince(7_000, blocked)).toBe(7_000);
  });
});
