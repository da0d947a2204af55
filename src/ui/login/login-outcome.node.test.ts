import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import { failureOf, firstWrong, missing } from './login-outcome.js';

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
    const plain = failureOf(new PlatformError('bad-credentials', 'no', { status: 401 }));
    expect(plain).toEqual({ code: 'bad-credentials', message: { key: 'error.bad-credentials' }, fields: {}, wantsCaptcha: false });
    const flagged = failureOf(new PlatformError('bad-credentials', 'no', { status: 401, value: { captchaRequired: true } }));
    expect(flagged.wantsCaptcha).toBe(true);
  });
  it('ERR-07 a wrong captcha is told at its field', () => {
    const failure = failureOf(new PlatformError('captcha-invalid', 'no'));
    expect(failure).toMatchObject({ fields: { captcha: { key: 'error.captcha-invalid' } }, wantsCaptcha: true });
    expect(failure.message).toBeUndefined();
  });
  it('ERR-03 what is not ours is an unknown error; a sentence of the platform is shown', () => {
    expect(failureOf(new TypeError('x')).message).toEqual({ key: 'error.unknown-form' });
    expect(failureOf(new PlatformError('unknown', 'x', { serverMessage: 'La cuenta está en revisión.' })).message).toEqual({
      key: 'common.said',
      values: { text: 'La cuenta está en revisión.' },
    });
  });
  it('a field that the platform blames is told in our words', () => {
    const failure = failureOf(new PlatformError('bad-request', 'x', { fields: { username: 'required', other: 'wrong' } }));
    expect(failure).toMatchObject({ fields: { username: { key: 'validation.empty' } }, message: undefined });
  });
  it('the first wrong field is the topmost', () => {
    expect(firstWrong({ captcha: { key: 'error.captcha-required' }, password: { key: 'login.password-required' } })).toBe('password');
    expect(firstWrong({})).toBeUndefined();
  });
});
