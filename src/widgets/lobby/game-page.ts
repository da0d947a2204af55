import type { Category, Game, GamePage, Vendor } from '../../api/games/games.js';
import type { LobbyState } from './filter/lobby-state.js';

/** Cuts a list that the platform gives whole into the page that the state asks for; a page beyond the end is the last. */
export function pageOfList(games: readonly Game[], state: LobbyState, pageSize: number, category?: Category): GamePage {
  const words = fold(state.search).split(/\s+/).filter(Boolean);
  const matching = games.filter(
    game =>
      (!state.category || isIn(game, state.category, category)) &&
      (!state.vendor || game.vendorCode === state.vendor) &&
      (!state.subcategory || game.subcategory === state.subcategory) &&
      words.every(word => fold(game.name).includes(word)),
  );
  const totalPages = Math.ceil(matching.length / pageSize);
  const page = Math.max(1, Math.min(state.page, totalPages));
  return { games: matching.slice((page - 1) * pageSize, page * pageSize), totalPages, total: matching.length };
}

/** Vendors to choose from: those of the category, or of all, each once. E-lottery has those of lottery too (OP-76). */
export function vendorsOf(categories: readonly Category[], category: string): Vendor[] {
  const vendors = categories
    .filter(({ code }) => !category || code === category || (category === 'ELOTT' && code === 'LOTT'))
    .flatMap(entry => entry.vendors);
  return [...new Map(vendors.map(vendor => [vendor.code, vendor])).values()];
}

/**
 * Subcategories to choose from: those that the chosen vendor has. Bingo only where the language TY is supported (CON-67, OP-24),
 * NEW is a filter and no kind of game.
 */
export function subcategoriesOf(category: Category | undefined, vendor: string, languages: readonly string[]) {
  return (category?.subcategories ?? []).filter(
    ({ code, vendorCodes }) =>
      code !== 'NEW' &&
      (code !== 'BG' || languages.includes('TY')) &&
      (!vendor || vendorCodes.length === 0 || vendorCodes.includes(vendor)),
  );
}

/** The most cards of a block on the home view (LOB-05, CON-21, CON-22). */
export function blockLimit(category: string): number {
  return ['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(category) ? 5 : 12;
}

/** Games of e-sports and cockfight vendors are sports on the wire; their category knows them by the vendor (LOB-38, LOB-39). */
function isIn(game: Game, code: string, category: Category | undefined): boolean {
  if (game.type !== 'SPORTS' || !category) return game.type === code;
  return (
    category.vendors.some(vendor => vendor.code === game.vendorCode) && (code === 'SPORTS' || code === 'ESPORTS' || code === 'COCKFIGHT')
  );
}

/** Letters without case and accents, so that "aguila" finds "Águila". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
