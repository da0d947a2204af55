import { listRewards, listTickets } from '../../api/rewards/rewards.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

export { TICKET_KINDS } from '../../api/rewards/rewards.js';

/** Everything that the account can claim or draw (PRO-17). */
export const rewardList = resource({
  name: 'rewards',
  scope: 'account+language',
  tags: ['promotions'],
  staleAfter: 0,
  load: ({ client }: Pick<Core, 'client'>, signal) => listRewards(client, { signal }),
});

/** The raffles with the account's tickets, and its last draws (PRO-15). */
export const ticketList = resource({
  name: 'tickets',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  load: ({ client }: Pick<Core, 'client'>, signal) => listTickets(client, { signal }),
});
