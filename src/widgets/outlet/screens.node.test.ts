import { describe, expect, it } from 'vitest';
import type { Location } from '../../core/parts/core.js';
import { ROUTES, routeOf } from '../../core/parts/routes.js';
import { screenOf } from './screens.js';

const at = (path: string, query: Record<string, string> = {}): Location => ({ path, query, hash: '', route: routeOf(path) });
const parts = (path: string, query?: Record<string, string>) =>
  screenOf(at(path, query))
    .rows.flat()
    .map(({ tag, attributes }) => `${tag} ${attributes.category ?? attributes.filter ?? attributes.group ?? attributes.list ?? ''}`.trim());

describe('screens', () => {
  it.each([
    ['NAV-04', '/'],
    ['NAV-05', '/index'],
    ['NAV-06', '/index.html'],
    ['NAV-07', '/home'],
    ['NAV-08', '/login'],
  ])('%s HOM-07 %s is home: banners, tickers, jackpot and lobby', (_row, path) => {
    expect(parts(path)).toEqual(['gp-banners w_home', 'gp-notice-ticker', 'gp-jackpot', 'gp-winner-ticker', 'gp-lobby']);
  });
  it.each([
    ['/', 'w_home'],
    ['/rng', 'w_rng'],
    ['/live', 'w_live'],
    ['/fish', 'w_fish'],
    ['/pvp', 'w_pvp'],
    ['/sports', 'w_sports'],
    ['/esports', 'w_esports'],
    ['/elott', 'w_elott'],
    ['/lott', 'w_lott'],
    ['/forgot', 'w_forget'],
  ])('CON-68 HOM-01 %s has the banners of %s and no others', (path, group) => {
    expect(parts(path).filter(part => part.startsWith('gp-banners'))).toEqual([`gp-banners ${group}`]);
  });
  it('OP-28 the jackpot of the home shows the figure that the page names', () => {
    const jackpot = (options?: Parameters<typeof screenOf>[1]) =>
      screenOf(at('/'), options)
        .rows.flat()
        .find(({ tag }) => tag === 'gp-jackpot')?.attributes;
    expect(jackpot({ jackpotSource: '/wps/system/jackpot' })).toEqual({ compact: '', source: '/wps/system/jackpot' });
    expect(jackpot({ jackpotSource: '' })).toEqual({ compact: '' });
    expect(jackpot()).toEqual({ compact: '' });
  });
  it('OP-47 a category without a path of its own has nothing above its games', () => {
    expect(parts('/', { category: 'MINI' })).toEqual(['gp-lobby MINI']);
  });
  it('OP-77 each category has its banners and its games', () => {
    for (const type of ['sports', 'esports', 'lott', 'elott', 'live', 'fish', 'rng', 'pvp']) {
      expect(parts(`/${type}`)).toEqual([`gp-banners w_${type}`, `gp-lobby ${type.toUpperCase()}`]);
    }
    expect(parts('/cockfight'), 'sports on the wire').toEqual(['gp-banners w_sports', 'gp-lobby COCKFIGHT']);
  });
  it('what is on stands above the games of categories that live by it, where the page says that the platform tells it', () => {
    const tags = (path: string, options?: Parameters<typeof screenOf>[1]) =>
      screenOf(at(path), options).rows.map(row => 'tag' in row && row.tag);
    expect(tags('/sports')).toEqual(['gp-banners', 'gp-lobby']);
    for (const path of ['/sports', '/esports', '/cockfight', '/lott', '/elott'])
      expect(tags(path, { whatsOn: true }), path).toEqual(['gp-banners', 'gp-whats-on', 'gp-lobby']);
    expect(tags('/rng', { whatsOn: true })).toEqual(['gp-banners', 'gp-lobby']);
  });
  it('NAV-31, NAV-32 favourites and recent are the account’s games', () => {
    expect(parts('/favorite')).toEqual(['gp-account-games favourites']);
    expect(parts('/recent')).toEqual(['gp-account-games recent']);
  });
  it('MEM-26 MEM-27 winners and leaderboard are the board', () => {
    expect(parts('/winners')).toEqual(['gp-winners winners']);
    expect(parts('/leaderboard')).toEqual(['gp-winners leaderboard']);
  });
  it('GAM-11 /seamless is the game’s frame', () => {
    expect(parts('/seamless')).toEqual(['gp-game']);
  });
  it('LOB-43 the search results are the lobby of the address', () => {
    expect(screenOf(at('/search', { gameName: 'sol' })).rows).toMatchObject([{ tag: 'gp-lobby', attributes: { 'follow-route': '' } }]);
  });
  it('OP-67 an unknown address has no widget: the outlet says it itself', () => {
    expect(screenOf(at('/casinos'))).toEqual({ title: 'error.not-found', rows: [] });
  });
  it('each route has a screen', () => {
    for (const route of ROUTES) expect([route.path, parts(route.path).length > 0]).toEqual([route.path, true]);
  });
});
