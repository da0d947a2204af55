import { Failure } from '../failure.js';
import { assertKnownOrigin } from '../http/known-origin.js';
import type { Platform } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';
import { revokeSession } from './sessions.js';

/** By the platform's clock alone: no other is asked what time it is. */
export const HANDOVER_SECONDS = 60;

interface Given {
  accountId: number;
  /** Hash of the session of the host's server; with it ends what it has given. */
  givenBy: string;
  /** Of the page that may redeem it. */
  origin: string;
}

/** A code that its page redeems once. Throws Failure `bad-request` for an origin that may not call. */
export async function newHandover(platform: Platform, { accountId, givenBy, origin }: Given): Promise<string> {
  const { config, clock, db } = platform;
  assertKnownOrigin(config, origin);
  const code = newToken();
  await db
    .insertInto('handover_code')
    .values({
      code_hash: hashOfToken(code),
      account_id: accountId,
      origin,
      given_by: givenBy,
      expires_at: clock.now() + HANDOVER_SECONDS * 1000,
    })
    .execute();
  return code;
}

/**
 * The account of a code, which is then the claimant's. Who claims it again with the same secret has had no answer: what was opened for the
 * first ends. Failures: code-invalid (never given, or not for this origin, which spends it); code-expired (over; with `used`, another
 * page's); not-logged-in (the session that gave it has ended); account-locked.
 */
export async function claimHandover(
  platform: Platform,
  code: string,
  { claim, origin }: { claim: string; origin: string },
): Promise<number> {
  const codeHash = hashOfToken(code);
  const outcome = await platform.transact(async trx => {
    const row = await trx
      .selectFrom('handover_code')
      .innerJoin('account', 'account.id', 'handover_code.account_id')
      .innerJoin('session', 'session.token_hash', 'handover_code.given_by')
      .selectAll('handover_code')
      .select(['account.status', 'session.revoked_at'])
      .where('code_hash', '=', codeHash)
      .forNoKeyUpdate('handover_code')
      .executeTakeFirst();
    if (!row) return 'code-invalid';
    const isFirst = row.claim_hash === null;
    if (isFirst) {
      const by = row.origin === origin ? hashOfToken(claim) : 'a page of another origin';
      await trx.updateTable('handover_code').set({ claim_hash: by }).where('code_hash', '=', codeHash).execute();
    }
    if (row.origin !== origin) return 'code-invalid';
    if (!isFirst && row.claim_hash !== hashOfToken(claim)) return 'used';
    if (row.expires_at <= platform.clock.now()) return 'code-expired';
    if (row.revoked_at !== null) return 'not-logged-in';
    if (row.status === 'locked') return 'account-locked';
    if (row.opened !== null) await revokeSession(trx, platform, row.opened, row.account_id);
    return row.account_id;
  });
  // Who holds the code may know it: the page of its origin alone, to whom it opens nothing any more.
  if (outcome === 'used') throw new Failure('code-expired', { value: { used: true } });
  if (typeof outcome === 'string') throw new Failure(outcome);
  return outcome;
}

/** What a code has opened; of two that were opened at once, as by a repeat while the first still ran, the earlier one ends. */
export async function noteOpened(platform: Platform, code: string, tokenHash: string): Promise<void> {
  const codeHash = hashOfToken(code);
  await platform.transact(async trx => {
    const row = await trx
      .selectFrom('handover_code')
      .select(['opened', 'account_id'])
      .where('code_hash', '=', codeHash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return;
    if (row.opened !== null) await revokeSession(trx, platform, row.opened, row.account_id);
    await trx.updateTable('handover_code').set({ opened: tokenHash }).where('code_hash', '=', codeHash).execute();
  });
}
