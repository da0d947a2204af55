import { Failure } from '../failure.js';
import type { Db, Platform, Trx } from '../platform.js';
import { hashOfToken } from '../secrets.js';
import type { IdpProvider } from './idp/idp-people.js';
import { challengeOf, type ProviderPerson } from './social-login.js';

/** How long a person may read the terms before the provider has to be asked again. */
const LIFETIME_MS = 10 * 60_000;

/** What names a sign-in, and proves that this page began it. */
export interface SocialProof {
  provider: IdpProvider;
  state: string;
  codeVerifier: string;
}
export type SocialPerson = ProviderPerson & { origin: string };

/** Keeps whom the provider proved until they have agreed (OP-58); no account is there yet. */
export async function awaitConsent(platform: Platform, { state }: SocialProof, { subject, name, email }: SocialPerson): Promise<void> {
  await platform.db
    .updateTable('social_login')
    .set({ person: JSON.stringify({ subject, name, ...(email && { email }) }), expires_at: platform.clock.now() + LIFETIME_MS })
    .where('state_hash', '=', hashOfToken(state))
    .execute();
}

/** The person who has still to agree, if this sign-in waits for that. */
export async function personAwaited(platform: Platform, proof: SocialProof): Promise<SocialPerson | undefined> {
  const row = await platform.db
    .selectFrom('social_login')
    .select(['person', 'origin'])
    .where('state_hash', '=', hashOfToken(proof.state))
    .where('provider', '=', proof.provider)
    .where('challenge', '=', challengeOf(proof.codeVerifier))
    .where('expires_at', '>', platform.clock.now())
    .executeTakeFirst();
  return row?.person ? { ...row.person, origin: row.origin } : undefined;
}

/** Uses the wait up, once; throws `login-window-closed` for the second. Nothing of the person stays in the row. */
export async function spendAwaited(db: Db | Trx, { state }: SocialProof): Promise<void> {
  const row = await db
    .updateTable('social_login')
    .set({ person: null })
    .where('state_hash', '=', hashOfToken(state))
    .where('person', 'is not', null)
    .returning('state_hash')
    .executeTakeFirst();
  if (!row) throw new Failure('login-window-closed');
}
