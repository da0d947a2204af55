import type { Game } from '../../api/games/games.js';

const LIMIT = 12;

/** Hot games of the same type, then others, without the game itself and what cannot start either (OP-26). */
export function recommend(gameId: string, sameType: readonly Game[], others: readonly Game[]): Game[] {
  const chosen = new Map<string, Game>();
  for (const game of [...sameType, ...others]) {
    if (game.id !== gameId && !game.inMaintenance && !game.opensList && !chosen.has(game.id)) chosen.set(game.id, game);
  }
  return [...chosen.values()].slice(0, LIMIT);
}
