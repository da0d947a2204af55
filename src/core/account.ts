import { getConsolidated, getMemberIcon, getUnreadCount, type Consolidated } from '../api/member.js';
import type { Core, Query } from './core.js';

const MINUTE = 60_000;

/** Number of unread messages of a real account (API-29, ENT-13). */
export function unreadMessages({ client }: Pick<Core, 'client'>): Query<number> {
  return personal('unread', signal => getUnreadCount(client, { signal }), { refreshEvery: MINUTE });
}

/** Address of the account's picture; empty when it has none (API-13, HDR-09). */
export function memberIcon({ client }: Pick<Core, 'client'>): Query<string> {
  return personal('icon', signal => getMemberIcon(client, { signal }), { staleAfter: 10 * MINUTE });
}

/** Contract flags: asked for a real account only, and only with the agent policy switch on (ROL-28..31); undefined otherwise. */
export function consolidated({ client, session, status }: Pick<Core, 'client' | 'session' | 'status'>): Query<Consolidated | undefined> {
  return personal('consolidated', async signal => {
    const asks = session.store.getState().state === 'real' && status.isOn('AGENTPOLICY3');
    return asks ? getConsolidated(client, { signal }) : undefined;
  });
}

function personal<T>(key: string, load: Query<T>['load'], options?: Partial<Query<T>>): Query<T> {
  return { key: `account/${key}`, personal: true, staleAfter: MINUTE, load, ...options };
}
