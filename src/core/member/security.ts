import { getSecurity, setPaymentPassword } from '../../api/account/security.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

/** What protects the account (MEM-24). */
export const securityStanding = resource({
  name: 'security',
  scope: 'account',
  tags: ['security'],
  staleAfter: 60_000,
  call: getSecurity,
});

/**
 * Sets the payment password, proved by the one that stands or, the first time, by the account's password (O-09); what a withdrawal
 * needs is asked for anew. Rejects with PlatformError.
 */
export const changePaymentPassword = action({
  changes: ['security', 'withdraw-config'],
  waits: true,
  call: setPaymentPassword,
});
