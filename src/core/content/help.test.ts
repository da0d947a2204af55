import { describe, expect, it } from 'vitest';
import { plainText, searchHelp } from './help.js';

const entries = [
  { key: 'deposits', lang: 'ES', title: 'Depósitos', body: '<ul><li>Abre “Depositar” y elige un <b>método</b> de pago.</li></ul>' },
  {
    key: 'rules',
    lang: 'ES',
    title: 'Reglas',
    body: `<p>${'Cada ronda cuenta cuando su apuesta se ha registrado. '.repeat(4)}La red puede cortarla.</p>`,
  },
];
const keys = (query: string) => searchHelp(entries, query).map(({ entry }) => entry.key);

describe('search in the help centre', () => {
  it('NAV-19 finds by title and by text, without regard to case and accents', () => {
    expect(keys('DEPOSITOS')).toEqual(['deposits']);
    expect(keys('metodo')).toEqual(['deposits']);
    expect(keys('ronda')).toEqual(['rules']);
  });
  it('wants every word, and nothing finds nothing', () => {
    expect(keys('ronda red')).toEqual(['rules']);
    expect(keys('ronda metodo')).toEqual([]);
    expect(keys('   ')).toEqual([]);
  });
  it('never finds what stands only in the markup', () => {
    expect(keys('<ul>')).toEqual([]);
    expect(keys('<p>')).toEqual([]);
  });
  it('shows the piece of text around the hit as it is written', () => {
    const [match] = searchHelp(entries, 'METODO');
    expect(match).toMatchObject({ hit: 'método', after: ' de pago.' });
    const [late] = searchHelp(entries, 'red');
    expect(late?.before.startsWith('… ')).toBe(true);
    expect(late?.before.length).toBeLessThan(70);
  });
  it('reads the words out of markup', () => {
    expect(plainText('<p>a&nbsp;&amp; b</p><ul><li>c</li></ul>')).toBe('a & b c');
  });
});
