import type { Action, DialogName } from '../../core/core.js';
import { arrowDownToLine, arrowUpFromLine, award, calendar, crown, download, gift, heart, history, house, user, userPlus } from '../ui/icons.js';

/** One entry of the menu: a path or a dialog. */
export interface MenuEntry {
  id: string;
  /** Translation key. */
  text: string;
  /** Translation key of a shorter name, for the bar. */
  shortText?: string;
  icon: string;
  to?: string;
  dialog?: DialogName;
  /** Asked before it is followed; a link without a guard of its own is a plain link. */
  action?: Action;
  group: 'play' | 'account' | 'more';
  /** Shown only for accounts with a VIP rank (HDR-24). */
  vip?: boolean;
  /** Shown only when this switch is on (HDR-25). */
  needsSwitch?: string;
  /** Shown only while one of these resources exists (HDR-27). */
  needsResource?: readonly string[];
}

/** HDR-18 to HDR-27, and the account's own lists of games. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { id: 'home', text: 'nav.home', icon: house, to: '/', group: 'play' },
  { id: 'favourites', text: 'nav.favourites', icon: heart, to: '/favorite', action: 'favourites', group: 'play' },
  { id: 'recent', text: 'nav.recent', shortText: 'side.recent', icon: history, to: '/recent', action: 'recent', group: 'play' },
  { id: 'deposit', text: 'nav.deposit', icon: arrowDownToLine, to: '/member?page=depositv2', action: 'deposit', group: 'account' },
  { id: 'withdraw', text: 'nav.withdraw', icon: arrowUpFromLine, to: '/member?page=withdraw', action: 'withdraw', group: 'account' },
  { id: 'account', text: 'nav.account', shortText: 'side.account', icon: user, to: '/member?page=securityCenter', action: 'account', group: 'account' },
  { id: 'invite', text: 'nav.invite-friends', icon: userPlus, to: '/member?page=referral', action: 'invite', group: 'account' },
  { id: 'rewards', text: 'nav.reward-center', icon: gift, to: '/member?page=rewardCenter', action: 'rewards', group: 'account', needsSwitch: 'REWARDCENTER3' },
  { id: 'vip', text: 'nav.vip', icon: crown, to: '/member?page=vip', action: 'member-centre', group: 'account', vip: true },
  { id: 'events', text: 'nav.events', icon: calendar, to: '/promotions', group: 'more' },
  { id: 'licenses', text: 'nav.licenses', icon: award, dialog: 'license', group: 'more' },
  { id: 'download', text: 'side.download', icon: download, to: '/download', group: 'more', needsResource: ['Android', 'iOS'] },
];

/** The bar on phones: the first four of these that exist, and the menu. */
export const BAR_ORDER: readonly string[] = ['home', 'events', 'deposit', 'account', 'favourites', 'recent'];

interface Shown {
  /** Whether a path may be led to. */
  offersPath(to: string): boolean;
  offersDialog(name: DialogName): boolean;
  isOn(modId: string): boolean;
  hasVip: boolean;
  channels: readonly string[];
}

/** The entries that exist and are switched on, in order. */
export function shownEntries(entries: readonly MenuEntry[], { offersPath, offersDialog, isOn, hasVip, channels }: Shown): MenuEntry[] {
  return entries.filter(
    entry =>
      (!entry.to || offersPath(entry.to)) &&
      (!entry.dialog || offersDialog(entry.dialog)) &&
      (!entry.vip || hasVip) &&
      (!entry.needsSwitch || isOn(entry.needsSwitch)) &&
      (!entry.needsResource || entry.needsResource.some(channel => channels.includes(channel))),
  );
}

/** At most four entries for the bar, by its own order. */
export function barEntries(shown: readonly MenuEntry[]): MenuEntry[] {
  return BAR_ORDER.flatMap(id => shown.find(entry => entry.id === id) ?? []).slice(0, 4);
}
