import { listReceivedEnvelopes, openEnvelope } from '../../api/money/red-envelopes.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

const MINUTE = 60_000;

/** Red envelopes that the account can open now (O-69, PRO-17). */
export const openEnvelopes = resource({
  name: 'open-envelopes',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  call: client => listReceivedEnvelopes(client, { page: 1, onlyOpen: true }),
});

/** How many wait to be opened; part of the page of those that can be (AGT-19). */
export const waitingEnvelopes = resource({
  name: 'waiting-envelopes',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: MINUTE,
  call: async client => (await listReceivedEnvelopes(client, { page: 1, onlyOpen: true })).list.length,
});

/** Everything that the account has got, ten a page from 1. */
export const receivedEnvelopes = resource({
  name: 'received-envelopes',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  call: (client, page: number) => listReceivedEnvelopes(client, { page, onlyOpen: false }),
});

/** Opens one, once, whatever was cut (AGT-19); answers what was in it, minor units. What waits, what was got and the balance follow. Rejects with PlatformError. */
export const takeEnvelope = action({
  changes: ['promotions', 'balance'],
  waits: true,
  once: (id: string) => ({ place: `envelope/open/${id}`, wish: '' }),
  send: async ({ client }, key, id) => (await openEnvelope(client, id, key)).amount,
});
