import * as v from 'valibot';
import { hasPaymentPassword, setPaymentPassword } from '../funds/payment-password.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';

const secretText = v.optional(v.pipe(v.string(), v.maxLength(200, 'length')), '');
const path = '/wps/member/paymentPassword';

const state = defineCall({
  method: 'GET',
  path,
  access: 'real',
  input: v.object({}),
  answer: async ({ platform, caller }) => ({ value: { isSet: await hasPaymentPassword(platform, signedIn(caller).accountId) } }),
});

const change = defineCall({
  method: 'POST',
  path,
  access: 'real',
  sealed: true,
  input: v.object({ oldPassword: secretText, newPassword: secretText, confirmNewPassword: secretText }),
  async answer({ platform, caller, input }) {
    await setPaymentPassword(platform, signedIn(caller).accountId, input);
    return {};
  },
});

export const paymentPasswordCalls = [state, change];
