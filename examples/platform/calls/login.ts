import * as v from 'valibot';
import { Failure } from '../failure.js';
import { defineCall } from '../http/call.js';
import { roleOf, type SignedInCaller } from '../http/caller.js';
import { signedIn } from '../http/access.js';
import { networkOf } from '../http/network-of.js';
import { plainText } from '../http/plain-text.js';
import { inputText } from '../http/wire-input.js';
import { verifyPassword } from '../passwords.js';
import { decoyHash } from '../identity/decoy-hash.js';
import { payForPicture } from '../identity/picture-price.js';
import { newToken } from '../secrets.js';
import { newCaptcha, useCaptcha } from './captcha.js';
import { createLoginGuard } from './login-guard.js';
import { loginByNumber } from './login-by-number.js';
import { openChallenge } from './login-challenge.js';
import { completeLogin } from './complete-login.js';
import { openSession, revokeSession } from '../identity/sessions.js';
import { countAttempt } from '../identity/attempts.js';
import { isSwitchedOn } from '../switches.js';

/** Untrimmed: a password may begin or end with a space. */
const secretText = v.optional(v.pipe(plainText(), v.maxLength(200, 'at most 200 characters')), '');

/** `type` of the login payload (ours): how the account proves itself. */
const LOGIN_TYPE = { sms: '1', provider: '2' };

/** Each makes an account; the wait is the one that the message names. */
const FREE_PLAYS = { most: 30, windowMs: 5 * 60_000 };

const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  access: 'open',
  sealed: true,
  input: v.object({
    username: inputText,
    password: secretText,
    captcha: inputText,
    captchaId: inputText,
    type: inputText,
    countryDialingCode: inputText,
    mobileNum: inputText,
    verificationCode: inputText,
    firebaseChannel: inputText,
    firebaseIdToken: v.optional(v.pipe(plainText(), v.maxLength(4_000, 'at most 4000 characters')), ''),
  }),
  async answer(context) {
    const { platform, input, ip, settings } = context;
    if (input.type === LOGIN_TYPE.sms) return loginByNumber(context, input, 'sms');
    if (input.type === LOGIN_TYPE.provider) return loginByNumber(context, input, 'provider');
    assertFilled(input);
    const found = await platform.db
      .selectFrom('account')
      .selectAll()
      .where(eb => eb.fn('lower', ['account']), '=', input.username.toLowerCase())
      .executeTakeFirst();
    const account = found && roleOf(found.type) !== 'trial' ? found : undefined;
    const { isRight, captchaRequired } = await createLoginGuard(platform, settings).attempt(
      { account: input.username, ip, captcha: input.captcha === '' ? 'missing' : 'given' },
      async due => {
        if (due.captchaRequired)
          await useCaptcha(platform, input.captchaId, input.captcha, { purpose: 'login', account: input.username, ip });
        // An unknown account costs as much time as a known one, and gets the same answer.
        return (
          (await verifyPassword(
            input.password,
            account?.password_hash.startsWith('scrypt') ? account.password_hash : await decoyHash(platform),
          )) && account !== undefined
        );
      },
    );
    if (!account || !isRight) throw new Failure('bad-credentials', { value: { captchaRequired } });
    if (account.status === 'locked') throw new Failure('account-locked');
    const verification = await openChallenge(platform, account.id, ip);
    if (verification) return { value: { verification } };
    return { value: await completeLogin(context, account.id) };
  },
});

const freePlay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'open',
  sealed: true,
  input: v.object({ os: inputText, platform: inputText, random: inputText, gatewayVersion: inputText }),
  async answer({ platform, input, ip, settings }) {
    if (!(await isSwitchedOn(platform.db, 'FREEPLAY3'))) throw new Failure('function-disabled');
    if (input.random.length < 16) throw new Failure('bad-request', { fields: { random: 'at least 16 characters' } });
    await countAttempt(platform, { subject: `freeplay-ip:${networkOf(ip)}`, ...FREE_PLAYS });
    const hours = await settings.number('session_hours');
    const token = await platform.transact(async trx => {
      const now = platform.clock.now();
      const account = await trx
        .insertInto('account')
        .values({
          account: `trial_${newToken().slice(0, 12).toLowerCase()}`,
          nickname: null,
          type: 4,
          upline_id: null,
          password_hash: '!',
          password_changed_at: now,
          payment_password_hash: null,
          avatar_url: null,
          first_login_at: now,
          last_login_at: now,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return openSession(trx, platform, { accountId: account.id, kind: 'trial', ip, hours });
    });
    return { value: { token, firstTimeLogin: false, passwordExpired: false, passwordDefault: false } };
  },
});

const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  whenClosed: true,
  duringPasswordChange: true,
  input: v.object({}),
  async answer({ platform, caller }) {
    const { tokenHash, accountId }: SignedInCaller = signedIn(caller);
    await platform.transact(trx => revokeSession(trx, platform, tokenHash, accountId));
    return {};
  },
});

/** After the first few of an address, `captchaId` and `captcha` are a proof of work for it. */
const captcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  access: 'open',
  input: v.object({ captchaId: inputText, captcha: inputText }),
  async answer({ platform, settings, input, ip }) {
    await payForPicture(platform, settings, ip, { id: input.captchaId, answer: input.captcha });
    return { value: await newCaptcha(platform, ip) };
  },
});

export const loginCalls = [login, freePlay, logout, captcha];

function assertFilled(input: { username: string; password: string }): void {
  const fields = {
    ...(input.username === '' && { username: 'required' }),
    ...(input.password === '' && { password: 'required' }),
  };
  if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
}
