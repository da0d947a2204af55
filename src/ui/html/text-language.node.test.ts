import { expect, it } from 'vitest';
import { textLanguage } from './text-language.js';

it('OP-48 a text has the language and direction that the platform names, whatever the page has', () => {
  expect(textLanguage('EN')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(textLanguage('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(textLanguage('TW')).toEqual({ lang: 'zh-Hant', dir: 'ltr' });
});

it('OP-48 a text without a known language begins where its letters say', () => {
  for (const code of [undefined, '', 'XX']) expect(textLanguage(code)).toEqual({ dir: 'auto' });
});
