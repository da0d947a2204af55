import { describe, expect, it } from 'vitest';
import { gameAddress } from '../../core/games/game-address.js';
import { namedGame } from './named-game.js';

describe('a game’s address', () => {
  it.each([
    ['JOKER', 'book'],
    ['A/B', 'ñ % ?#'],
    ['x.y', 'a+b c'],
  ])('OP-81 of %s %s says which game it is', (vendorCode, code) => {
    const { pathname } = new URL(gameAddress({ vendorCode, code }), 'https://site.example');
    expect(namedGame(pathname)).toEqual({ vendor: vendorCode, code });
    expect(namedGame(`${pathname}/`)).toEqual({ vendor: vendorCode, code });
  });

  it('OP-81 what is no address of a game, or is written wrongly, names none', () => {
    for (const path of ['/game', '/game/a', '/game/a/b/c', '/game/%E0/b', '/rng'])
      expect(namedGame(path)).toEqual({ vendor: '', code: '' });
  });
});
