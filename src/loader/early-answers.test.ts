import { afterEach, describe, expect, it, vi } from 'vitest';
import { EARLY_ANSWERS } from '../api/wire/early-calls.js';
import { askEarly } from './early-answers.js';

const asker = { apiBase: 'https://api.example/base', merchant: 'a&b', language: 'ES' };
const page = globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> };

describe('askEarly', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    delete page[EARLY_ANSWERS];
  });

  it('asks each address once, without credentials, and leaves the answer under it', async () => {
    const answer = new Response('{}');
    const fetched = vi.fn(() => Promise.resolve(answer));
    vi.stubGlobal('fetch', fetched);
    askEarly(['/status?language=~l&merchant=~m', undefined], asker);
    askEarly(['/status?language=~l&merchant=~m'], asker);
    const url = 'https://api.example/base/status?language=ES&merchant=a%26b';
    expect(fetched.mock.calls).toEqual([[url, { credentials: 'omit' }]]);
    await expect(page[EARLY_ANSWERS]?.get(url)).resolves.toBe(answer);
  });

  it('a failure that nobody takes raises nothing', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
    askEarly(['/winners?language=~l'], asker);
    await new Promise(resolve => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });
});
