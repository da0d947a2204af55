import type { Core } from '../core.js';
import { changePaymentPassword } from '../member/security.js';

export { securityStanding } from '../member/security.js';

/** Sets or changes the withdraw (payment) password; what a withdrawal needs is asked for anew. Rejects with PlatformError. */
export async function changeWithdrawPassword(core: Pick<Core, 'client' | 'queries'>, change: Parameters<typeof changePaymentPassword>[1]): Promise<void> {
  await changePaymentPassword(core, change);
  await core.queries.refresh('funds/withdraw-config');
}
