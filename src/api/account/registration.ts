import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { loginAnswer } from './session.js';
import { count, flag, text } from '../wire/wire.js';

/** The platform's rule of one field (ENT-10): shown when enabled, checked by pattern and length in code points. */
export type RegisterRule = v.InferOutput<typeof rule>;

const rule = v.object({
  field: text,
  enabled: flag,
  required: flag,
  /** Source of a regular expression for the whole value, or `*`; untrusted, and never run without a bound (VAL-01, VAL-02). */
  acceptedPattern: v.optional(v.string(), '*'),
  minLength: count,
  maxLength: count,
  /** 0 to 20: which message tells what is wrong (VAL-05). */
  patternId: count,
});
/** Rules in the order in which the fields stand, and the age that has to be confirmed (CON-13). */
export const registerRulesAnswer = v.object({ rules: v.array(rule), minAge: v.optional(count, 18) });

/** What can be typed or chosen (REG-07 to REG-27, REG-33); what is not shown is left out. Dates: yyyy-MM-dd. */
interface RegisterFields {
  username?: string;
  password?: string;
  confirmPassword?: string;
  payeeName?: string;
  email?: string;
  qqNum?: string;
  countryDialingCode?: string;
  mobileNum?: string;
  recommenderId?: string;
  captcha?: string;
  verificationCode?: string;
  affiliateCode?: string;
  paymentPassword?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  telegram?: string;
  zalo?: string;
  skype?: string;
  idNumber?: string;
  birthday?: string;
  nickname?: string;
  fullName?: string;
  referrer?: string;
  address?: string;
  nationality?: string;
  occupation?: string;
  incomeSource?: string;
}
export interface RegisterRequest extends RegisterFields {
  /** Of the captcha that was shown. */
  captchaId?: string;
  /** From the address (`?referralCode=`, REG-28). */
  referralCode?: string;
  /** Address of the page without its query, and its host name (REG-29). */
  registerUrl: string;
  domain: string;
  /** Ticked by the person (REG-36, REG-37). */
  termsAccepted: boolean;
  ageConfirmed: boolean;
  /** From `checkSlider` (REG-32). */
  sliderResult: string;
  /** Phone-verification provider path (REG-31). */
  firebaseChannel?: string;
  firebaseIdToken?: string;
}

/** Fields, rules and the minimum age (API-19). */
export const getRegisterRules = endpoint({ path: '/wps/system/setting/register', answer: registerRulesAnswer });

/**
 * Registers with a username and signs in (API-10, E). Errors: bad-request with `fields`, captcha-required, captcha-invalid,
 * affiliate-invalid, verification-required (slider), code-missing, code-invalid, code-expired, function-disabled, rate-limited.
 */
export const registerByUsername = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  send: (request: RegisterRequest) => ({ sealed: { ...request, registerMethod: 'username' as const, loginFlag: true as const } }), // OP-39
  answer: loginAnswer,
});

/**
 * Registers with a mobile number and signs in (API-11, E); the username may be left to the platform. Errors: bad-request with `fields`,
 * captcha-required, captcha-invalid, affiliate-invalid, verification-required (slider), code-missing, code-invalid, code-expired, phone-invalid,
 * function-disabled, rate-limited.
 */
export const registerByMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  send: (request: RegisterRequest) => ({ sealed: { ...request, registerMethod: 'mobile' as const, loginFlag: true as const } }), // OP-39
  answer: loginAnswer,
});

/** Words that stand in `PlatformError.fields`, by field name, for what a person can mend. Any other word: show it as invalid. */
export type FieldFault =
  | 'required' // VAL-07, VAL-40
  | 'length' // VAL-03, VAL-04, VAL-31
  | 'pattern' // VAL-01: the text of the rule's patternId
  | 'different' // the two entries are not equal (REG-34, PWD-18)
  | 'taken' // somebody has this username, number or address
  | 'unknown' // nobody has this code, member or country
  | 'wrong' // an answer or old password that does not fit
  | 'unchanged' // the new password is the old one
  | 'default-password' // the platform's default is no password of one's own
  | 'locked' // customer service changes it
  | 'other-name' // not the account's real name
  | 'too-young' // a birthday below the minimum age
  | 'not-accepted'; // termsAccepted, ageConfirmed
