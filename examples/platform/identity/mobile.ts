import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';
import { faultOf, loadRules } from './field-rules.js';

/** A number as it is kept: digits only, in the two parts that the wire has. */
export interface MobileNumber {
  dialingCode: string;
  number: string;
  /** `+525500000001`: what a message is sent to and what a code is bound to. */
  target: string;
}

const SPACING = /[\s().-]/g;
/** ITU E.164: fifteen digits at most with the dialling code. */
const MOST_DIGITS = 15;

/** A number without the spaces, brackets and dashes that people type. */
export function plainNumber(typed: string): string {
  return typed.replace(SPACING, '');
}

/**
 * Reads a number as people type it (spaces, brackets, dashes, a plus before the dialling code). Throws Failure `phone-invalid`
 * with the field that is wrong; `field` is how the call names the number.
 */
export async function readMobile(platform: Platform, dialingCode: string, typed: string, field = 'mobileNum'): Promise<MobileNumber> {
  const code = dialingCode.replace(SPACING, '').replace(/^\+|^00/, '');
  const number = plainNumber(typed);
  if (number === '') throw new Failure('phone-invalid', { fields: { [field]: 'required' } });
  const country = await platform.db
    .selectFrom('country')
    .select('country_dialing_code')
    .where('country_dialing_code', '=', code)
    .executeTakeFirst();
  if (!country)
    throw new Failure('phone-invalid', {
      message: 'No country of the list has this dialling code (countryDialingCode).',
      fields: { countryDialingCode: 'unknown' },
    });
  const rule = (await loadRules(platform.db)).get('mobileNum');
  const fault = faultOf(rule, number, platform.log) ?? (/^[0-9]+$/.test(number) ? undefined : 'pattern');
  if (fault) throw new Failure('phone-invalid', { fields: { [field]: fault } });
  if (code.length + number.length > MOST_DIGITS) throw new Failure('phone-invalid', { fields: { [field]: 'length' } });
  return { dialingCode: code, number, target: `+${code}${number}` };
}

/** The account that has confirmed the number: what login and recovery believe. */
export async function findByConfirmedMobile(platform: Platform, { target }: MobileNumber) {
  return platform.db
    .selectFrom('account_binding')
    .innerJoin('account', 'account.id', 'account_binding.account_id')
    .select(['account.id', 'account.account', 'account.status', 'account.password_hash'])
    .where('kind', '=', 'mobile')
    .where('value', '=', target)
    .executeTakeFirst();
}

/** The account that has the number, confirmed or not. */
export async function findByMobile(platform: Platform, { dialingCode, number }: MobileNumber) {
  return platform.db
    .selectFrom('account_profile')
    .innerJoin('account', 'account.id', 'account_profile.account_id')
    .select(['account.id', 'account.account', 'account.status', 'account.password_hash'])
    .where('country_dialing_code', '=', dialingCode)
    .where('mobile_num', '=', number)
    .executeTakeFirst();
}
