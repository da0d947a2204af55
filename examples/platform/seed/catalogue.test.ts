import { describe, expect, it } from 'vitest';
import { readConfig } from '../read-config.js';
import { asListed, makeGames, withMore } from './catalogue.js';
import { seedRandom } from './random.js';

describe('a large catalogue', () => {
  const few = makeGames(seedRandom(1));
  it('has as many games as asked for, none twice, and those of the seed unchanged', () => {
    const many = withMore(few, 10_000);
    expect(many).toHaveLength(10_000);
    expect(many.slice(0, few.length)).toEqual(few);
    for (const key of [many.map(game => game.nodeId), many.map(game => game.name.en), many.map(game => game.name.es)]) {
      expect(new Set<unknown>(key).size).toBe(10_000);
    }
  });
  it('is no smaller than the seed', () => {
    expect(withMore(few, 10)).toEqual(few);
  });
  it('GP_SEED_GAMES asks for it, and says what it wants when it cannot be read', () => {
    const read = (value: string) => readConfig('/tmp', { GP_SEED_GAMES: value, GP_OPERATOR_KEY: 'k'.repeat(32) }, []).seedGames;
    expect([read('10000'), read('')]).toEqual([10_000, undefined]);
    for (const wrong of ['many', '-1', '1.5', '1e9']) expect(() => read(wrong)).toThrow('GP_SEED_GAMES');
  });
});

it('a list of slots begins with those that have reels, all of them, and loses no game', () => {
  const games = makeGames(seedRandom(20_260_101));
  const listed = asListed(games);
  const slots = listed.filter(({ vendor }) => vendor.type === 'RNG');
  const reels = games.filter(({ lines }) => lines > 0).length;
  expect(games.slice(0, 18).some(({ vendor, lines }) => vendor.type === 'RNG' && lines === 0)).toBe(true);
  expect(slots.findIndex(({ lines }) => lines === 0)).toBe(reels);
  expect(new Set(listed)).toEqual(new Set(games));
});

it('GP_SEED_AT names the moment of the seed, and says what it wants when it cannot be read', () => {
  const read = (value: string) => readConfig('/tmp', { GP_SEED_AT: value, GP_OPERATOR_KEY: 'k'.repeat(32) }, []).seedAt;
  expect([read('2026-03-02T12:00:00Z'), read('')]).toEqual([Date.UTC(2026, 2, 2, 12), undefined]);
  expect(() => read('yesterday')).toThrow('GP_SEED_AT');
});
