import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../core/parts/routes.js';
import { BAR_ENTRIES, currentEntry, isHere, MENU_ENTRIES, shownEntries, type Shown } from './entries.js';

const everything: Shown = {
  offers: () => true,
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
    expect(ids({ offers: entry => !entry.needsSwitch })).not.toContain('rewards');
  });
  it('HDR-27 downloads only with a resource for them', () => {
    expect(ids({ channels: [] })).not.toContain('download');
    expect(ids({ channels: ['TELEGRAM'] })).not.toContain('download');
    expect(ids({ channels: ['iOS'] })).toContain('download');
  });
  it('each leads to a screen of ours', () => {
    const paths = MENU_ENTRIES.flatMap(({ to }) => to?.split('?')[0] ?? []);
    for (const path of paths) expect([path, ROUTES.some(route => route.path === path)]).toEqual([path, true]);
  });
});

describe('entries of the bar on phones', () => {
  it('home, games, promotions, wallet and account', () => {
    expect(BAR_ENTRIES.map(({ id, to }) => [id, to])).toEqual([
      ['home', '/'],
      ['games', '/search'],
      ['events', '/promotions'],
      ['wallet', '/member?page=transferFund'],
      ['account', '/member'],
    ]);
  });

  it('marks one entry: that of the page, else that of the screen', () => {
    const current = (path: string, page?: string) =>
      currentEntry(BAR_ENTRIES, path, page, ROUTES.find(route => route.path === path)!.screen)?.id;
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
