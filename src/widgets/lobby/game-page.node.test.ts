import { describe, expect, it } from 'vitest';
import type { Category, Game, Vendor } from '../../api/games/games.js';
import { blockLimit, pageOfList, subcategoriesOf, vendorsOf } from './game-page.js';
import { HOME } from './filter/lobby-state.js';

const games = Array.from({ length: 40 }, (_, index) => game(index));

describe('pageOfList', () => {
  it('LOB-12 CON-20 cuts a whole list into pages of 18', () => {
    expect(pageOfList(games, { ...HOME, page: 2 }, 18)).toEqual({ games: games.slice(18, 36), totalPages: 3, total: 40 });
  });
  it('LOB-13 a page beyond the end is the last one', () => {
    expect(pageOfList(games, { ...HOME, page: 999 }, 18).games).toEqual(games.slice(36));
    expect(pageOfList([], { ...HOME, page: 3 }, 18)).toEqual({ games: [], totalPages: 0, total: 0 });
  });
  it('LOB-11 finds names without regard to case and accents', () => {
    const list = [game(1, { name: 'El Águila Dorada' }), game(2, { name: 'Fox' })];
    expect(pageOfList(list, { ...HOME, search: 'aguila' }, 18).games).toEqual([list[0]]);
    expect(pageOfList(list, { ...HOME, search: 'zzz' }, 18).total).toBe(0);
  });
  it('LOB-09 LOB-45 narrows by category, provider and classification', () => {
    const list = [game(1), game(2, { vendorCode: 'BZP' }), game(3, { subcategory: 'JP' }), game(4, { type: 'LIVE' })];
    const only = (state: object) => pageOfList(list, { ...HOME, ...state }, 18).games.map(({ id }) => id);
    expect(only({ vendor: 'BZP' })).toEqual(['2']);
    expect(only({ subcategory: 'JP' })).toEqual(['3']);
    expect(only({ category: 'LIVE' })).toEqual(['4']);
  });
  it('LOB-38 LOB-39 knows e-sports and cockfight games, which are sports on the wire, by their vendor', () => {
    const list = [game(1, { type: 'SPORTS', vendorCode: 'AV' }), game(2, { type: 'SPORTS', vendorCode: 'FB' })];
    const only = (code: string, vendorCode: string) =>
      pageOfList(list, { ...HOME, category: code }, 18, category(code, [vendor(vendorCode)], [])).games.map(({ id }) => id);
    expect(only('ESPORTS', 'AV')).toEqual(['1']);
    expect(only('SPORTS', 'FB')).toEqual(['2']);
    expect(only('MINI', 'AV')).toEqual([]);
  });
});

describe('menus', () => {
  const slots = category(
    'RNG',
    [vendor('AUR'), vendor('JDE')],
    [
      ['NEW', []],
      ['SC', []],
      ['VP', ['AUR']],
      ['BG', []],
    ],
  );
  it('LOB-03 vendors of a category, or of all, each once', () => {
    const fish = category('FISH', [vendor('JDE'), vendor('OCN')], []);
    expect(vendorsOf([slots, fish], 'FISH').map(({ code }) => code)).toEqual(['JDE', 'OCN']);
    expect(vendorsOf([slots, fish], '').map(({ code }) => code)).toEqual(['AUR', 'JDE', 'OCN']);
  });
  it('OP-76 e-lottery lists the vendors of both kinds of lottery', () => {
    const lotteries = [category('ELOTT', [vendor('E')], []), category('LOTT', [vendor('L')], [])];
    expect(vendorsOf(lotteries, 'ELOTT').map(({ code }) => code)).toEqual(['E', 'L']);
    expect(vendorsOf(lotteries, 'LOTT').map(({ code }) => code)).toEqual(['L']);
  });
  it('CON-67 bingo only where TY is supported; NEW is no kind of game', () => {
    expect(subcategoriesOf(slots, '', ['EN', 'ES']).map(({ code }) => code)).toEqual(['SC', 'VP']);
    expect(subcategoriesOf(slots, '', ['EN', 'TY']).map(({ code }) => code)).toEqual(['SC', 'VP', 'BG']);
  });
  it('LOB-45 leaves out what the chosen vendor does not have', () => {
    expect(subcategoriesOf(slots, 'JDE', ['EN']).map(({ code }) => code)).toEqual(['SC']);
    expect(subcategoriesOf(undefined, '', ['EN'])).toEqual([]);
  });
  it('LOB-05 CON-21 CON-22 five for sports, e-sports and cockfight, twelve for the others', () => {
    for (const code of ['SPORTS', 'ESPORTS', 'COCKFIGHT']) expect(blockLimit(code)).toBe(5);
    for (const code of ['RNG', 'LIVE', 'FISH', 'HOT']) expect(blockLimit(code)).toBe(12);
  });
});

function game(index: number, changes: Partial<Game> = {}): Game {
  return {
    id: String(index),
    vendorCode: 'AUR',
    vendorName: 'Aurora',
    code: `G${index}`,
    type: 'RNG',
    subcategory: '',
    name: `Game ${index}`,
    minBet: 0,
    minLines: 0,
    isHot: false,
    imageUrl: '',
    hasFreeTrial: false,
    opensList: false,
    inMaintenance: false,
    usesFbLaunch: false,
    ...changes,
  };
}
function vendor(code: string): Vendor {
  return { code, name: code, iconUrl: '', type: 'RNG', gameId: '', gameCode: '', opensList: false, inMaintenance: false };
}
function category(code: string, vendors: Vendor[], subcategories: [code: string, vendorCodes: string[]][]): Category {
  return {
    code,
    title: code,
    lang: '',
    vendors,
    subcategories: subcategories.map(([sub, vendorCodes]) => ({ code: sub, name: sub, lang: '', vendorCodes })),
  };
}
