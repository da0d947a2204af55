import { expect, it } from 'vitest';
import { countdown } from './countdown.js';

it('SYS-07 counts down in hours, minutes and seconds', () => {
  expect(countdown(3_723_000)).toBe('1:02:03');
  expect(countdown(90_001)).toBe('1:31');
  expect(countdown(999)).toBe('0:01');
  expect(countdown(-5)).toBe('0:00');
});
