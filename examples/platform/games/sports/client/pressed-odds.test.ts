import { describe, expect, it } from 'vitest';
import type { Fixture } from '../fixture-list.js';
import { pressedOdds } from './pressed-odds.js';

const fixture = (id: number, prices: Fixture['prices'], state: Fixture['state'] = 'open'): Fixture => ({
  id,
  startsAt: 0,
  endsAt: 45_000,
  home: `Home ${id}`,
  away: `Away ${id}`,
  state,
  score: null,
  prices,
  seedHash: '',
  seed: null,
});
const home = { pick: 'home', odds: 185 } as const;
const fixtures = [fixture(1, [], 'live'), fixture(2, [home, { pick: 'away', odds: 340 }])];

describe('odds pressed before the game opened', () => {
  it.each([
    ['are those of the fixture, at the odds of now', '?session=x&fixture=2&pick=home', { fixture: fixtures[1], price: home }],
    ['are not offered any more', '?fixture=1&pick=home', { fixture: fixtures[0], price: undefined }],
    ['were never offered', '?fixture=2&pick=draw', { fixture: fixtures[1], price: undefined }],
    ['are of another game', '?fixture=9&pick=home', undefined],
    ['are none', '?session=x', undefined],
  ])('%s', (_, search, pressed) => {
    expect(pressedOdds(search, fixtures)).toEqual(pressed);
  });
});
