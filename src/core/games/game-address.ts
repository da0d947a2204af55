import type { Game } from '../../api/games/games.js';

/** Path of a game's own page. */
export function gameAddress({ vendorCode, code }: Pick<Game, 'vendorCode' | 'code'>): string {
  return `/game/${encodeURIComponent(vendorCode)}/${encodeURIComponent(code)}`;
}
