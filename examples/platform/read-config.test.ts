import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.js';

const KEY = 'operator-key-of-the-tests-0123456789';
const read = (value?: string) =>
  readConfig('/nowhere', { GP_OPERATOR_KEY: KEY, ...(value !== undefined && { GP_SERVICE_WORKER: value }) }, []);

describe('GP_SERVICE_WORKER', () => {
  it('is on where nothing is said, off where that is said, and anything else is refused', () => {
    expect([undefined, '', 'on', 'off'].map(value => read(value).serviceWorker)).toEqual([true, true, true, false]);
    expect(() => read('no')).toThrow('GP_SERVICE_WORKER=no');
  });
});
