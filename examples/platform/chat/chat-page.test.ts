import { describe, expect, it } from 'vitest';
import { chatPage } from './chat-page.js';
import { WORDS } from './client/words.js';
import { tagOf } from '../locale.js';
import { FURTHER_WORDS } from '../words/index.js';
import { SAME_AS_ENGLISH } from '../words/same-as-english.js';
import type { Lang } from '../written.js';
import { SPOKEN_LANGUAGES, TRANSLATED, langOf } from '../languages.js';

const LANGUAGES = SPOKEN_LANGUAGES;
const FURTHER = Object.keys(FURTHER_WORDS) as Lang[];
const valuesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

describe('the chat’s room', () => {
  it('says as its page’s language the one that it shows, and what it was asked for', () => {
    for (const language of LANGUAGES) {
      const lang = language.toLowerCase();
      const page = chatPage(language, new Map());
      expect(page).toContain(`<html lang="${lang}" data-language="${lang}"`);
      expect(page).toContain(`dir="${language === 'AR' ? 'rtl' : 'ltr'}"`);
      if (language !== 'EN') expect(page).not.toContain('The chat needs JavaScript.');
    }
    for (const lang of FURTHER) {
      const page = chatPage(lang.toUpperCase() as 'FI', new Map());
      expect(page).toContain(`<html lang="${tagOf(lang)}"`);
      expect(page).not.toContain('The chat needs JavaScript.');
      expect(JSON.parse(/id="words">(.*?)<\/script>/.exec(page)![1]!)).toEqual(FURTHER_WORDS[lang]?.chat);
    }
  });

  it.each([...TRANSLATED.map(langOf), ...FURTHER])('says all of it in %s', lang => {
    const own: Readonly<Record<string, string>> = FURTHER_WORDS[lang]?.chat ?? WORDS[lang] ?? {};
    expect(Object.keys(own).sort()).toEqual(Object.keys(WORDS.en).sort());
    for (const [key, english] of Object.entries(WORDS.en)) {
      expect(valuesOf(own[key] ?? ''), key).toEqual(valuesOf(english));
      if (!SAME_AS_ENGLISH[lang]?.includes(english)) expect(own[key], key).not.toBe(english);
      expect(own[key], key).not.toMatch(/["']|\.\.\.|[\u200e\u200f\u2066-\u2069]/);
    }
  });
});
