import { describe, expect, it } from 'vitest';
import { writtenIn, type Lang } from '../../written.js';
import { moneyFormat } from './money.js';
import { isWin, payoutText } from './payout.js';
import { WORDS } from './words.js';
import { SPOKEN_LANGUAGES, langOf } from '../../languages.js';

/** Where it is another than in English. */
const WRITTEN: Readonly<Partial<Record<Lang, string>>> = { ar: '1,234.50\u00a0$', pt: '$\u00a01.234,50', vi: '1.234,50\u00a0$' };

describe('what a settled round brought, in words', () => {
  const says = (lang: Lang, stake: number, payout: number) => payoutText(writtenIn(WORDS, lang), moneyFormat(lang, '$'), { stake, payout });

  it('calls only more than was staked a win', () => {
    expect([0, 299, 300, 301].map(payout => isWin({ stake: 300, payout }))).toEqual([false, false, false, true]);
  });

  it('says in English what came back of the stake', () => {
    expect([0, 200, 300, 400].map(payout => says('en', 300, payout))).toEqual([
      'No win this time.',
      '$2.00 of the $3.00 staked comes back.',
      'Your stake of $3.00 comes back.',
      'You win $4.00',
    ]);
  });

  it('says in Spanish what came back of the stake', () => {
    expect([0, 200, 300, 400].map(payout => says('es', 300, payout))).toEqual([
      'Sin premio esta vez.',
      'Vuelven $2.00 de los $3.00 apostados.',
      'Vuelve tu apuesta de $3.00.',
      'Ganas $4.00',
    ]);
  });

  it.each(SPOKEN_LANGUAGES.map(langOf))('names both amounts, as the language writes them, in %s', lang => {
    const money = moneyFormat(lang, '$');
    const [none, part, back, won] = [0, 123_450, 250_000, 250_001].map(payout => says(lang, 250_000, payout));
    expect(none).not.toMatch(/\d/);
    expect(part).toContain(money(123_450));
    expect(part).toContain(money(250_000));
    expect(back).toContain(money(250_000));
    expect(won).toContain(money(250_001));
    expect(money(123_450).replace(/[\u200e\u200f]/g, '')).toBe(WRITTEN[lang] ?? '$1,234.50');
    expect(new Set([none, part, back, won]).size).toBe(4);
  });
});
