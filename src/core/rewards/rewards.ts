import { listRewards, listTickets, type Reward, type Tickets } from '../../api/rewards.js';
import type { Core, Query } from '../core.js';

export { TICKET_KINDS } from '../../api/rewards.js';

/** Beginning of all keys here, one with those of promotions: a claim there changes what waits here, and what the operator changes is asked for again. */
const KEY = 'promotions/rewards/';

/** Everything that the account can claim or draw (PRO-17). */
export function rewardList({ client }: Pick<Core, 'client'>): Query<Reward[]> {
  return { key: `${KEY}list?${client.language()}`, personal: true, staleAfter: 0, load: signal => listRewards(client, { signal }) };
}

/** The raffles with the account's tickets, and its last draws (PRO-15). */
export function ticketList({ client }: Pick<Core, 'client'>): Query<Tickets> {
  return { key: `${KEY}tickets`, personal: true, staleAfter: 0, load: signal => listTickets(client, { signal }) };
}
