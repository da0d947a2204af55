import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { FURTHER_WORDS } from '../words/index.js';
import { spokenTo } from './client/spoken-words.js';
import { WORDS } from './client/words.js';
import { registerChat } from './index.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  registerChat(test.app, test.platform);
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => test.close());

/** The room's own calls reach the app. */
function answerFromApp() {
  vi.stubGlobal('fetch', async (url: string) => {
    const { statusCode, body } = await test.app.inject(url);
    return new Response(body, { status: statusCode });
  });
}

describe('a room whose page changes its language', () => {
  it('asks for words that its script does not hold', async () => {
    answerFromApp();
    expect(await spokenTo('FI')).toEqual({ lang: 'fi', words: FURTHER_WORDS.fi?.chat });
  });

  it('knows its own without a question', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
    expect(await spokenTo('ES')).toEqual({ lang: 'es', words: WORDS.es });
    expect(await spokenTo('EN')).toEqual({ lang: 'en', words: WORDS.en });
  });

  it('speaks English where nothing is written, or where the words do not come', async () => {
    answerFromApp();
    expect(await spokenTo('EO')).toEqual({ lang: 'en', words: WORDS.en });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    expect(await spokenTo('FI')).toEqual({ lang: 'en', words: WORDS.en });
  });
});
