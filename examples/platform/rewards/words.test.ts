import { expect, it } from 'vitest';
import { sourceWords } from './words.js';
import { TRANSLATED } from '../languages.js';

it.each(TRANSLATED)('I18-01 what a reward is for is said in %s', language => {
  const sources = ['birthday', 'weekend', 'welcome', 'operator', 'promotion:7'];
  const own = sources.map(source => sourceWords(source, language, new Map()).title);
  expect(own.filter((text, at) => text === sourceWords(sources[at]!, 'EN', new Map()).title)).toEqual([]);
  expect(new Set(own).size).toBe(4);
});

it('I18-01 what a reward is for says in which language it is', () => {
  const langs = (['PT', 'DE', 'TW'] as const).map(language => sourceWords('welcome', language, new Map()).lang);
  expect(langs).toEqual(['PT', 'DE', 'EN']);
});
