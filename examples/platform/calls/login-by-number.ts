import { Failure } from '../failure.js';
import type { CallContext } from '../http/call.js';
import { spendCode } from '../identity/codes.js';
import { rememberAddress } from '../identity/known-address.js';
import { findByConfirmedMobile, readMobile } from '../identity/mobile.js';
import { spendPhoneProof } from '../identity/phone-provider.js';
import { completeLogin } from './complete-login.js';
import { isSwitchedOn } from '../switches.js';

export interface NumberLogin {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  firebaseChannel: string;
  firebaseIdToken: string;
}

/**
 * Signs in whoever holds the number: by our own code, or by the phone-verification provider's proof (SES-65). That is more than a
 * password, so the address is registered with it. A number that nobody has answers like a wrong code.
 */
export async function loginByNumber(context: CallContext<unknown>, input: NumberLogin, way: 'sms' | 'provider'): Promise<object> {
  const { platform, ip } = context;
  if (!(await isSwitchedOn(platform.db, way === 'sms' ? 'MOBILEVERCODELOGIN3' : 'PHONEPROVIDER3'))) throw new Failure('function-disabled');
  const mobile = await readMobile(platform, input.countryDialingCode, input.mobileNum);
  if (way === 'sms') await spendCode(platform, 'login', mobile.target, input.verificationCode, ip);
  else await spendPhoneProof(platform, mobile, input);
  const account = await findByConfirmedMobile(platform, mobile);
  if (!account) throw new Failure('code-invalid', { fields: { verificationCode: 'wrong' } });
  if (account.status === 'locked') throw new Failure('account-locked');
  await rememberAddress(platform, account.id, ip);
  return { value: await completeLogin(context, account.id, 'code') };
}
