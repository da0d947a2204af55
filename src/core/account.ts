import type { Account, Core, Query } from './core.js';
import type { Shared } from './shared.js';

const MINUTE = 60_000;

/** What belongs to the account; its code comes with the first session. */
export function createAccount({ client, session, status, tab, onDemand }: Shared): Account {
  return {
    unreadChat: () =>
      personal(
        'chat',
        async signal =>
          session.store.getState().state === 'real' || tab.get('chat')
            ? (await onDemand()).countUnreadChat(client, tab.get('chat'), { signal })
            : 0,
        { refreshEvery: MINUTE / 2 },
      ),
    unread: () => personal('unread', async signal => (await onDemand()).getUnreadCount(client, { signal }), { refreshEvery: MINUTE }),
    icon: () => personal('icon', async signal => (await onDemand()).getMemberIcon(client, { signal }), { staleAfter: 10 * MINUTE }),
    consolidated: () =>
      personal('consolidated', async signal => {
        const asks = session.store.getState().state === 'real' && status.isOn('AGENTPOLICY3');
        return asks ? (await onDemand()).getConsolidated(client, { signal }) : null;
      }),
    recentGames: (page = 1) =>
      personal(`recent?${client.language()}&${page}`, async signal => (await onDemand()).listRecentGames(client, page, { signal }), {
        staleAfter: 0,
      }),
    favouriteGames: () =>
      personal(
        `favourites?${client.language()}`,
        async signal => (await onDemand()).listFavouriteGames(client, session.token() ?? '', { signal }),
        { staleAfter: 0 },
      ),
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

function personal<T>(key: string, load: Query<T>['load'], options?: Partial<Query<T>>): Query<T> {
  return { key: `account/${key}`, personal: true, staleAfter: MINUTE, load, ...options };
}
