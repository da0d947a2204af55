import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import { errorText, formText } from '../../core/format/error-text.js';
import { missing, wantsCaptcha } from './login-outcome.js';

describe('what a login form says', () => {
  it('SES-16, SES-17 username and password are required', () => {
    expect(missing({ username: ' ', password: '', captcha: '' }, false)).toEqual({
      username: { key: 'login.username-required' },
      password: { key: 'login.password-required' },
    });
  });
  it('SES-17 a password of spaces is a password', () => {
    expect(missing({ username: 'ana', password: '  ', captcha: '' }, false)).toEqual({});
  });
  it('SES-18, SES-20 the captcha is required only when shown', () => {
    const values = { username: 'ana', password: 'secret', captcha: '' };
    expect(missing(values, false)).toEqual({});
    expect(missing(values, true)).toEqual({ captcha: { key: 'error.captcha-required' } });
  });
  it('SES-19 the flag of the failed answer asks for a captcha', () => {
    expect(wantsCaptcha(new PlatformError('bad-credentials', 'no', { status: 401 }))).toBe(false);
    expect(wantsCaptcha(new PlatformError('bad-credentials', 'no', { status: 401, value: { captchaRequired: true } }))).toBe(true);
    expect(wantsCaptcha(new TypeError('x'))).toBe(false);
  });
  it('ERR-07 a wrong captcha asks for another', () => {
    expect(wantsCaptcha(new PlatformError('captcha-invalid', 'no'))).toBe(true);
    expect(wantsCaptcha(new PlatformError('captcha-required', 'no'))).toBe(true);
  });
  it('ERR-03 what is not ours is an unknown error; a sentence of the platform is shown', () => {
    expect(formText(errorText(new TypeError('x')))).toEqual({ key: 'error.unknown-form' });
    expect(formText(errorText(new PlatformError('unknown', 'x', { serverMessage: 'La cuenta está en revisión.' })))).toEqual({
      key: 'common.said',
      values: { text: 'La cuenta está en revisión.' },
    });
  });
});
