import { describe, expect, it } from 'vitest';
import { makeGames } from './catalogue.js';
import { described, ofNoun, ofPlace, pairOf } from './game-names.js';
import { seedRandom } from './random.js';

describe('the Spanish of invented names', () => {
  it('agrees in gender, and takes el before a stressed a though the noun is feminine', () => {
    expect(ofNoun(['Eagle', 'Águila', 'f'])).toBe('del Águila');
    expect([ofNoun(['Queen', 'Reina', 'f']), ofNoun(['Wolf', 'Lobo', 'm'])]).toEqual(['de la Reina', 'del Lobo']);
    expect(described(['Eagle', 'Águila', 'f'], ['Golden', 'Dorado', 'Dorada'])).toBe('Águila Dorada');
  });
  it('contracts de el, but not in a name that has its article', () => {
    expect(['el Nilo', 'los Andes', 'la Atlántida', 'El Dorado', 'Kioto'].map(ofPlace)).toEqual([
      'del Nilo',
      'de los Andes',
      'de la Atlántida',
      'de El Dorado',
      'de Kioto',
    ]);
  });
  it('joins with e before the sound of i', () => {
    expect([pairOf('Luna', 'Isla'), pairOf('Luna', 'Hija'), pairOf('Luna', 'Hielo'), pairOf('Isla', 'Luna')]).toEqual([
      'Luna e Isla',
      'Luna e Hija',
      'Luna y Hielo',
      'Isla y Luna',
    ]);
  });

  it('holds in every name of the catalogue', () => {
    const feminine = 'Pirámide|Corona|Galaxia|Reina|Águila|Piñata|Fiesta|Luna|Selva|Sirena|Orquídea|Mina|Isla';
    const faults = [
      / de la Á/,
      / de el /,
      / y H?[IÍ](?!e)/,
      /^(\p{L}+) [ye] \1( |$)/u,
      new RegExp(`^(${feminine})( \\p{L}+)? Clásico$`, 'u'),
      new RegExp(`^(${feminine}) \\p{L}+(ado|ido|ico)( |$)`, 'u'),
    ];
    const names = makeGames(seedRandom(20_260_101)).map(({ name }) => name.es);
    expect(names.filter(name => faults.some(fault => fault.test(name)))).toEqual([]);
    for (const fault of ['Arcade de la Águila', 'Genio de el Nilo', 'Luna y Isla', 'Koi y Koi', 'Reina Real Clásico', 'Luna Dorado'])
      expect(
        faults.some(known => known.test(fault)),
        fault,
      ).toBe(true);
  });
});

describe('the names of the catalogue', () => {
  const games = makeGames(seedRandom(20_260_101));
  it('are each there once, in both languages', () => {
    expect(new Set(games.map(({ name }) => name.en)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name.es)).size).toBe(games.length);
  });
  it('do not repeat the vendor, whom the card names below; lotteries go by their house', () => {
    const repeating = games.filter(({ name, vendor, family }) => name.en.includes(vendor.name) && !family.endsWith('LOTT'));
    expect(repeating.map(({ name }) => name.en)).toEqual([]);
  });
  it('offer no free trial of a lottery, whose draws are for real money', () => {
    expect(games.filter(({ family, hasFreeTrial }) => family.endsWith('LOTT') && hasFreeTrial)).toEqual([]);
  });
});
