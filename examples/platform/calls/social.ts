import * as v from 'valibot';
import { Failure } from '../failure.js';
import { defineCall, type CallContext } from '../http/call.js';
import { networkOf } from '../http/network-of.js';
import { inputText } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import { createAccount, takenFields, type NewAccount } from '../identity/create-account.js';
import { IDP_PROVIDERS, type IdpProvider } from '../identity/idp/idp-people.js';
import { rememberAddress } from '../identity/known-address.js';
import { registerInput } from '../identity/register-input.js';
import { awaitConsent, personAwaited, spendAwaited, type SocialPerson, type SocialProof } from '../identity/social-consent.js';
import { beginSocialLogin, endSocialLogin, stateOf } from '../identity/social-login.js';
import { placeAccount } from '../identity/upline.js';
import type { Platform } from '../platform.js';
import { completeLogin } from './complete-login.js';
import { isSwitchedOn } from '../switches.js';

const provider = v.picklist(IDP_PROVIDERS, 'must be facebook, google or line');
const TRIES = { most: 60, windowMs: 5 * 60_000 };

const start = defineCall({
  method: 'POST',
  path: '/wps/session/login/social/start',
  access: 'open',
  input: v.object({ provider, origin: inputText, challenge: v.pipe(inputText, v.regex(/^[\w-]{43}$/, 'must be a SHA-256 in base64url')) }),
  async answer({ platform, input, ip, language }) {
    await assertOn(platform, input.provider);
    await countAttempt(platform, { subject: `social-ip:${networkOf(ip)}`, ...TRIES });
    return { value: await beginSocialLogin(platform, input.provider, { ...input, language }) };
  },
});

const agreed = v.optional(v.boolean(), false);
interface Consent {
  termsAccepted: boolean;
  ageConfirmed: boolean;
}

/**
 * Signs in the account of the provider's person (OP-43). Who comes first agrees to the terms and confirms the age like anybody who
 * registers (OP-58): without that no account is opened, the answer asks for it, and the same call with both may follow.
 */
const finish = defineCall({
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'open',
  sealed: true,
  input: v.object({ provider, providerToken: inputText, codeVerifier: inputText, termsAccepted: agreed, ageConfirmed: agreed }),
  async answer(context) {
    const { platform, input, ip } = context;
    await assertOn(platform, input.provider);
    const proof = { provider: input.provider, state: stateOf(input.providerToken), codeVerifier: input.codeVerifier };
    const awaited = await personAwaited(platform, proof);
    const person = awaited ?? (await endSocialLogin(platform, proof.provider, input.providerToken, proof.codeVerifier));
    const known = await findAccount(platform, proof.provider, person.subject);
    if (known && awaited) await spendAwaited(platform.db, proof);
    const asked = known ? undefined : await askConsent(context, proof, person, awaited !== undefined);
    if (asked) return { value: asked };
    const account = known ?? (await openAccount(context, proof.provider, person, awaited && (trx => spendAwaited(trx, proof))));
    if (account.status === 'locked') throw new Failure('account-locked');
    await rememberAddress(platform, account.id, ip);
    return { value: await completeLogin(context, account.id, 'code') };
  },
});

export const socialCalls = [start, finish];

async function assertOn(platform: Platform, name: IdpProvider): Promise<void> {
  if (!(await isSwitchedOn(platform.db, `LOGIN${name.toUpperCase()}3`))) throw new Failure('function-disabled');
}

/** What has still to be agreed to, if anything; the proof of who it is then waits for a call that has it. */
async function askConsent(
  { platform, settings, input }: CallContext<Consent>,
  proof: SocialProof,
  person: SocialPerson,
  isAwaited: boolean,
) {
  if (input.termsAccepted && input.ageConfirmed) return undefined;
  if (!isAwaited) await awaitConsent(platform, proof, person);
  return { consent: { name: person.name, minAge: await settings.number('min_age') } };
}

function findAccount(platform: Platform, name: IdpProvider, subject: string) {
  return platform.db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account_id')
    .select(['account.id', 'account.status'])
    .where('provider', '=', name)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** An address that another account has is left out: a provider's word does not open somebody else's account. */
async function openAccount(
  { platform, input, ip, language }: CallContext<Consent>,
  name: IdpProvider,
  person: SocialPerson,
  before: NewAccount['before'],
) {
  const domain = new URL(person.origin).hostname;
  const values = v.parse(registerInput, {
    nickname: [...person.name].slice(0, 20).join(''),
    email: person.email ?? '',
    registerUrl: person.origin,
    domain,
    termsAccepted: input.termsAccepted,
    ageConfirmed: input.ageConfirmed,
  });
  if ((await takenFields(platform, values, undefined))['email']) values.email = '';
  const id = await createAccount(platform, {
    method: 'social',
    values,
    confirmed: { email: true },
    placement: await placeAccount(platform, values),
    ip,
    language,
    before,
    after: async (trx, accountId) => {
      await trx
        .insertInto('social_identity')
        .values({ provider: name, subject: person.subject, account_id: accountId, linked_at: platform.clock.now() })
        .execute();
    },
  });
  return { id, status: 'active' as const };
}
