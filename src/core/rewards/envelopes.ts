import { listReceivedEnvelopes, openEnvelope } from '../../api/money/red-envelopes.js';
import type { Core } from '../parts/core.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

const MINUTE = 60_000;

/** Red envelopes that the account can open now (O-69, PRO-17). */
export const openEnvelopes = resource({
  name: 'open-envelopes',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  load: ({ client }: Pick<Core, 'client'>, signal) => listReceivedEnvelopes(client, { page: 1, onlyOpen: true }, { signal }),
});

/** How many wait to be opened; part of the page of those that can be (AGT-19). */
export const waitingEnvelopes = resource({
  name: 'waiting-envelopes',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: MINUTE,
  load: async ({ client }: Pick<Core, 'client'>, signal) =>
    (await listReceivedEnvelopes(client, { page: 1, onlyOpen: true }, { signal })).list.length,
});

/** Everything that the account has got, ten a page from 1. */
export const receivedEnvelopes = resource({
  name: 'received-envelopes',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  load: ({ client }: Pick<Core, 'client'>, signal, page: number) => listReceivedEnvelopes(client, { page, onlyOpen: false }, { signal }),
});

/** Opens one, once, whatever was cut (AGT-19); answers what was in it, minor units. What waits, what was got and the balance follow. Rejects with PlatformError. */
export const takeEnvelope = action({
  changes: ['promotions', 'balance'],
  waits: true,
  once: (id: string) => ({ place: `envelope/open/${id}`, wish: '' }),
  send: async ({ client }, key, id) => (await openEnvelope(client, id, key)).amount,
});
