import { describe, expect, it } from 'vitest';
import { barEntries, MENU_ENTRIES, shownEntries } from './entries.js';

const everything: Parameters<typeof shownEntries>[1] = { offersPath: () => true, offersDialog: () => true, isOn: () => true, hasVip: true, channels: ['Android'] };
const ids = (given: Partial<typeof everything>) => shownEntries(MENU_ENTRIES, { ...everything, ...given }).map(entry => entry.id);

describe('entries of the side menu', () => {
  it('HDR-18 to HDR-27 all stand when all is on', () => {
    expect(ids({})).toEqual(['home', 'favourites', 'recent', 'deposit', 'withdraw', 'account', 'invite', 'rewards', 'vip', 'events', 'licenses', 'download']);
  });
  it('HDR-24 VIP only for an account with VIP', () => {
    expect(ids({ hasVip: false })).not.toContain('vip');
  });
  it('HDR-25 reward centre only when its switch is on', () => {
    expect(ids({ isOn: () => false })).not.toContain('rewards');
  });
  it('HDR-27 downloads only with a resource for them', () => {
    expect(ids({ channels: [] })).not.toContain('download');
  });
  it('leaves out what is not built', () => {
    expect(ids({ offersPath: to => to === '/', offersDialog: () => false })).toEqual(['home']);
  });
  it('the bar has four of them at most, home first', () => {
    expect(barEntries(shownEntries(MENU_ENTRIES, everything)).map(entry => entry.id)).toEqual(['home', 'events', 'deposit', 'account']);
    expect(barEntries(shownEntries(MENU_ENTRIES, { ...everything, offersPath: to => to === '/' })).map(entry => entry.id)).toEqual(['home']);
  });
});
