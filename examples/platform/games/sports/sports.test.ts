import { describe, expect, it } from 'vitest';
import { finalScore, scoreAt } from './fixtures.js';
import { chanceOf, pricesOf, PUBLISHED, SPORTS, strengthOf, wins, type Sport } from './sports.js';

const ALL = Object.entries(SPORTS) as [string, Sport][];

describe('odds', () => {
  it.each(ALL)('%s: every bet on every pairing gives back what is published', (_, sport) => {
    for (const home of sport.teams.slice(0, 5))
      for (const away of sport.teams.slice(5)) {
        const prices = pricesOf(sport, home, away);
        expect(prices.map(({ pick }) => pick)).toEqual(expect.arrayContaining(['home', 'away']));
        for (const { pick, odds } of prices) {
          const back = chanceOf(sport, pick, home, away) * odds;
          expect(back, `${home} ${away} ${pick}`).toBeGreaterThanOrEqual(PUBLISHED.from);
          expect(back).toBeLessThanOrEqual(PUBLISHED.to);
        }
      }
  });

  it.each(ALL)('%s: exactly one of 1, X and 2 wins, and one of over and under', (_, sport) => {
    const [home = '', away = ''] = sport.teams;
    for (const [h, a, weight] of sport.scores(strengthOf(sport, home), strengthOf(sport, away))) {
      expect(weight).toBeGreaterThan(0);
      expect((['home', 'draw', 'away'] as const).filter(pick => wins(sport, pick, [h, a]))).toHaveLength(1);
      expect((['over', 'under'] as const).filter(pick => wins(sport, pick, [h, a]))).toHaveLength(sport.line === undefined ? 0 : 1);
    }
  });

  it('draws results as often as the odds say', () => {
    const [home = '', away = ''] = SPORTS.football.teams;
    const rounds = 4_000;
    let count = 0;
    for (let i = 0; i < rounds; i++) if (wins(SPORTS.football, 'home', finalScore(row('football', home, away, `seed${i}`)))) count += 1;
    const chance = chanceOf(SPORTS.football, 'home', home, away);
    expect(Math.abs(count / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
  });
});

describe('a fixture under way', () => {
  it.each(ALL)(
    '%s: the score begins at nothing, never falls, and ends as it was drawn; games of sets end with the winner',
    (name, sport) => {
      const [home = '', away = ''] = sport.teams;
      for (let i = 0; i < 10; i++) {
        const fixture = row(name, home, away, `live${i}`);
        const scores = Array.from({ length: 50 }, (_, step) => scoreAt(fixture, step * 20));
        const final = finalScore(fixture);
        expect(scoreAt(fixture, 1_000)).toEqual(final);
        scores.slice(1).forEach(([h, a], step) => {
          expect(h).toBeGreaterThanOrEqual(scores[step]?.[0] ?? 0);
          expect(a).toBeGreaterThanOrEqual(scores[step]?.[1] ?? 0);
        });
        if (sport.endsWithWinner)
          expect(scores.every(([h, a]) => Math.max(h, a) < Math.max(...final) || h + a === final[0] + final[1])).toBe(true);
      }
    },
  );
});

function row(sport: string, home: string, away: string, seed: string) {
  return { id: 1, sport, starts_at: 0, ends_at: 1_000, home, away, server_seed: seed, seed_hash: '', result: null, settled_at: null };
}
