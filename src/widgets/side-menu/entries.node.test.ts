import { describe, expect, it } from 'vitest';
import type { Route } from '../../core/core.js';
import { ROUTES } from '../../core/routes.js';
import { isBuilt } from '../ui/available.js';
import { barEntries, currentEntry, isHere, MENU_ENTRIES, shownEntries, type Shown } from './entries.js';

const everything: Shown = {
  offersPath: () => true,
  offersDialog: () => true,
  isOn: () => true,
  isMember: true,
  hasVip: true,
  channels: ['Android'],
};
const ids = (given: Partial<typeof everything>) => shownEntries(MENU_ENTRIES, { ...everything, ...given }).map(entry => entry.id);

describe('entries of the side menu', () => {
  it('all stand when all is on', () => {
    expect(ids({})).toEqual([
      'home',
      'favourites',
      'recent',
      'wallet',
      'deposit',
      'withdraw',
      'account',
      'messages',
      'invite',
      'rewards',
      'vip',
      'events',
      'licenses',
      'download',
    ]);
  });
  it('HDR-24 VIP only for an account with VIP', () => {
    expect(ids({ hasVip: false })).not.toContain('vip');
  });
  it('messages only for an account of one’s own', () => {
    expect(ids({ isMember: false })).not.toContain('messages');
  });
  it('HDR-25 reward centre only when its switch is on', () => {
    expect(ids({ isOn: () => false })).not.toContain('rewards');
  });
  it('HDR-27 downloads only with a resource for them', () => {
    expect(ids({ channels: [] })).not.toContain('download');
    expect(ids({ channels: ['TELEGRAM'] })).not.toContain('download');
    expect(ids({ channels: ['iOS'] })).toContain('download');
  });
  it('leaves out what is not built', () => {
    expect(ids({ offersPath: to => to === '/', offersDialog: () => false })).toEqual(['home']);
  });
});

/** The route table as it will be when these screens exist, and no other of those that are still to come. */
const routesWith = (...built: string[]): Route[] =>
  ROUTES.map(route => (['/promotions', '/member'].includes(route.path) ? { ...route, built: built.includes(route.path) } : route));
const bar = (...built: string[]) => barEntries({ ...everything, offersPath: to => isBuilt(routesWith(...built), to) });

describe('entries of the bar on phones', () => {
  it('home, games, promotions, wallet and account once their screens exist', () => {
    expect(bar('/promotions', '/member').map(({ id, to }) => [id, to])).toEqual([
      ['home', '/'],
      ['games', '/search'],
      ['events', '/promotions'],
      ['wallet', '/member?page=transferFund'],
      ['account', '/member'],
    ]);
  });

  it('favourites and recent games fill the room of what does not exist yet', () => {
    expect(bar().map(({ id }) => id)).toEqual(['home', 'games', 'favourites', 'recent']);
    expect(bar('/promotions').map(({ id }) => id)).toEqual(['home', 'games', 'events', 'favourites', 'recent']);
    expect(bar('/member').map(({ id }) => id)).toEqual(['home', 'games', 'wallet', 'account', 'favourites']);
  });

  it('marks one entry: that of the page, else that of the screen', () => {
    const entries = bar('/promotions', '/member');
    const current = (path: string, page?: string) =>
      currentEntry(entries, path, page, ROUTES.find(route => route.path === path)!.screen)?.id;
    expect(current('/')).toBe('home');
    expect(current('/rng')).toBe('games');
    expect(current('/search')).toBe('games');
    expect(current('/member')).toBe('account');
    expect(current('/member', 'securityCenter')).toBe('account');
    for (const page of ['transferFund', 'depositv2', 'withdraw']) expect(current('/member', page)).toBe('wallet');
    expect(current('/help')).toBe(undefined);
  });

  it('an entry for one page is not here on another page of its screen', () => {
    const deposit = MENU_ENTRIES.find(({ id }) => id === 'deposit')!;
    expect([
      isHere(deposit, '/member', 'depositv2'),
      isHere(deposit, '/member', 'withdraw'),
      isHere(deposit, '/member', undefined),
    ]).toEqual([true, false, false]);
  });
});
