import { withSignal } from '../../api/wire/call.js';
import { resource } from '../data/resource.js';
import type { Account, Core, Query } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

const MINUTE = 60_000;
const unreadChat = resource({
  name: 'unread-chat',
  scope: 'account',
  tags: ['unread-chat'],
  staleAfter: MINUTE,
  refreshEvery: MINUTE / 2,
  load: async ({ client, session, tab, onDemand }: Shared, signal) =>
    session.store.getState().state === 'real' || tab.get('chat')
      ? (await onDemand()).countUnreadChat(withSignal(client, signal), tab.get('chat'))
      : 0,
});
const unread = resource({
  name: 'unread',
  scope: 'account',
  tags: ['unread'],
  staleAfter: MINUTE,
  refreshEvery: MINUTE,
  load: async ({ client, onDemand }: Shared, signal) => (await onDemand()).getUnreadCount(withSignal(client, signal)),
});
const icon = resource({
  name: 'icon',
  scope: 'account',
  tags: ['icon'],
  staleAfter: 10 * MINUTE,
  load: async ({ client, onDemand }: Shared, signal) => (await onDemand()).getMemberIcon(withSignal(client, signal)),
});
const consolidated = resource({
  name: 'consolidated',
  scope: 'account',
  tags: ['contract-flags'],
  staleAfter: MINUTE,
  load: async (shared: Shared, signal) =>
    shared.session.store.getState().state === 'real' ? (await shared.onDemand()).consolidatedFlags(shared, signal) : null,
});
const recentGames = resource({
  name: 'recent-page',
  scope: 'account+language',
  tags: ['own-games'],
  staleAfter: 0,
  load: async ({ client, onDemand }: Shared, signal, page: number) => (await onDemand()).listRecentGames(withSignal(client, signal), page),
});
const favouriteGames = resource({
  name: 'favourites',
  scope: 'account+language',
  tags: ['own-games'],
  staleAfter: 0,
  load: async ({ client, session, onDemand }: Shared, signal) =>
    (await onDemand()).listFavouriteGames(withSignal(client, signal), session.token() ?? ''),
});

/** What belongs to the account; its code comes with the first session. */
export function createAccount(shared: Shared): Account {
  return {
    unreadChat: () => unreadChat(shared),
    unread: () => unread(shared),
    icon: () => icon(shared),
    consolidated: () => consolidated(shared),
    recentGames: (page = 1) => recentGames(shared, page),
    favouriteGames: () => favouriteGames(shared),
  };
}

/** `core.account.unread()`, for views that hold a core. */
export function unreadMessages({ account }: Pick<Core, 'account'>): Query<number> {
  return account.unread();
}

/** `core.account.icon()`, for views that hold a core. */
export function memberIcon({ account }: Pick<Core, 'account'>): Query<string> {
  return account.icon();
}
