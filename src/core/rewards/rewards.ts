import { listRewards, listTickets } from '../../api/rewards/rewards.js';
import { resource } from '../data/resource.js';

export { TICKET_KINDS } from '../../api/rewards/rewards.js';

/** Everything that the account can claim or draw (PRO-17). */
export const rewardList = resource({
  name: 'rewards',
  scope: 'account+language',
  tags: ['promotions'],
  staleAfter: 0,
  call: listRewards,
});

/** The raffles with the account's tickets, and its last draws (PRO-15). */
export const ticketList = resource({
  name: 'tickets',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  call: listTickets,
});
