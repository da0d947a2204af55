import { expect, it } from 'vitest';
import { isShort } from './is-short.js';

it('a line or two of words is short; what has a picture, a list or many words is not', () => {
  expect(isShort('')).toBe(true);
  expect(isShort('<p>Draws every <b>hour</b> from today.</p>')).toBe(true);
  expect(isShort(`<p><a href="https://example.test/${'long'.repeat(60)}">Read more</a></p>`)).toBe(true);
  expect(isShort('<p>Look:</p><IMG src="/a.png">')).toBe(false);
  expect(isShort('<ul><li>One</li></ul>')).toBe(false);
  expect(isShort(`<p>${'Words. '.repeat(30)}</p>`)).toBe(false);
});
