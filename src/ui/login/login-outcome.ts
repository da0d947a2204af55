import { errorCode, isPlatformError } from '../../api/wire/errors.js';
import type { MessageText } from '../../core/parts/core.js';
import { CAPTCHA_FIELDS } from '../form/use-form.js';

type LoginField = 'username' | 'password' | 'captcha';

/** What must be filled in before anything is sent (SES-16, SES-17, SES-20). */
export function missing(
  { username, password, captcha }: Readonly<Record<LoginField, string>>,
  captchaShown: boolean,
): Partial<Record<LoginField, MessageText>> {
  return {
    ...(!username.trim() && { username: { key: 'login.username-required' } }),
    ...(!password && { password: { key: 'login.password-required' } }),
    ...(captchaShown && !captcha.trim() && { captcha: { key: 'error.captcha-required' } }),
  };
}

/** The platform wants a captcha with the next attempt (SES-19). */
export function wantsCaptcha(failure: unknown): boolean {
  return errorCode(failure) in CAPTCHA_FIELDS || (isPlatformError(failure) && saysCaptcha(failure.value));
}

function saysCaptcha(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'captchaRequired' in value && value.captchaRequired === true;
}
