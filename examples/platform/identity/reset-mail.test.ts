import { describe, expect, it } from 'vitest';
import { testConfig } from '../database/test-platform.js';
import type { Language } from '../languages.js';
import { resetMail } from './reset-mail.js';
import { TRANSLATED } from '../languages.js';

const mail = (language: Language, minutes = 15, restHours = 24) =>
  resetMail(testConfig(), { code: '493027', username: 'demo_player', email: 'me@example.test', minutes, restHours, language }).split('\n');

describe.each(TRANSLATED)('the mail to who forgot the password in %s', language => {
  it('I18-01 says all of it in that language, with code, link and times', () => {
    const [code, open, link, rest, ignore] = mail(language);
    const [englishCode, englishOpen, englishLink, englishRest, englishIgnore] = mail('EN');
    expect([code, link]).toEqual([englishCode, englishLink]);
    expect([open, rest]).toEqual([expect.stringMatching(/ ?15.*[:：]$/), expect.stringContaining('24')]);
    expect([open === englishOpen, rest === englishRest, ignore === englishIgnore]).toEqual([false, false, false]);
  });

  it('I18-01 says nothing of a rest where there is none', () => {
    expect(mail(language, 15, 0)).toEqual(mail(language).filter((_line, at) => at !== 3));
  });
});

it('I18-01 Arabic counts as Arabic does', () => {
  const rests = [1, 2, 3, 11, 24, 100].map(hours => /لمدة (.+)\.$/.exec(mail('AR', 15, hours)[3] ?? '')?.[1]);
  expect(rests).toEqual(['ساعة واحدة', 'ساعتين', '3 ساعات', '11 ساعة', '24 ساعة', '100 ساعة']);
});
