import * as v from 'valibot';
import { Failure } from '../failure.js';
import { assertPaymentPassword } from '../funds/payment-password.js';
import { plainText } from '../http/plain-text.js';
import { inputText } from '../http/wire-input.js';
import { verifyPassword } from '../passwords.js';
import type { Platform } from '../platform.js';
import { countAttempt, forgetAttempts } from './attempts.js';
import { bindingsOf } from './bindings.js';
import { isCodeRefusal, spendCode } from './codes.js';
import { IDP_PROVIDERS, type IdpProvider } from './idp/idp-people.js';
import { endSocialLogin } from './social-login.js';

/** Ways to prove that it is the owner who acts, and not only somebody with a session. */
export type OwnerWay = 'password' | 'paymentPassword' | 'email' | 'mobile' | IdpProvider;
/** Two windows: few at once, and few in a day, because a session lives for hours. */
const TRIES = [
  { name: 'owner-proof', most: 5, windowMs: 10 * 60_000 },
  { name: 'owner-proof-day', most: 20, windowMs: 86_400_000 },
] as const;

const secretText = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');
export const ownerProofInput = {
  password: secretText,
  paymentPassword: secretText,
  /** A code to a confirmed address, for an account without a password. */
  ownKind: v.optional(v.picklist(['email', 'mobile', ''], 'must be email or mobile'), ''),
  ownCode: inputText,
  /** A fresh sign-in with a provider of the account, for one without a password. */
  provider: v.optional(v.picklist([...IDP_PROVIDERS, ''], 'must be facebook, google or line'), ''),
  providerToken: inputText,
  codeVerifier: inputText,
};
export type OwnerProof = v.InferOutput<v.ObjectSchema<typeof ownerProofInput, undefined>>;

/**
 * How this account's owner can prove to be it. One that has a password proves by it; the payment password stands for it where the caller
 * allows; only an account without a password may use a code to a confirmed address, or its provider.
 */
export async function ownerWays(platform: Platform, accountId: number): Promise<OwnerWay[]> {
  const { password_hash, payment_password_hash } = await platform.db
    .selectFrom('account')
    .select(['password_hash', 'payment_password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const payment: OwnerWay[] = payment_password_hash === null ? [] : ['paymentPassword'];
  if (hasPassword(password_hash)) return ['password', ...payment];
  const bound = await bindingsOf(platform.db, accountId);
  const linked = await platform.db.selectFrom('social_identity').select('provider').where('account_id', '=', accountId).execute();
  return [
    ...payment,
    ...(['mobile', 'email'] as const).filter(kind => bound[kind]),
    ...IDP_PROVIDERS.filter(name => linked.some(({ provider }) => provider === name)),
  ];
}

/**
 * Throws unless the owner is proved; answers by which way. Tries are counted before they are looked at. Throws Failure `bad-request` or
 * `bad-credentials` with the field, `code-…`, `rate-limited`, `function-disabled` when the account has no way.
 */
export async function assertOwner(
  platform: Platform,
  accountId: number,
  proof: OwnerProof,
  { ip, ways = undefined }: { ip: string; ways?: readonly OwnerWay[] },
): Promise<OwnerWay> {
  const own = await ownerWays(platform, accountId);
  const open = ways ? own.filter(way => ways.includes(way)) : own;
  const isOpen = (way: OwnerWay) => open.includes(way);
  if (open.length === 0) throw new Failure('function-disabled');
  if (isOpen('password') && proof.password !== '') {
    await guarded(platform, `password:${accountId}`, async () => {
      const { password_hash } = await platform.db
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (!(await verifyPassword(proof.password, password_hash)))
        throw new Failure('bad-credentials', { message: 'The password is not correct.', fields: { password: 'wrong' } });
    });
    return 'password';
  }
  if (isOpen('paymentPassword') && proof.paymentPassword !== '') {
    await guarded(platform, `payment:${accountId}`, () => assertPaymentPassword(platform, accountId, proof.paymentPassword));
    return 'paymentPassword';
  }
  if (proof.ownKind !== '' && isOpen(proof.ownKind)) {
    const { [proof.ownKind]: bound } = await bindingsOf(platform.db, accountId);
    await spendCode(platform, 'binding', ownTarget(accountId, proof.ownKind, bound?.value ?? ''), proof.ownCode, ip).catch(
      (error: unknown) => {
        throw isCodeRefusal(error)
          ? new Failure(error.code, { fields: { ownCode: error.code === 'code-missing' ? 'required' : 'wrong' } })
          : error;
      },
    );
    return proof.ownKind;
  }
  if (proof.provider !== '' && isOpen(proof.provider)) {
    const person = await endSocialLogin(platform, proof.provider, proof.providerToken, proof.codeVerifier);
    const linked = await platform.db
      .selectFrom('social_identity')
      .select('account_id')
      .where('provider', '=', proof.provider)
      .where('subject', '=', person.subject)
      .executeTakeFirst();
    if (linked?.account_id !== accountId)
      throw new Failure('bad-credentials', { message: 'This is another person’s sign-in.', fields: { provider: 'wrong' } });
    return proof.provider;
  }
  throw new Failure('bad-request', {
    fields: {
      [open[0] === 'email' || open[0] === 'mobile'
        ? 'ownCode'
        : open[0] === 'password' || open[0] === 'paymentPassword'
          ? open[0]
          : 'provider']: 'required',
    },
  });
}

/** What a code to a confirmed address is bound to when it proves the owner. */
export function ownTarget(accountId: number, kind: 'email' | 'mobile', value: string): string {
  return `${accountId} owner ${kind} ${value}`;
}

/** An account from a provider or a number alone has none. */
export function hasPassword(hash: string): boolean {
  return hash.startsWith('scrypt$');
}

/** Each kind of password for itself: who knows one does not win tries at the other. */
async function guarded(platform: Platform, what: string, verify: () => Promise<void>): Promise<void> {
  const subjects = TRIES.map(({ name, ...limit }) => ({ subject: `${name}:${what}`, ...limit }));
  for (const limit of subjects) await countAttempt(platform, limit);
  await verify();
  for (const { subject } of subjects) await forgetAttempts(platform, subject);
}
