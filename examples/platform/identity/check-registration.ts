import { Failure } from '../failure.js';
import type { Settings } from '../http/settings.js';
import { verifyPassword } from '../passwords.js';
import type { Platform } from '../platform.js';
import { isSwitchedOn } from '../switches.js';
import { faultOf, loadRules, type FieldRule } from './field-rules.js';
import { plainNumber } from './mobile.js';
import { PROFILE_FIELDS, type RegisterInput } from './register-input.js';

export type RegisterMethod = 'username' | 'mobile';
/** What the switches and rules ask of this registration. */
export interface RegisterNeeds {
  method: RegisterMethod;
  password: boolean;
  /** A code by sms or the provider's proof. */
  mobileProof: boolean;
  captcha: boolean;
}

const RULED = [...PROFILE_FIELDS, 'nickname', 'paymentPassword', 'recommenderId', 'affiliateCode'] as const;

/**
 * Every rule again, on the server (INV-28): each field that is shown, by presence, length and pattern; equal passwords; terms and
 * age. What no rule shows is dropped from the input. Throws Failure `bad-request` with a word for each wrong field, `captcha-required`.
 */
export async function checkRegistration(
  platform: Platform,
  settings: Settings,
  method: RegisterMethod,
  input: RegisterInput,
): Promise<{ values: RegisterInput; needs: RegisterNeeds }> {
  const rules = await loadRules(platform.db);
  const isOn = (field: string) => rules.get(field)?.enabled === true;
  const isRequired = (field: string) => isOn(field) && rules.get(field)?.required === true;
  const needs: RegisterNeeds = {
    method,
    password: method === 'username' || (await isSwitchedOn(platform.db, 'MOBILENUMPASSREG3')),
    mobileProof: method === 'mobile' ? await isSwitchedOn(platform.db, 'REGMOBVERF3') : isRequired('verificationCode'),
    captcha: isRequired('captcha') || (isOn('captcha') && input.captcha !== ''),
  };
  const values = { ...input, mobileNum: plainNumber(input.mobileNum) };
  for (const field of RULED) if (!isOn(field)) values[field] = '';
  if (method === 'username' && !isOn('mobileNum')) values.mobileNum = '';

  const fields: Record<string, string> = {};
  const ask = (field: keyof RegisterInput, required: boolean) => {
    const fault = faultIn(platform, rules, field, values, required);
    if (fault) fields[field] = fault;
  };
  ask('username', method === 'username');
  if (needs.password || values.password !== '') {
    ask('password', true);
    if (values.confirmPassword === '') fields['confirmPassword'] = 'required';
    else if (values.confirmPassword !== values.password) fields['confirmPassword'] = 'different';
    if (!fields['password'] && (await verifyPassword(values.password, await settings.text('default_password_hash'))))
      fields['password'] = 'default-password';
  }
  ask('mobileNum', method === 'mobile' || isRequired('mobileNum') || needs.mobileProof);
  for (const field of RULED) ask(field, isRequired(field));
  if (!fields['birthday'] && values.birthday !== '' && isTooYoung(values.birthday, await settings.number('min_age'), platform.clock.now()))
    fields['birthday'] = 'too-young';
  if (!values.termsAccepted) fields['termsAccepted'] = 'not-accepted';
  if (!values.ageConfirmed) fields['ageConfirmed'] = 'not-accepted';
  if (Object.keys(fields).length > 0)
    throw new Failure('bad-request', { fields, message: 'Account, password and email format incorrect.' });
  if (needs.captcha && values.captcha === '') throw new Failure('captcha-required', { fields: { captcha: 'required' } });
  return { values, needs };
}

function faultIn(
  platform: Platform,
  rules: Map<string, FieldRule>,
  field: keyof RegisterInput,
  values: RegisterInput,
  required: boolean,
): string | undefined {
  const value = String(values[field]);
  if (value === '') return required ? 'required' : undefined;
  return faultOf(rules.get(field), value, platform.log);
}

/** A date in whichever order its rule has it; what is no date at all is the rule's affair. */
function isTooYoung(birthday: string, minAge: number, now: number): boolean {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(birthday) ?? [];
  const born = new Date(year ? `${year}-${month}-${day}` : birthday);
  return Number.isFinite(born.getTime()) && Date.UTC(born.getUTCFullYear() + minAge, born.getUTCMonth(), born.getUTCDate()) > now;
}
