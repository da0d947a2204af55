import { isPlatformError, type ErrorCode } from '../../api/wire/errors.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText, formText } from '../../core/format/error-text.js';
import { fieldFaults } from '../../core/validation/field-fault.js';

export type LoginField = 'username' | 'password' | 'captcha';
export type LoginValues = Readonly<Record<LoginField, string>>;
export type FieldErrors = Partial<Record<LoginField, MessageText>>;
export interface Failure {
  /** For gp-error and for tests. */
  code: ErrorCode;
  /** Absent when the fields say it all. */
  message?: MessageText;
  fields: FieldErrors;
  /** The platform wants a captcha with the next attempt (SES-19). */
  wantsCaptcha: boolean;
}

const LOGIN_FIELDS: readonly LoginField[] = ['username', 'password', 'captcha'];
const MISSING: Readonly<Record<LoginField, TextKey>> = {
  username: 'login.username-required',
  password: 'login.password-required',
  captcha: 'error.captcha-required',
};
const CAPTCHA_CODES: ReadonlySet<ErrorCode> = new Set(['captcha-required', 'captcha-invalid']);

/** What must be filled in before anything is sent (SES-16, SES-17, SES-20). */
export function missing(values: LoginValues, captchaShown: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of LOGIN_FIELDS) {
    if (field === 'captcha' && !captchaShown) continue;
    const value = field === 'password' ? values[field] : values[field].trim();
    if (!value) errors[field] = { key: MISSING[field] };
  }
  return errors;
}

/** Splits a failed login into messages of fields and the one message above the form. */
export function failureOf(error: unknown): Failure {
  if (!isPlatformError(error)) return { code: 'unknown', message: formText(errorText(error)), fields: {}, wantsCaptcha: false };
  const wantsCaptcha = CAPTCHA_CODES.has(error.code) || saysCaptcha(error.value);
  if (CAPTCHA_CODES.has(error.code)) return { code: error.code, fields: { captcha: formText(errorText(error)) }, wantsCaptcha };
  const faults = fieldFaults(error, () => undefined);
  const fields: FieldErrors = {};
  for (const field of LOGIN_FIELDS) if (faults[field]) fields[field] = faults[field];
  return { code: error.code, message: Object.keys(fields).length > 0 ? undefined : formText(errorText(error)), fields, wantsCaptcha };
}

/** The first wrong field from the top; it gets the focus. */
export function firstWrong(errors: FieldErrors): LoginField | undefined {
  return LOGIN_FIELDS.find(field => errors[field]);
}

function saysCaptcha(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'captchaRequired' in value && value.captchaRequired === true;
}
