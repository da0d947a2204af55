import {
  listReceivers,
  listSentEnvelopes,
  sendEnvelope,
  type EnvelopeLimits,
  type EnvelopeWish,
  type Receivers,
  type SentEnvelopes,
} from '../../api/red-envelopes.js';
import type { MessageText } from '../core.js';
import type { Core, Query } from '../core.js';
import { sendOnce } from '../unsettled.js';

/** One with those of money, so that a change that the platform tells of is asked for. */
const SENT = 'funds/envelopes/sent';
const MINUTE = 60_000;

/** What the agent has sent, and what may be sent (O-69). */
export function sentEnvelopes({ client }: Pick<Core, 'client'>, page: number): Query<SentEnvelopes> {
  return { key: `${SENT}?${page}`, personal: true, staleAfter: 0, load: signal => listSentEnvelopes(client, page, { signal }) };
}

/** Whom one can be sent to: direct downlines by a part of their name. */
export function envelopeReceivers({ client }: Pick<Core, 'client'>, search: string, page: number): Query<Receivers> {
  return {
    key: `account/envelope-receivers?${page}&${search}`,
    personal: true,
    staleAfter: MINUTE,
    load: signal => listReceivers(client, { search, page }, { signal }),
  };
}

/** Sends one, once, whatever was cut (AGT-19, INV-04); balance and list follow. Rejects with PlatformError. */
export async function giveEnvelope(core: Pick<Core, 'client' | 'queries' | 'wallet'>, wish: EnvelopeWish): Promise<number> {
  const { accounts, total, remark } = wish;
  try {
    return (await sendOnce(core.client, 'envelope/send', { accounts, total, remark }, key => sendEnvelope(core.client, wish, key))).count;
  } finally {
    void core.wallet.refresh();
    void core.queries.refresh(SENT);
  }
}

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
