import { describe, expect, it } from 'vitest';
import { gmtText, platformTime } from './platform-time.js';

const NOON = Date.UTC(2026, 0, 15, 12, 30, 5);

describe('the platform’s clock', () => {
  it('AGT-20 names its distance from Greenwich', () => {
    expect([-6, 0, 5.5, -3.5, 13].map(gmtText)).toEqual(['GMT-6', 'GMT+0', 'GMT+5:30', 'GMT-3:30', 'GMT+13']);
  });
  it('OP-32 shows the platform’s time, not the device’s', () => {
    expect([-6, 0, 5.5, 13].map(offset => platformTime(NOON, offset))).toEqual(['06:30:05', '12:30:05', '18:00:05', '01:30:05']);
  });
});
