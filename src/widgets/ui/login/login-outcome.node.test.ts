import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../../api/errors.js';
import { failureOf, firstWrong, missing } from './login-outcome.js';

describe('what a login form says', () => {
  it('SES-16, SES-17 username and password are required', () => {
    expect(missing({ username: ' ', password: '', captcha: '' }, false)).toEqual({
      username: 'login.username-required',
      password: 'login.password-required',
    });
  });
  it('SES-17 a password of spaces is a password', () => {
    expect(missing({ username: 'ana', password: '  ', captcha: '' }, false)).toEqual({});
  });
  it('SES-18, SES-20 the captcha is required only when shown', () => {
    const values = { username: 'ana', password: 'secret', captcha: '' };
    expect(missing(values, false)).toEqual({});
    expect(missing(values, true)).toEqual({ captcha: 'error.captcha-required' });
  });
  it('SES-19 the flag of the failed answer asks for a captcha', () => {
    const plain = failureOf(new PlatformError('bad-credentials', 'no', { status: 401 }));
    expect(plain).toEqual({ code: 'bad-credentials', message: 'error.bad-credentials', fields: {}, wantsCaptcha: false });
    const flagged = failureOf(new PlatformError('bad-credentials', 'no', { status: 401, value: { captchaRequired: true } }));
    expect(flagged.wantsCaptcha).toBe(true);
  });
  it('ERR-07 a wrong captcha is told at its field', () => {
    const failure = failureOf(new PlatformError('captcha-invalid', 'no'));
    expect(failure).toMatchObject({ fields: { captcha: 'error.captcha-invalid' }, wantsCaptcha: true });
    expect(failure.message).toBeUndefined();
  });
  it('ERR-03 what is not ours is an unknown error; a sentence of the platform is shown', () => {
    expect(failureOf(new TypeError('x')).message).toBe('error.unknown');
    expect(failureOf(new PlatformError('unknown', 'x', { serverMessage: 'La cuenta está en revisión.' })).message).toBe('La cuenta está en revisión.');
  });
  it('the first wrong field is the topmost', () => {
    expect(firstWrong({ captcha: 'a', password: 'b' })).toBe('password');
    expect(firstWrong({})).toBeUndefined();
  });
});
