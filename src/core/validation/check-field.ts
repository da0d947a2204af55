import type { RegisterRule } from '../../api/account/registration.js';
import type { MessageText, TextKey } from '../parts/core.js';
import { matchPattern } from './match-pattern.js';

type Check = 'required' | 'length' | 'pattern';

/** Fields whose own message says more than that of the pattern id (VAL-31 to VAL-35, VAL-39, OP-62). */
const OWN_TEXT: Readonly<Record<string, Partial<Record<Check, TextKey>>>> = {
  password: { length: 'validation.password-length' },
  verificationCode: { required: 'error.code-missing', length: 'validation.code', pattern: 'validation.code' },
  mobileNum: { length: 'validation.mobile', pattern: 'validation.mobile' },
  payeeName: { pattern: 'validation.real-name' },
  captcha: { required: 'error.captcha-required' },
};
/** Pattern ids of dates: where year, month and day stand (VAL-21, VAL-23). */
const DATES: Readonly<Record<number, readonly [year: number, month: number, day: number]>> = { 11: [0, 1, 2], 13: [2, 0, 1] };
const LAST_PATTERN = 20;

/**
 * What is wrong with a value by the platform's rule; undefined when nothing is. An empty value is wrong only when the field is
 * required, and lengths count code points (VAL-01 to VAL-07, REG-06). Secrets are judged as they are, other values without
 * the spaces around them.
 */
export function checkField(rule: RegisterRule, value: string): MessageText | undefined {
  if (value === '') return rule.required ? messageOf(rule, 'required') : undefined;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return messageOf(rule, 'length');
  if (matchPattern(rule.acceptedPattern, value) === 'does-not-fit') return messageOf(rule, 'pattern');
  const places = DATES[rule.patternId];
  return places && !isDate(value, places) ? messageOf(rule, 'pattern') : undefined;
}

/** The text for a rule that was broken: the field's own where it has one, else that of the pattern id (VAL-05, VAL-07). */
export function messageOf({ field, patternId, minLength, maxLength }: RegisterRule, check: Check): MessageText {
  const id = patternId <= LAST_PATTERN ? patternId : 0;
  const key = OWN_TEXT[field]?.[check] ?? (`validation.pattern-${id}` as TextKey);
  // VAL-06: one number where both are the same.
  return { key, values: { range: minLength === maxLength ? minLength : [minLength, maxLength] } };
}

function isDate(value: string, [year, month, day]: readonly [number, number, number]): boolean {
  const parts = value.split('-').map(Number);
  const date = new Date(Date.UTC(parts[year] ?? NaN, (parts[month] ?? NaN) - 1, parts[day] ?? NaN));
  return (
    parts.length === 3 &&
    date.getUTCFullYear() === parts[year] &&
    date.getUTCMonth() + 1 === parts[month] &&
    date.getUTCDate() === parts[day]
  );
}
