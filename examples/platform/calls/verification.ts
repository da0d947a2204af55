import * as v from 'valibot';
import { Failure } from '../failure.js';
import { defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, requiredText } from '../http/wire-input.js';
import { findByConfirmedMobile, findByMobile, readMobile } from '../identity/mobile.js';
import { confirmPhoneSession, providerFailure, startPhoneSession } from '../identity/phone-provider.js';
import { payForPicture } from '../identity/picture-price.js';
import { newProof } from '../identity/proof-of-work.js';
import { sendCode, smsMinutes } from '../identity/send-code.js';
import { checkSlider, newSlider, spendSliderResult } from '../identity/slider.js';
import { isSwitchedOn } from '../switches.js';

const KNOWN_NUMBER = 'Nova Palace: this number has an account already. Log in, or reset the password.';

/** Codes for the sms login and the phone reset. Whether anybody has the number is not told: only the outbox differs. */
const beforeLogin = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'open',
  input: v.object({
    mobileNum: inputText,
    countryDialingCode: inputText,
    purpose: v.optional(v.picklist(['login', 'reset'], 'must be login or reset'), 'login'),
  }),
  async answer({ platform, settings, input, ip }) {
    const isOn = await isSwitchedOn(platform.db, input.purpose === 'login' ? 'MOBILEVERCODELOGIN3' : 'FORGETMOBILE3');
    if (!isOn) throw new Failure('function-disabled');
    const mobile = await readMobile(platform, input.countryDialingCode, input.mobileNum);
    const account = await findByConfirmedMobile(platform, mobile);
    const { countdown, minutes } = await smsMinutes(settings);
    await sendCode(platform, settings, {
      kind: 'sms',
      to: mobile.target,
      purpose: input.purpose,
      ip,
      minutes,
      deliver: account?.status === 'active',
    });
    return { value: { expiry: countdown } };
  },
});

const forRegistration = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'open',
  input: v.object({ mobileNo: inputText, countryDialingCode: inputText, sliderResult: inputText }),
  async answer({ platform, settings, input, ip }) {
    const mobile = await readMobile(platform, input.countryDialingCode, input.mobileNo, 'mobileNo');
    await spendSliderResult(platform.db, platform.clock.now(), input.sliderResult, 'sms', ip);
    const account = await findByMobile(platform, mobile);
    const { countdown, minutes } = await smsMinutes(settings);
    await sendCode(platform, settings, {
      kind: 'sms',
      to: mobile.target,
      purpose: 'register',
      ip,
      minutes,
      deliver: account === undefined,
      note: KNOWN_NUMBER,
    });
    return { value: { expiry: countdown } };
  },
});

/** After the first few of an address, `captchaId` and `captcha` are a proof of work for it. */
const getSlider = defineCall({
  method: 'GET',
  path: '/wps/captcha/slider',
  access: 'open',
  input: v.object({ captchaId: inputText, captcha: inputText }),
  async answer({ platform, settings, input, ip }) {
    await payForPicture(platform, settings, ip, { id: input.captchaId, answer: input.captcha });
    return { value: await newSlider(platform, ip) };
  },
});

const answerSlider = defineCall({
  method: 'POST',
  path: '/wps/captcha/slider',
  access: 'open',
  input: v.object({
    id: requiredText,
    offset: v.optional(v.pipe(v.number('must be a number'), v.finite('must be a number'))),
    answer: v.optional(v.pipe(plainText(), v.maxLength(100, 'at most 100 characters'))),
  }),
  answer: async ({ platform, input, ip }) => ({ value: { result: await checkSlider(platform, input.id, input, ip) } }),
});

/** Work for the caller's machine in place of a picture, bound to the call that it is for; a login's also to its account. */
const askProof = defineCall({
  method: 'POST',
  path: '/wps/captcha/proof',
  access: 'open',
  input: v.object({
    purpose: v.picklist(['login', 'register', 'human', 'picture'], 'must be login, register, human or picture'),
    account: inputText,
  }),
  async answer({ platform, settings, input, ip }) {
    if (input.purpose === 'login' && input.account === '') throw new Failure('bad-request', { fields: { account: 'required' } });
    return {
      value: await newProof(platform, settings, { purpose: input.purpose, account: input.purpose === 'login' ? input.account : '', ip }),
    };
  },
});

/** Stand-in of the phone-authentication provider; a third party in real life, so its path lies outside the platform's own. */
const phoneSend = defineCall({
  method: 'POST',
  path: '/idp/phone/send',
  access: 'open',
  input: v.object({ countryDialingCode: inputText, mobileNum: inputText }),
  async answer({ platform, input, ip }) {
    if (!(await isSwitchedOn(platform.db, 'PHONEPROVIDER3'))) throw providerFailure('auth/operation-not-allowed');
    const mobile = await readMobile(platform, input.countryDialingCode, input.mobileNum);
    return { value: { phoneSession: await startPhoneSession(platform, mobile, ip), expiry: 1 } }; // SES-35
  },
});

const phoneVerify = defineCall({
  method: 'POST',
  path: '/idp/phone/verify',
  access: 'open',
  input: v.object({ phoneSession: requiredText, verificationCode: inputText }),
  async answer({ platform, input, ip }) {
    if (!(await isSwitchedOn(platform.db, 'PHONEPROVIDER3'))) throw providerFailure('auth/operation-not-allowed');
    return { value: await confirmPhoneSession(platform, input.phoneSession, input.verificationCode, ip) };
  },
});

export const verificationCalls = [beforeLogin, forRegistration, getSlider, answerSlider, askProof, phoneSend, phoneVerify];
