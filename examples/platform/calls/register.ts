import { Failure } from '../failure.js';
import { defineCall, type CallContext } from '../http/call.js';
import { networkOf } from '../http/network-of.js';
import { countAttempt } from '../identity/attempts.js';
import { checkRegistration, type RegisterMethod } from '../identity/check-registration.js';
import { spendCode } from '../identity/codes.js';
import { createAccount, takenFields } from '../identity/create-account.js';
import { readMobile } from '../identity/mobile.js';
import { spendPhoneProof } from '../identity/phone-provider.js';
import { registerInput, type RegisterInput } from '../identity/register-input.js';
import { assertSliderResult, spendSliderResult } from '../identity/slider.js';
import { placeAccount } from '../identity/upline.js';
import { useCaptcha } from './captcha.js';
import { completeLogin } from './complete-login.js';
import { isSwitchedOn } from '../switches.js';

/** Names can be asked for here, so one address may not ask without end. */
const TRIES = { most: 60, windowMs: 15 * 60_000 };

const byUsername = defineCall({
  method: 'PUT',
  path: '/wps/member/register',
  access: 'open',
  sealed: true,
  input: registerInput,
  answer: context => register(context, 'username', 'USERNAMEREG3'),
});

const byMobile = defineCall({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'open',
  sealed: true,
  input: registerInput,
  answer: context => register(context, 'mobile', 'MOBILENUMREG3'),
});

export const registerCalls = [byUsername, byMobile];

/** What costs the person something (captcha, code, slider) is used up only when all that comes before it is right. */
async function register(context: CallContext<RegisterInput>, method: RegisterMethod, modId: string): Promise<object> {
  const { platform, settings, input, ip, language } = context;
  if (!(await isSwitchedOn(platform.db, modId))) throw new Failure('function-disabled');
  await countAttempt(platform, { subject: `register-ip:${networkOf(ip)}`, ...TRIES });
  const { values, needs } = await checkRegistration(platform, settings, method, input);
  const mobile = values.mobileNum === '' ? undefined : await readMobile(platform, values.countryDialingCode, values.mobileNum);
  await assertSliderResult(platform, values.sliderResult, 'register', ip);
  if (needs.captcha) await useCaptcha(platform, values.captchaId, values.captcha, { purpose: 'register', account: '', ip });
  const placement = await placeAccount(platform, values);
  const taken = await takenFields(platform, values, mobile);
  if (Object.keys(taken).length > 0) throw new Failure('bad-request', { fields: taken });
  if (needs.mobileProof && mobile) {
    if (await isSwitchedOn(platform.db, 'PHONEPROVIDER3')) await spendPhoneProof(platform, mobile, values);
    else await spendCode(platform, 'register', mobile.target, values.verificationCode, ip);
  }
  const accountId = await createAccount(platform, {
    method,
    values,
    mobile,
    placement,
    ip,
    language,
    // A number that is the account's very name is its owner's by the operator's decision, also where no code is asked for.
    confirmed: { mobile: needs.mobileProof || method === 'mobile' },
    before: trx => spendSliderResult(trx, platform.clock.now(), values.sliderResult, 'register', ip),
  });
  if (!values.loginFlag) return { value: {} };
  return { value: await completeLogin(context, accountId) };
}
