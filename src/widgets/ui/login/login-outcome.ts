import { isPlatformError, type ErrorCode } from '../../../api/errors.js';

export type LoginField = 'username' | 'password' | 'captcha';
export type LoginValues = Readonly<Record<LoginField, string>>;
/** Translation key, or a sentence of the platform, per field. */
export type FieldErrors = Partial<Record<LoginField, string>>;
export interface Failure {
  /** For gp-error and for tests. */
  code: ErrorCode;
  /** Translation key, or the platform's own sentence; absent when the fields say it all. */
  message?: string;
  fields: FieldErrors;
  /** The platform wants a captcha with the next attempt (SES-19). */
  wantsCaptcha: boolean;
}

export const LOGIN_FIELDS: readonly LoginField[] = ['username', 'password', 'captcha'];
const MISSING: Readonly<Record<LoginField, string>> = {
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
    if (!value) errors[field] = MISSING[field];
  }
  return errors;
}

/** Splits a failed login into messages of fields and the one message above the form. */
export function failureOf(error: unknown): Failure {
  if (!isPlatformError(error)) return { code: 'unknown', message: 'error.unknown', fields: {}, wantsCaptcha: false };
  const wantsCaptcha = CAPTCHA_CODES.has(error.code) || saysCaptcha(error.value);
  if (CAPTCHA_CODES.has(error.code)) return { code: error.code, fields: { captcha: `error.${error.code}` }, wantsCaptcha };
  const fields: FieldErrors = {};
  for (const field of LOGIN_FIELDS) {
    const sentence = error.fields?.[field];
    if (sentence) fields[field] = sentence;
  }
  const message = error.code === 'unknown' && error.serverMessage ? error.serverMessage : `error.${error.code}`;
  return { code: error.code, message: Object.keys(fields).length > 0 ? undefined : message, fields, wantsCaptcha };
}

/** The first wrong field from the top; it gets the focus. */
export function firstWrong(errors: FieldErrors): LoginField | undefined {
  return LOGIN_FIELDS.find(field => errors[field]);
}

function saysCaptcha(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'captchaRequired' in value && value.captchaRequired === true;
}
