import { claimRebate, getRebate } from '../../api/money/rebate.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

/** Open rebate, and a page of what was claimed (MEM-14). */
export const rebate = resource({
  name: 'rebate',
  scope: 'account',
  tags: ['rebate'],
  staleAfter: 2000,
  call: getRebate,
});

/** Claims what is open, once, whatever was cut; afterwards rebate and balance are asked for anew. Rejects with PlatformError. */
export const claimOpenRebate = action({
  changes: ['rebate', 'balance'],
  once: () => ({ place: 'rebate/claim', wish: '' }),
  call: claimRebate,
});
