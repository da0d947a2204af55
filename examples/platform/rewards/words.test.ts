import { expect, it } from 'vitest';
import { sourceText } from './words.js';
import { TRANSLATED } from '../languages.js';

it.each(TRANSLATED)('I18-01 what a reward is for is said in %s', language => {
  const sources = ['birthday', 'weekend', 'welcome', 'operator', 'promotion:7'];
  const own = sources.map(source => sourceText(source, language, new Map()));
  expect(own.filter((text, at) => text === sourceText(sources[at]!, 'EN', new Map()))).toEqual([]);
  expect(new Set(own).size).toBe(4);
});
