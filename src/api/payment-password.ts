import * as v from 'valibot';
import type { CallOptions, Client } from './call.js';
import { flag } from './wire.js';

export const paymentPasswordAnswer = v.object({ isSet: flag });

/** Whether the account has a payment (withdraw) password (ours). */
export async function getPaymentPasswordState(client: Client, options: CallOptions = {}): Promise<boolean> {
  return (await client.call({ ...options, path: '/wps/member/paymentPassword', token: 'required', answer: paymentPasswordAnswer })).isSet;
}

/**
 * Sets or changes it (O-09, E). `oldPassword` is the payment password that it replaces, or the login password while there is none.
 * Errors: bad-request with the wrong fields, rate-limited.
 */
export async function setPaymentPassword(client: Client, change: { oldPassword: string; newPassword: string; confirmNewPassword: string }): Promise<void> {
  await client.call({ method: 'POST', path: '/wps/member/paymentPassword', token: 'required', sealed: { ...change }, answer: v.object({}) });
}
