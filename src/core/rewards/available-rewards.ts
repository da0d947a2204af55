import { getMember } from '../../api/account/member.js';
import { resource } from '../data/resource.js';

const MINUTE = 60_000;

/** Rewards and issued activities that wait for the account, as the platform counts them (MEM-17, INV-30). */
export const availableRewards = resource({
  name: 'available-rewards',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: MINUTE,
  call: async client => (await getMember(client)).availablePromotions,
});
