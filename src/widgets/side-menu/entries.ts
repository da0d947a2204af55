import type { Action, DialogName, ScreenId, TextKey } from '../../core/parts/core.js';
import {
  arrowDownToLine,
  arrowUpFromLine,
  award,
  calendar,
  crown,
  download,
  gamepad2,
  gift,
  heart,
  history,
  house,
  mail,
  user,
  userPlus,
  wallet,
} from '../../ui/atoms/icons.js';

/** One entry of the menu: a path or a dialog. */
export interface MenuEntry {
  id: string;
  /** Translation key. */
  text: TextKey;
  /** Translation key of a shorter name, for the bar. */
  shortText?: TextKey;
  icon: string;
  to?: string;
  dialog?: DialogName;
  /** Asked before it is followed; a link without a guard of its own is a plain link. */
  action?: Action;
  group: 'play' | 'account' | 'more';
  /** Shown only to who is signed in with an account of their own. */
  member?: boolean;
  /** Shown only for accounts with a VIP rank (HDR-24). */
  vip?: boolean;
  /** Shown only when this switch is on (HDR-25). */
  needsSwitch?: string;
  /** Shown only while one of these resources exists (HDR-27). */
  needsResource?: readonly string[];
  /** Screens on which the bar marks it, beside its own address. */
  screens?: readonly ScreenId[];
  /** Pages of the member centre on which the bar marks it, beside its own. */
  pages?: readonly string[];
}

const WALLET = '/member?page=transferFund';

/** HDR-18 to HDR-27, and the account's own lists of games. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { id: 'home', text: 'nav.home', icon: house, to: '/', group: 'play' },
  { id: 'favourites', text: 'nav.favourites', icon: heart, to: '/favorite', action: 'favourites', group: 'play' },
  { id: 'recent', text: 'nav.recent', icon: history, to: '/recent', action: 'recent', group: 'play' },
  { id: 'wallet', text: 'nav.wallet', icon: wallet, to: WALLET, action: 'member-centre', group: 'account' },
  { id: 'deposit', text: 'nav.deposit', icon: arrowDownToLine, to: '/member?page=depositv2', action: 'deposit', group: 'account' },
  { id: 'withdraw', text: 'nav.withdraw', icon: arrowUpFromLine, to: '/member?page=withdraw', action: 'withdraw', group: 'account' },
  { id: 'account', text: 'nav.account', icon: user, to: '/member?page=securityCenter', action: 'account', group: 'account' },
  { id: 'messages', text: 'nav.messages', icon: mail, to: '/member?page=messageV2', action: 'messages', group: 'account', member: true },
  { id: 'invite', text: 'nav.invite-friends', icon: userPlus, to: '/member?page=referral', action: 'invite', group: 'account' },
  {
    id: 'rewards',
    text: 'nav.reward-center',
    icon: gift,
    to: '/member?page=rewardCenter',
    action: 'rewards',
    group: 'account',
    needsSwitch: 'REWARDCENTER3',
  },
  {
    id: 'vip',
    text: 'nav.vip',
    icon: crown,
    to: '/member?page=vip',
    action: 'member-centre',
    group: 'account',
    vip: true,
    needsSwitch: 'VIPSYS3',
  },
  { id: 'events', text: 'nav.events', icon: calendar, to: '/promotions', group: 'more' },
  { id: 'licenses', text: 'nav.licenses', icon: award, dialog: 'license', group: 'more' },
  { id: 'download', text: 'side.download', icon: download, to: '/download', group: 'more', needsResource: ['Android', 'iOS'] },
];

/** What the bar on phones holds: as much as it has room for beside the menu. */
export const BAR_ENTRIES: readonly MenuEntry[] = [
  entry('home'),
  { id: 'games', text: 'side.games', icon: gamepad2, to: '/search', group: 'play', screens: ['game-list', 'game-centre', 'game-page'] },
  { ...entry('events'), shortText: 'side.promotions' },
  { ...entry('wallet'), pages: ['depositv2', 'withdraw', 'transferUpline'] },
  { id: 'account', text: 'side.account', icon: user, to: '/member', action: 'account', group: 'account', screens: ['points-mall'] },
];

export interface Shown {
  offers(entry: MenuEntry): boolean;
  isMember: boolean;
  hasVip: boolean;
  channels: readonly string[];
}

/** The entries that are switched on, in order. */
export function shownEntries(entries: readonly MenuEntry[], { offers, isMember, hasVip, channels }: Shown): MenuEntry[] {
  return entries.filter(
    entry =>
      (!entry.member || isMember) &&
      (!entry.vip || hasVip) &&
      offers(entry) &&
      (!entry.needsResource || entry.needsResource.some(channel => channels.includes(channel))),
  );
}

/** Whether an entry leads to this place; one without a page of its own stands for all pages of its screen. */
export function isHere({ to = '' }: MenuEntry, path: string, page: string | undefined): boolean {
  const [entryPath, search = ''] = to.split('?');
  const entryPage = new URLSearchParams(search).get('page');
  return entryPath === path && (entryPage === null || entryPage === page);
}

/** The one that the bar marks: the closest to the place, else the one of its screen. */
export function currentEntry(
  entries: readonly MenuEntry[],
  path: string,
  page: string | undefined,
  screen: ScreenId,
): MenuEntry | undefined {
  const here = entries.filter(candidate => isHere(candidate, path, page));
  const byPage = entries.find(({ pages }) => screen === 'member' && page !== undefined && pages?.includes(page));
  return here.find(({ to }) => to?.includes('?')) ?? byPage ?? here[0] ?? entries.find(({ screens }) => screens?.includes(screen));
}

function entry(id: string): MenuEntry {
  return MENU_ENTRIES.find(candidate => candidate.id === id)!;
}
