import { findGame } from '../../api/games/game-by-code.js';
import { resource } from '../data/resource.js';

/** A game by what its address names; null where the platform has none of that name. */
export const gameByCode = resource({
  name: 'game-by-code',
  scope: 'language',
  tags: ['games'],
  staleAfter: 5 * 60_000, // ms
  call: findGame,
});
