import * as v from 'valibot';
import { Failure } from '../failure.js';
import { defineCall } from '../http/call.js';
import { requiredText } from '../http/wire-input.js';
import { countAttempt, forgetAttempts } from '../identity/attempts.js';
import { confirmGiven } from '../identity/bindings.js';
import { isCodeRefusal, isSameText, spendCode } from '../identity/codes.js';
import { isKnownAddress, rememberAddress } from '../identity/known-address.js';
import { sendCode, smsMinutes } from '../identity/send-code.js';
import { spendTotp } from '../identity/totp.js';
import type { Platform } from '../platform.js';
import { searchNameOf } from '../search-name.js';
import { newToken } from '../secrets.js';
import { completeLogin } from './complete-login.js';

/** Ways to prove oneself from an unregistered address; only those that the account has data for are offered (OP-16). */
const METHODS = ['sms', 'email', 'payeeName', 'google'] as const;
type Method = (typeof METHODS)[number];

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;
/** Over all verifications of an account: who has its password may open one after the other, and does not guess on for that. */
const ACCOUNT_TRIES = { most: 15, windowMs: 15 * 60_000 };

/**
 * The open question for a login from an address that the account is not registered at; undefined when none is due. An account
 * without data for any method cannot be asked, and is let in.
 */
export async function openChallenge(
  platform: Platform,
  accountId: number,
  ip: string,
): Promise<{ id: string; methods: string[] } | undefined> {
  if (await isKnownAddress(platform, accountId, ip)) return undefined;
  const profile = await platform.db.selectFrom('account_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  const authenticator = await platform.db
    .selectFrom('account_binding')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'google')
    .executeTakeFirst();
  const methods: Method[] = [];
  if (profile?.mobile_num) methods.push('sms');
  if (profile?.email) methods.push('email');
  if (profile?.payee_name) methods.push('payeeName');
  if (authenticator) methods.push('google');
  if (methods.length === 0) return undefined;
  const id = newToken();
  await platform.db
    .insertInto('login_challenge')
    .values({
      id,
      account_id: accountId,
      methods: JSON.stringify(methods),
      ip,
      expires_at: platform.clock.now() + LIFETIME_MS,
      done_at: null,
    })
    .execute();
  return { id, methods };
}

const send = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification/send',
  access: 'open',
  input: v.object({ id: requiredText, method: v.picklist(['sms', 'email'], 'must be sms or email') }),
  async answer({ platform, input, settings, ip }) {
    const challenge = await findOpen(platform, input.id, input.method, ip);
    const profile = await platform.db
      .selectFrom('account_profile')
      .selectAll()
      .where('account_id', '=', challenge.account_id)
      .executeTakeFirstOrThrow();
    const to = input.method === 'sms' ? `+${profile.country_dialing_code}${profile.mobile_num}` : (profile.email ?? '');
    const { countdown, minutes } = await smsMinutes(settings);
    await sendCode(platform, settings, {
      kind: input.method === 'sms' ? 'sms' : 'mail',
      to,
      purpose: 'challenge',
      target: targetOf(input.id, input.method),
      ip,
      minutes,
      deliver: true,
    });
    return { value: { expiry: countdown, to: masked(to, input.method) } };
  },
});

const verify = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'open',
  sealed: true,
  input: v.object({ id: requiredText, method: v.picklist(METHODS, 'is not known'), answer: requiredText }),
  async answer(context) {
    const { platform, input, ip } = context;
    const challenge = await findOpen(platform, input.id, input.method, ip);
    const subject = `login-proof:${challenge.account_id}`;
    await countAttempt(platform, { subject, ...ACCOUNT_TRIES });
    // Counted before it is looked at, so that answers sent at once cannot share a try (INV-08).
    const counted = await platform.db
      .updateTable('login_challenge')
      .set(eb => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', input.id)
      .where('tries', '<', MAX_TRIES)
      .where('done_at', 'is', null)
      .returning('tries')
      .executeTakeFirst();
    if (!counted) throw over();
    if (!(await isRight(platform, challenge.account_id, input, ip))) {
      if (counted.tries >= MAX_TRIES) throw over();
      throw new Failure('bad-request', { fields: { answer: 'wrong' }, value: { triesLeft: MAX_TRIES - counted.tries } });
    }
    const done = await platform.db
      .updateTable('login_challenge')
      .set({ done_at: platform.clock.now() })
      .where('id', '=', input.id)
      .where('done_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!done) throw over();
    await forgetAttempts(platform, subject);
    if (input.method === 'sms' || input.method === 'email') await confirmProved(platform, challenge.account_id, input.method);
    await rememberAddress(platform, challenge.account_id, ip);
    return { value: await completeLogin(context, challenge.account_id) };
  },
});

export const challengeCalls = [send, verify];

/** Password and code together prove the address as well as a binding does. */
async function confirmProved(platform: Platform, accountId: number, method: 'sms' | 'email'): Promise<void> {
  const {
    email,
    country_dialing_code: dialingCode,
    mobile_num: number,
  } = await platform.db.selectFrom('account_profile').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
  const given =
    method === 'email'
      ? email && { email }
      : dialingCode && number && { mobile: { dialingCode, number, target: `+${dialingCode}${number}` } };
  if (given) await confirmGiven(platform.db, accountId, given, platform.clock.now());
}

/** Unknown, of another address, done, void or late: one answer for all. */
async function findOpen(platform: Platform, id: string, method: Method, ip: string) {
  const row = await platform.db.selectFrom('login_challenge').selectAll().where('id', '=', id).executeTakeFirst();
  if (
    !row ||
    row.done_at !== null ||
    row.expires_at <= platform.clock.now() ||
    row.tries >= MAX_TRIES ||
    row.ip !== ip ||
    !row.methods.includes(method)
  )
    throw over();
  return row;
}

function over(): Failure {
  return new Failure('verification-required', { message: 'This verification is over. Log in again.' });
}

async function isRight(
  platform: Platform,
  accountId: number,
  { id, method, answer }: { id: string; method: Method; answer: string },
  ip: string,
): Promise<boolean> {
  if (method === 'google') return spendTotp(platform, accountId, answer);
  if (method === 'payeeName') {
    const profile = await platform.db
      .selectFrom('account_profile')
      .select('payee_name')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return isSameText(searchNameOf(profile?.payee_name ?? newToken()), searchNameOf(answer));
  }
  return spendCode(platform, 'challenge', targetOf(id, method), answer, ip).then(
    () => true,
    (error: unknown) => {
      if (isCodeRefusal(error)) return false;
      throw error;
    },
  );
}

/** Enough to know it again, for who has given the password already; not enough to write there. */
function masked(to: string, method: 'sms' | 'email'): string {
  const [name = '', domain] = to.split('@');
  return method === 'sms' ? `••• ${to.slice(-3)}` : `${name.slice(0, 1)}•••@${domain ?? ''}`;
}

/** A code sent by mail does not answer for the phone. */
function targetOf(id: string, method: 'sms' | 'email'): string {
  return `${id}:${method}`;
}
