import { describe, expect, it } from 'vitest';
import type { Game } from '../../api/games/games.js';
import { recommend } from './recommend.js';

const game = (id: string, type: string, more: Partial<Game> = {}): Game => ({
  id,
  type,
  vendorCode: 'V',
  vendorName: 'Vendor',
  code: id,
  subcategory: '',
  name: id,
  minBet: 0,
  minLines: 0,
  isHot: true,
  imageUrl: '',
  hasFreeTrial: false,
  opensList: false,
  inMaintenance: false,
  usesFbLaunch: false,
  ...more,
});

describe('recommendations in place of a game under maintenance', () => {
  it('GAM-09 same type first, then others, each once, never the game itself', () => {
    const same = [game('a', 'RNG'), game('b', 'RNG')];
    const others = [game('c', 'LIVE'), game('b', 'RNG'), game('d', 'FISH')];
    expect(recommend('a', same, others).map(found => found.id)).toEqual(['b', 'c', 'd']);
  });
  it('GAM-09 leaves out what is under maintenance too', () => {
    expect(recommend('x', [game('a', 'RNG', { inMaintenance: true })], [])).toEqual([]);
  });
  it('GAM-09 at most twelve', () => {
    expect(
      recommend(
        'x',
        Array.from({ length: 30 }, (_, index) => game(`g${index}`, 'RNG')),
        [],
      ),
    ).toHaveLength(12);
  });
});
