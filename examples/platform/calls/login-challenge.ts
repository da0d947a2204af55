import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { defineCall } from '../http/call.js';
import { requiredText } from '../http/wire-input.js';
import type { Platform } from '../platform.js';
import { searchNameOf } from '../search-name.js';
import { newToken } from '../secrets.js';
import { completeLogin } from './complete-login.js';

/** Ways to prove oneself from an unregistered address; only those that the account has data for are offered (OP-16). */
type Method = 'sms' | 'email' | 'payeeName';

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;
const CODE_DIGITS = 6;

/** The open question for a login from an address that the account is not registered at; undefined when none is due. */
export async function openChallenge(platform: Platform, accountId: number, ip: string): Promise<{ id: string; methods: string[] } | undefined> {
  const known = await platform.db.selectFrom('known_ip').select('ip').where('account_id', '=', accountId).execute();
  if (known.length === 0 || known.some(row => row.ip === ip)) return undefined;
  const profile = await platform.db.selectFrom('account_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  const methods: Method[] = [];
  if (profile?.mobile_num) methods.push('sms');
  if (profile?.email) methods.push('email');
  if (profile?.payee_name) methods.push('payeeName');
  const id = newToken();
  await platform.db
    .insertInto('login_challenge')
    .values({ id, account_id: accountId, methods: JSON.stringify(methods), ip, expires_at: platform.clock.now() + LIFETIME_MS, done_at: null })
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
    const profile = await platform.db.selectFrom('account_profile').selectAll().where('account_id', '=', challenge.account_id).executeTakeFirstOrThrow();
    const target = input.method === 'sms' ? `+${profile.country_dialing_code}${profile.mobile_num}` : (profile.email ?? '');
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const expiry = await settings.number('sms_expiry_minutes');
    const now = platform.clock.now();
    const outboxId = await platform.transact(async trx => {
      await trx.updateTable('verification_code').set({ used_at: now }).where('purpose', '=', 'challenge').where('target', '=', input.id).where('used_at', 'is', null).execute();
      await trx
        .insertInto('verification_code')
        .values({ purpose: 'challenge', target: input.id, code_hash: hashOfCode(input.id, code), expires_at: now + Math.max(expiry, 5) * 60_000, used_at: null })
        .execute();
      const { id } = await trx
        .insertInto('outbox')
        .values({ kind: input.method === 'sms' ? 'sms' : 'mail', target, text: `Nova Palace: ${code}`, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
    platform.events.emit('outbox-added', { id: outboxId });
    return { value: { expiry } };
  },
});

const verify = defineCall({
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'open',
  sealed: true,
  input: v.object({ id: requiredText, method: v.picklist(['sms', 'email', 'payeeName'], 'is not known'), answer: requiredText }),
  async answer(context) {
    const { platform, input, ip } = context;
    const challenge = await findOpen(platform, input.id, input.method, ip);
    // Counted before it is looked at, so that answers sent at once cannot share a try (INV-08).
    const counted = await platform.db
      .updateTable('login_challenge')
      .set(eb => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', input.id)
      .where('tries', '<', MAX_TRIES)
      .returning('id')
      .executeTakeFirst();
    if (!counted || !(await isRight(platform, challenge.account_id, input))) {
      throw new Failure('verification-required', { message: 'Verification code is not valid.', fields: { answer: 'is not right' } });
    }
    const now = platform.clock.now();
    const done = await platform.db.updateTable('login_challenge').set({ done_at: now }).where('id', '=', input.id).where('done_at', 'is', null).returning('id').executeTakeFirst();
    if (!done) throw new Failure('verification-required');
    await platform.db.insertInto('known_ip').values({ account_id: challenge.account_id, ip, registered_at: now }).onConflict(conflict => conflict.doNothing()).execute();
    return { value: await completeLogin(context, challenge.account_id) };
  },
});

export const challengeCalls = [send, verify];

async function findOpen(platform: Platform, id: string, method: Method, ip: string) {
  const row = await platform.db.selectFrom('login_challenge').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.done_at !== null || row.expires_at <= platform.clock.now() || row.tries >= MAX_TRIES || row.ip !== ip || !row.methods.includes(method)) {
    throw new Failure('verification-required', { message: 'This verification is over. Log in again.' });
  }
  return row;
}

async function isRight(platform: Platform, accountId: number, input: { id: string; method: Method; answer: string }): Promise<boolean> {
  if (input.method === 'payeeName') {
    const profile = await platform.db.selectFrom('account_profile').select('payee_name').where('account_id', '=', accountId).executeTakeFirst();
    return isEqual(searchNameOf(profile?.payee_name ?? newToken()), searchNameOf(input.answer));
  }
  const code = await platform.db
    .selectFrom('verification_code')
    .selectAll()
    .where('purpose', '=', 'challenge')
    .where('target', '=', input.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', platform.clock.now())
    .executeTakeFirst();
  if (!code || !isEqual(code.code_hash, hashOfCode(input.id, input.answer))) return false;
  await platform.db.updateTable('verification_code').set({ used_at: platform.clock.now() }).where('id', '=', code.id).execute();
  return true;
}

function hashOfCode(id: string, code: string): string {
  return createHmac('sha256', id).update(code).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
