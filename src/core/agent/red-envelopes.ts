import { listReceivers, listSentEnvelopes, sendEnvelope, type EnvelopeLimits, type EnvelopeWish } from '../../api/money/red-envelopes.js';
import type { MessageText } from '../parts/core.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

const MINUTE = 60_000;

/** What the agent has sent, and what may be sent (O-69). */
export const sentEnvelopes = resource({
  name: 'sent-envelopes',
  scope: 'account',
  tags: ['sent-envelopes'],
  staleAfter: 0,
  call: listSentEnvelopes,
});

/** Whom one can be sent to: direct downlines by a part of their name. */
export const envelopeReceivers = resource({
  name: 'envelope-receivers',
  scope: 'account',
  tags: ['team'],
  staleAfter: MINUTE,
  call: (client, search: string, page: number) => listReceivers(client, { search, page }),
});

/** Sends one, once, whatever was cut (AGT-19, INV-04); balance and list follow. Rejects with PlatformError. */
export const giveEnvelope = action({
  changes: ['sent-envelopes', 'balance'],
  once: ({ accounts, total, remark }: EnvelopeWish) => ({ place: 'envelope/send', wish: { accounts, total, remark } }),
  send: async ({ client }, key, wish) => (await sendEnvelope(client, wish, key)).count,
});

/** What each gets of a total, minor units: the least and the most, which differ by a cent where it cannot be split. */
export function shareOf(total: number, count: number): { least: number; most: number } {
  return { least: Math.floor(total / count), most: Math.ceil(total / count) };
}

/** What is wrong with a total for so many receivers; limits hold for each share. */
export function totalFault(
  total: number,
  count: number,
  { shareMin, shareMax }: EnvelopeLimits,
  format: (minor: number) => string,
): MessageText | undefined {
  if (count === 0) return undefined;
  if (total < shareMin * count) return { key: 'envelope.total-low', values: { min: format(shareMin), total: format(shareMin * count) } };
  if (shareMax !== undefined && total > shareMax * count)
    return { key: 'envelope.total-high', values: { max: format(shareMax), total: format(shareMax * count) } };
  return undefined;
}
