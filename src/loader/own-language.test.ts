import { afterEach, expect, it, vi } from 'vitest';
import { resolveConfig } from '../core/kernel/config.js';
import { readConfigAttributes } from '../core/kernel/config-attributes.js';
import { startLanguage } from './own-language.js';

const PAGE = { apiBase: 'https://api.example/api', merchant: 'demo' };
const kept = (language: string | null) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'gp:demo@https://api.example/api:language' ? language : null) });
afterEach(() => void vi.unstubAllGlobals());

it('I18-03 the loader asks in Spanish where nothing is kept and the page names no language, as the core starts', () => {
  kept(null);
  expect(startLanguage(PAGE)).toBe('ES');
  expect(startLanguage({ ...PAGE, defaultLanguage: 'en' })).toBe('EN');
  kept('EN');
  expect(startLanguage(PAGE)).toBe('EN');
});

it.each([
  ['EN', 'EN'],
  ['pt, en', 'PT'],
  ['EN ES', 'ES'],
  ['en,es', 'ES'],
  ['all', 'ES'],
  ['', 'ES'],
])('I18-03 on a page that offers %s it asks in %s, as the core starts', (languages, language) => {
  kept(null);
  expect(startLanguage({ ...PAGE, languages })).toBe(language);
  expect(resolveConfig(readConfigAttributes({ languages })).defaultLanguage).toBe(language);
});

it('I18-03 where storage is blocked, it is Spanish too', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(startLanguage(PAGE)).toBe('ES');
});
