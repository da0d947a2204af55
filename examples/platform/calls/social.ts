import * as v from 'valibot';
import { Failure } from '../failure.js';
import { defineCall, type CallContext } from '../http/call.js';
import { inputText } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import { createAccount, takenFields } from '../identity/create-account.js';
import { IDP_PROVIDERS, type IdpProvider } from '../identity/idp/idp-people.js';
import { rememberAddress } from '../identity/known-address.js';
import { registerInput } from '../identity/register-input.js';
import { beginSocialLogin, endSocialLogin, type ProviderPerson } from '../identity/social-login.js';
import { placeAccount } from '../identity/upline.js';
import type { Platform } from '../platform.js';
import { completeLogin } from './complete-login.js';
import { isSwitchedOn } from './switches.js';

const provider = v.picklist(IDP_PROVIDERS, 'must be facebook, google or line');
const TRIES = { most: 60, windowMs: 5 * 60_000 };

const start = defineCall({
  method: 'POST',
  path: '/wps/session/login/social/start',
  access: 'open',
  input: v.object({ provider, origin: inputText, challenge: v.pipe(inputText, v.regex(/^[\w-]{43}$/, 'must be a SHA-256 in base64url')) }),
  async answer({ platform, input, ip, language }) {
    await assertOn(platform, input.provider);
    await countAttempt(platform, { subject: `social-ip:${ip}`, ...TRIES });
    return { value: await beginSocialLogin(platform, input.provider, { ...input, language }) };
  },
});

/** Signs in the account of the provider's person, and opens one for who comes first (OP-43). */
const finish = defineCall({
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'open',
  sealed: true,
  input: v.object({ provider, providerToken: inputText, codeVerifier: inputText }),
  async answer(context) {
    const { platform, input, ip } = context;
    await assertOn(platform, input.provider);
    const person = await endSocialLogin(platform, input.provider, input.providerToken, input.codeVerifier);
    const account = (await findAccount(platform, input.provider, person.subject)) ?? (await openAccount(context, input.provider, person));
    if (account.status === 'locked') throw new Failure('account-locked');
    await rememberAddress(platform, account.id, ip);
    return { value: await completeLogin(context, account.id, 'code') };
  },
});

export const socialCalls = [start, finish];

async function assertOn(platform: Platform, name: IdpProvider): Promise<void> {
  if (!(await isSwitchedOn(platform.db, `LOGIN${name.toUpperCase()}3`))) throw new Failure('function-disabled');
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
async function openAccount({ platform, ip, language }: CallContext<unknown>, name: IdpProvider, person: ProviderPerson & { origin: string }) {
  const domain = new URL(person.origin).hostname;
  const values = v.parse(registerInput, { nickname: [...person.name].slice(0, 20).join(''), email: person.email ?? '', registerUrl: person.origin, domain });
  if ((await takenFields(platform, values, undefined))['email']) values.email = '';
  const id = await createAccount(platform, {
    method: 'social', values, placement: await placeAccount(platform, values), ip, language,
    after: async (trx, accountId) => {
      await trx.insertInto('social_identity').values({ provider: name, subject: person.subject, account_id: accountId, linked_at: platform.clock.now() }).execute();
    },
  });
  return { id, status: 'active' };
}
