import { listReceivedEnvelopes, openEnvelope, type ReceivedEnvelopes } from '../../api/red-envelopes.js';
import type { Core, Query } from '../core.js';
import { sendOnce } from '../unsettled.js';

const MINUTE = 60_000;
/** One with those of rewards: what changes one of them has both asked for again. */
const KEY = 'promotions/rewards/envelopes';

/** Red envelopes that the account can open now (O-69, PRO-17). */
export function openEnvelopes({ client }: Pick<Core, 'client'>): Query<ReceivedEnvelopes> {
  return {
    key: `${KEY}/open`,
    personal: true,
    staleAfter: 0,
    load: signal => listReceivedEnvelopes(client, { page: 1, onlyOpen: true }, { signal }),
  };
}

/** How many wait to be opened; part of the page of those that can be (AGT-19). */
export function waitingEnvelopes({ client }: Pick<Core, 'client'>): Query<number> {
  return {
    key: `${KEY}/count`,
    personal: true,
    staleAfter: MINUTE,
    load: signal => listReceivedEnvelopes(client, { page: 1, onlyOpen: true }, { signal }).then(({ list }) => list.length),
  };
}

/** Everything that the account has got, ten a page from 1. */
export function receivedEnvelopes({ client }: Pick<Core, 'client'>, page: number): Query<ReceivedEnvelopes> {
  return {
    key: `${KEY}?${page}`,
    personal: true,
    staleAfter: 0,
    load: signal => listReceivedEnvelopes(client, { page, onlyOpen: false }, { signal }),
  };
}

/** Opens one, once, whatever was cut (AGT-19); answers what was in it, minor units. Rejects with PlatformError. */
export async function takeEnvelope({ client }: Pick<Core, 'client'>, id: string): Promise<number> {
  return (await sendOnce(client, `envelope/open/${id}`, '', key => openEnvelope(client, id, key))).amount;
}

/** After an envelope was opened, or was not: what waits, what was got and the balance are asked for again. */
export async function refreshAfterOpening({ queries, wallet }: Pick<Core, 'queries' | 'wallet'>): Promise<void> {
  await Promise.all([queries.refresh(KEY), queries.refresh('promotions/rewards/count'), wallet.refresh()]);
}
