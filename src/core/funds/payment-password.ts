import { getPaymentPasswordState, setPaymentPassword } from '../../api/payment-password.js';
import type { Core, Query } from '../core.js';

const STATE = 'funds/payment-password';

/** Whether the account has a withdraw (payment) password. */
export function hasPaymentPassword({ client }: Pick<Core, 'client'>): Query<boolean> {
  return { key: STATE, personal: true, load: signal => getPaymentPasswordState(client, { signal }) };
}

/**
 * Sets or changes the withdraw password (O-09). `oldPassword` is the one it replaces, or the login password while there is none.
 * Rejects with PlatformError.
 */
export async function changePaymentPassword({ client, queries }: Pick<Core, 'client' | 'queries'>, change: { oldPassword: string; newPassword: string; confirmNewPassword: string }): Promise<void> {
  await setPaymentPassword(client, change);
  await Promise.all([queries.refresh(STATE), queries.refresh('funds/withdraw-config')]);
}
