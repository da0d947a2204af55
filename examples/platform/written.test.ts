import { describe, expect, it } from 'vitest';
import { langShown, writtenIn, type Written } from './written.js';

describe('words by language', () => {
  const both: Written<string> = { en: 'Bet', es: 'Apuesta' };
  const one: Written<string> = { en: 'Spin' };

  it('what is missing in a language is said in English', () => {
    expect([writtenIn(both, 'es'), writtenIn(both, 'ar')]).toEqual(['Apuesta', 'Bet']);
  });

  it('a page shows the reader’s language where all of it is written in it, else English', () => {
    expect(['ES', 'es-MX', 'ar', 'xx', ''].map(code => langShown(code, both))).toEqual(['es', 'es', 'en', 'en', 'en']);
    expect([langShown('es', both, both), langShown('es', both, one), langShown('es', one, both)]).toEqual(['es', 'en', 'en']);
  });
});
