import { describe, expect, it } from 'vitest';
import type { Location } from '../../../core/parts/core.js';
import {
  chooseCategory,
  chooseFilter,
  choosePage,
  chooseSearch,
  chooseSubcategory,
  chooseVendor,
  HOME,
  queryOf,
  screenOf,
  stateOfLocation,
  type LobbyState,
} from './lobby-state.js';

const deep: LobbyState = {
  category: 'RNG',
  vendor: 'AUR',
  subcategory: 'JP',
  filter: 'HOT',
  search: 'gold',
  minBet: 50,
  minLines: 20,
  page: 4,
};
const at = (query: Record<string, string>, params?: Record<string, string>): Pick<Location, 'route' | 'query'> => ({
  query,
  route: { path: '/rng', screen: 'game-list', frame: { header: true, sideMenu: true, footer: true }, ...(params && { params }) },
});

describe('lobby state', () => {
  it('starts as the home view', () => {
    expect(screenOf(HOME)).toBe('home');
  });
  it('LOB-17 LOB-18 LOB-19 a category change resets provider, page and search', () => {
    expect(chooseCategory('LIVE')).toEqual({ ...HOME, category: 'LIVE' });
  });
  it('LOB-20 a provider change resets the classification, and the page', () => {
    expect(chooseVendor(deep, 'BZP')).toEqual({ ...deep, vendor: 'BZP', subcategory: '', page: 1 });
  });
  it('LOB-45 a classification keeps the provider and starts at page 1', () => {
    expect(chooseSubcategory(deep, 'SC')).toEqual({ ...deep, subcategory: 'SC', page: 1 });
  });
  it('LOB-08 "All" inside a category is the category itself, without one the list of all games', () => {
    expect(chooseFilter(deep, 'ALL').filter).toBe('');
    expect(screenOf(chooseFilter(HOME, 'ALL'))).toBe('games');
  });
  it('LOB-09 narrowing all games by provider and back does not lead home', () => {
    const all = chooseFilter(HOME, 'ALL');
    expect(screenOf(chooseVendor(chooseVendor(all, 'AUR'), ''))).toBe('games');
  });
  it('LOB-43 a search from home lists games, clearing it leads back', () => {
    const found = chooseSearch(HOME, '  gold ');
    expect(found).toMatchObject({ search: 'gold', page: 1 });
    expect(screenOf(found)).toBe('games');
    expect(screenOf(chooseSearch(found, ''))).toBe('home');
  });
  it('LOB-11 a search starts at page 1 and keeps the rest', () => {
    expect(chooseSearch(deep, 'fox')).toEqual({ ...deep, search: 'fox', page: 1 });
  });
  it('OP-77 sports, e-sports and lottery are entered through their vendors, the others list games', () => {
    for (const category of ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']) expect(screenOf(chooseCategory(category))).toBe('vendors');
    for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'COCKFIGHT', 'MINI']) expect(screenOf(chooseCategory(category))).toBe('games');
    expect(screenOf(chooseVendor(chooseCategory('SPORTS'), 'FB'))).toBe('games');
  });
});

describe('lobby state in the address', () => {
  it('LOB-12 goes into the query and comes back the same', () => {
    const { category, ...rest } = deep;
    expect(stateOfLocation(at(queryOf(deep), { type: category }))).toEqual({ category, ...rest });
  });
  it('GAM-04 reads the vassalage and gameName of links from outside, and replaces them', () => {
    expect(stateOfLocation(at({ vassalage: 'AUR' }, { type: 'RNG' }))).toMatchObject({ category: 'RNG', vendor: 'AUR' });
    expect(stateOfLocation(at({ gameName: 'gold' }))).toMatchObject({ search: 'gold' });
    expect(queryOf(deep)).toMatchObject({ vassalage: '', gameName: '', vendor: 'AUR', q: 'gold' });
  });
  it('LOB-13 unreadable pages and filters are left out', () => {
    for (const page of ['', '-3', '0', 'x', '1e999']) expect(Number.isFinite(stateOfLocation(at({ page })).page)).toBe(true);
    expect(stateOfLocation(at({ page: '-3', filter: 'best' }))).toMatchObject({ page: 1, filter: '' });
    expect(stateOfLocation(at({ filter: 'hot' })).filter).toBe('HOT');
  });
  it('LOB-12 the first page and empty values leave the address', () => {
    expect(Object.values(queryOf(HOME)).join('')).toBe('');
    expect(queryOf(choosePage(HOME, 2)).page).toBe('2');
  });
});
