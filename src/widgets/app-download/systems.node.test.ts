import { describe, expect, it } from 'vitest';
import { systemOf } from './systems.js';

describe('the system of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, undefined],
  ])('MEM-25 %s with %i touches is %s', (userAgent, maxTouchPoints, system) => {
    expect(systemOf({ userAgent, maxTouchPoints })).toBe(system);
  });
});
