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

describe('GP_ALLOWED_ORIGINS', () => {
  const allowed = (env: Record<string, string>) => readConfig('/nowhere', { GP_OPERATOR_KEY: KEY, ...env }, []).allowedOrigins;

  it('has those of development servers besides, where the platform is asked from its own machine alone', () => {
    const own = { GP_ALLOWED_ORIGINS: 'https://www.example' };
    expect(allowed(own)).toEqual(expect.arrayContaining(['https://www.example', 'http://localhost:5173', 'http://localhost:3000']));
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7']) expect(allowed({ ...own, HOST })).toEqual(['https://www.example']);
  });
});
