import { expect, it } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import { errorText, formText } from './error-text.js';
import { testCore } from '../testing/test-core.js';

const MINUTE = 60_000;
const refused = (code: 'payment-locked' | 'rate-limited' | 'network', retryAfter?: number) =>
  errorText(new PlatformError(code, 'x', { retryAfter }));

it('WAL-07 who is locked out reads for how long, of what, and the way out, in the language of the page', async () => {
  const { core } = testCore();
  await core.start();
  await core.language.need('wallet');
  const say = (text: ReturnType<typeof errorText>) => core.language.t(text.key, text.values);
  expect(say(refused('payment-locked', 14 * MINUTE + 1))).toBe(
    'Too many wrong tries: your payment password is locked. Try again in 15 minutes. Forgotten it? Customer service clears it; then set a new one in your security centre.',
  );
  expect(say(refused('payment-locked', 20_000))).toContain('Try again in 1 minute.');
  expect(say(refused('payment-locked', 1_381 * MINUTE))).toContain('Try again in 24 hours.');
  expect(say(refused('payment-locked'))).toContain('for a while');
  expect(say(refused('rate-limited', 12 * MINUTE))).toBe('Too many requests. Try again in 12 minutes.');
  expect(say(refused('rate-limited')), 'ERR-02').toBe('Too many requests, try again after 5 minutes.');
  await core.language.use('ES');
  expect(say(refused('payment-locked', 15 * MINUTE))).toContain('Inténtalo de nuevo dentro de 15 minutos.');
});

it.each([
  ['ERR-01', 'phone-invalid', 'Invalid phone number format. Please enter a valid phone number.'],
  ['ERR-02', 'rate-limited', 'Too many requests, try again after 5 minutes.'],
  ['ERR-04', 'code-invalid', 'Verification code is not valid.'],
  ['ERR-05', 'code-missing', 'Verification code is missing.'],
  ['ERR-06', 'code-expired', 'Verification code expired, send again.'],
  ['ERR-07', 'captcha-invalid', 'Invalid captcha input.'],
  ['ERR-08', 'quota-exceeded', 'Quota not sufficient, contact customer service.'],
  ['ERR-09', 'function-disabled', 'Function not enabled, contact customer service.'],
  ['ERR-10', 'login-window-closed', 'Login failure, try again.'],
  ['ERR-12', 'network', 'Network link abnormal, try again.'],
  ['ERR-13', 'timeout', 'Page took longer to load, check network.'],
  ['ERR-13 ERR-28 ERR-29', 'chunk-load', 'Page took longer to load, check network.'],
  ['ERR-14', 'not-logged-in', 'You are not logged in, please login.'],
  ['ERR-15', 'domain-invalid', 'Invalid URL, contact customer service.'],
  ['ERR-16', 'member-only', 'Non-member account unable to login.'],
  ['ERR-17', 'agent-only', 'Non-agents cannot log in.'],
  ['ERR-20', 'verification-required', 'Please complete verification first.'],
] as const)('%s %s is said in the words of the specification', async (_row, code, sentence) => {
  const { core } = testCore();
  await core.start();
  await core.language.need('identity');
  const text = errorText(new PlatformError(code, 'x'));
  // What to do may follow it.
  expect(`${core.language.t(text.key, text.values)} `).toSatisfy((said: string) => said.startsWith(`${sentence} `));
});

it('ERR-03 what nobody knows says what to do; what was entered is spoken of above forms only', async () => {
  const { core } = testCore();
  await core.start();
  const unknown = errorText(new TypeError('x'));
  expect(core.language.t(unknown.key)).toBe('Unknown error. Try again in a moment, or contact customer service.');
  expect(errorText(new PlatformError('unknown', 'x'))).toEqual(unknown);
  expect(core.language.t(formText(unknown).key)).toContain('What you entered is still here');
  expect(formText(refused('network'))).toEqual({ key: 'error.network' });
  expect(errorText(new PlatformError('unknown', 'x', { serverMessage: 'The sky fell.' }))).toEqual({
    key: 'common.said',
    values: { text: 'The sky fell.' },
  });
});
