import * as v from 'valibot';
import { plainText } from '../http/plain-text.js';
import { inputText } from '../http/wire-input.js';

/** Fields that a rule shows, and their columns in the profile; the others have a place of their own. */
export const PROFILE_COLUMNS = {
  payeeName: 'payee_name',
  email: 'email',
  qqNum: 'qq_num',
  line: 'line',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  wechat: 'wechat',
  telegram: 'telegram',
  zalo: 'zalo',
  skype: 'skype',
  idNumber: 'id_number',
  birthday: 'birthday',
  fullName: 'full_name',
  referrer: 'referrer',
  address: 'address',
  nationality: 'nationality',
  occupation: 'occupation',
  incomeSource: 'income_source',
} as const;
export type ProfileField = keyof typeof PROFILE_COLUMNS;
export const PROFILE_FIELDS = Object.keys(PROFILE_COLUMNS) as ProfileField[];

/** Untrimmed: a password may begin or end with a space. */
const secretText = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');
const profile = v.object({
  payeeName: inputText,
  email: inputText,
  qqNum: inputText,
  line: inputText,
  whatsapp: inputText,
  facebook: inputText,
  wechat: inputText,
  telegram: inputText,
  zalo: inputText,
  skype: inputText,
  idNumber: inputText,
  birthday: inputText,
  fullName: inputText,
  referrer: inputText,
  address: inputText,
  nationality: inputText,
  occupation: inputText,
  incomeSource: inputText,
});

export const profileInput = profile;
/** Everything that a registration may hold (ENT-09); texts trimmed, missing ones empty. */
export const registerInput = v.object({
  ...profile.entries,
  username: inputText,
  password: secretText,
  confirmPassword: secretText,
  countryDialingCode: inputText,
  mobileNum: inputText,
  recommenderId: inputText,
  captcha: inputText,
  captchaId: inputText,
  verificationCode: inputText,
  affiliateCode: inputText,
  paymentPassword: secretText,
  nickname: inputText,
  referralCode: inputText,
  registerUrl: v.optional(v.pipe(plainText(), v.maxLength(500, 'length')), ''),
  domain: inputText,
  loginFlag: v.optional(v.boolean(), true),
  termsAccepted: v.optional(v.boolean(), false),
  ageConfirmed: v.optional(v.boolean(), false),
  firebaseChannel: inputText,
  firebaseIdToken: v.optional(v.pipe(plainText(), v.maxLength(4_000, 'length')), ''),
  sliderResult: inputText,
});
export type RegisterInput = v.InferOutput<typeof registerInput>;
