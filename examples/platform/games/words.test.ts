import { describe, expect, it } from 'vitest';
import { langOf, SPOKEN_LANGUAGES } from '../languages.js';
import { tagOf } from '../locale.js';
import type { Lang, Written } from '../written.js';
import { BLACKJACK_WORDS } from './blackjack/client/words.js';
import { CHIPS_WORDS } from './chips/client/words.js';
import { countIn, fill, WORDS } from './client/words.js';
import { CRASH_WORDS } from './crash/client/words.js';
import { DUEL_WORDS } from './duel/client/words.js';
import { gamePage } from './game-page.js';
import { INSTANT_WORDS } from './instant/client/words.js';
import { MINES_WORDS } from './mines/client/words.js';
import { POKER_WORDS } from './poker/client/words.js';
import { SHOOTER_WORDS } from './shooter/client/words.js';
import { SPORTS_WORDS } from './sports/client/words.js';
import type { FixtureRow } from './sports/fixtures.js';
import { playClock } from './sports/play-clock.js';
import { FURTHER_WORDS } from '../words/index.js';
import type { SandboxWords } from '../words/sandbox-words.js';
import { SAME_AS_ENGLISH } from '../words/same-as-english.js';

/** Each language's words of a game, those that pages bring too. */
const GAMES: Readonly<Record<string, Written<Readonly<Record<string, string>>>>> = {
  all: WORDS,
  blackjack: BLACKJACK_WORDS,
  chips: CHIPS_WORDS,
  crash: CRASH_WORDS,
  duel: DUEL_WORDS,
  instant: INSTANT_WORDS,
  mines: MINES_WORDS,
  poker: POKER_WORDS,
  shooter: SHOOTER_WORDS,
  sports: SPORTS_WORDS,
};
const FURTHER = Object.keys(FURTHER_WORDS) as Lang[];
const SPOKEN = SPOKEN_LANGUAGES.map(langOf);
const LANGS = [...SPOKEN, ...FURTHER];
const wordsOf = (game: string, lang: Lang) =>
  (FURTHER_WORDS[lang]?.[game as keyof SandboxWords] ?? GAMES[game]?.[lang] ?? {}) as Record<string, string>;
/** What stands on the board, in letters of no language. */
const SIGNS = ['Free', 'X'];
/** Words that these languages share with English. */
const SAME: Readonly<Partial<Record<Lang, readonly string[]>>> = {
  es: ['Turbo', 'Blackjack', 'Sic Bo', 'Plinko', 'Bingo', 'Total'],
  pt: [
    'Turbo',
    'Jackpot',
    'Zero',
    'Blackjack',
    'Sic Bo',
    'Plinko',
    'Bingo',
    'Drone',
    'Chance',
    'Flush',
    'Full house',
    'Straight flush',
    'Royal flush',
  ],
  vi: ['Roulette', 'Baccarat', 'Blackjack', 'Plinko', 'Bingo'],
};
const valuesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

describe('what the games say', () => {
  for (const [game, words] of Object.entries(GAMES))
    it.each(LANGS)(`${game}: whole, and its own, in %s`, lang => {
      const own = wordsOf(game, lang);
      expect(Object.keys(own).sort()).toEqual(Object.keys(words.en).sort());
      for (const [key, english] of Object.entries(words.en)) {
        const text = own[key] ?? '';
        expect(new Set(valuesOf(text)), key).toEqual(new Set(valuesOf(english)));
        expect(text.split('|').length, key).toBe(english.split('|').length);
        expect(text, key).not.toMatch(/["']|\.\.\.|\s$|^\s|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
        const letters = english.replace(/\{\w+\}/g, '').match(/\p{L}/u);
        if (lang !== 'en' && letters && !SIGNS.includes(english) && !(SAME[lang] ?? SAME_AS_ENGLISH[lang])?.includes(english))
          expect(text, key).not.toBe(english);
      }
    });

  it.each(LANGS)('names what may be chosen or seen side by side apart in %s', lang => {
    const apart = (words: Readonly<Record<string, string>> | undefined, keys: RegExp) => {
      const names = Object.entries(words ?? {}).flatMap(([key, text]) => (keys.test(key) ? [text] : []));
      expect(new Set(names).size, names.join()).toBe(names.length);
    };
    apart(wordsOf('all', lang), /^(red|black|even|odd|low|high|dozen\d|column|zero)$/);
    apart(wordsOf('chips', lang), /^(player|banker|tie|dragon|tiger|small|big|odd|even|triple|n\d|.*-pair)$/);
    apart(wordsOf('duel', lang), /^hand_/);
    apart(wordsOf('shooter', lang), /^sea_/);
    apart(wordsOf('shooter', lang), /^space_/);
    apart(wordsOf('instant', lang), /^(heads|tails)$/);
    apart(wordsOf('sports', lang), /^(home|draw|away|over|under)$/);
  });

  it('says where play stands in each of them', () => {
    const row = { sport: 'baseball', starts_at: 0, ends_at: 9_000 } as FixtureRow;
    expect(SPOKEN.map(lang => playClock(row, 1_500, lang))).toEqual([
      'Inning 2',
      'Entrada 2',
      'Entrada 2',
      '第2局',
      'Hiệp 2',
      'อินนิง 2',
      'الشوط 2',
    ]);
  });

  it.each(FURTHER)('where play stands is said in %s', lang => {
    const row = { sport: 'baseball', starts_at: 0, ends_at: 9_000 } as FixtureRow;
    expect(playClock(row, 1_500, lang)).toBe(FURTHER_WORDS[lang]?.clock.inning.replace('{}', '2'));
    for (const text of Object.values(FURTHER_WORDS[lang]?.clock ?? {})) expect(text.split('{}')).toHaveLength(2);
  });

  it.each(FURTHER)('the page of a game brings the words of %s, which its script does not hold', lang => {
    const brought = (kind: 'slot' | 'mines') =>
      JSON.parse(
        /<script type="application\/json" id="words">(.*?)<\/script>/.exec(
          gamePage(kind, 'A', 1, lang.toUpperCase() as 'EN', new Map(), []),
        )![1]!,
      ) as object;
    expect(brought('slot')).toEqual({ words: FURTHER_WORDS[lang]?.all, own: FURTHER_WORDS[lang]?.all });
    expect(brought('mines')).toEqual({ words: FURTHER_WORDS[lang]?.all, own: FURTHER_WORDS[lang]?.mines });
    expect(gamePage('slot', 'A', 1, 'ES', new Map(), [])).not.toContain('id="words"');
  });

  it.each(LANGS)('the page of a game is written in %s, and runs as it does', lang => {
    const page = gamePage('slot', 'Aurora', 1, lang.toUpperCase() as 'EN', new Map(), []);
    expect(page).toContain(`<html lang="${tagOf(lang)}"`);
    expect(page).toContain(`dir="${['ar', 'fa', 'he', 'ur'].includes(lang) ? 'rtl' : 'ltr'}"`);
    if (lang !== 'en') expect(page).not.toContain('needs JavaScript');
  });
});

describe('filling values in', () => {
  it('writes numbers in the reader’s digits', () => {
    countIn('fa');
    expect(fill('{line}: {amount}', { line: 13, amount: '$5' })).toBe('۱۳: $5');
    countIn('en');
  });

  it('puts each in its place, and leaves what has no value', () => {
    expect(fill('Line {line}: {count} × {amount}', { line: 3, count: 4 })).toBe('Line 3: 4 × {amount}');
  });

  it('keeps each by itself where words run from right to left, so that no figure is turned round', () => {
    expect(fill('ربحت {amount}', { amount: '$5.00' })).toBe('ربحت \u2068$5.00\u2069');
  });
});
