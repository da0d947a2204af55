import type { Selectable } from 'kysely';
import { isSameName } from '../../../src/api/account/same-name.js';
import type { AccountProfileTable } from '../database/schema.js';
import type { Queryable } from '../platform.js';

/** The fields that say who an account's owner is. */
const NAME_FIELDS = ['payeeName', 'fullName'] as const;
export type NameField = (typeof NAME_FIELDS)[number];
type Names = Pick<Selectable<AccountProfileTable>, 'payee_name' | 'full_name'>;

/** Whose name receiving addresses should be in: the payee's, or the full name where there is none; empty when neither is known. */
export function realNameOf(profile: Partial<Names> | undefined): string {
  return profile?.payee_name || profile?.full_name || '';
}

/** Whether a receiving address is in another name than its owner's; nothing can be said where that is unknown. */
export function isOtherName(holder: string, realName: string): boolean {
  return realName !== '' && !isSameName(holder, realName);
}

/** The real name of an account. */
export async function realNameOfAccount(db: Queryable, accountId: number): Promise<string> {
  return realNameOf(
    await db.selectFrom('account_profile').select(['payee_name', 'full_name']).where('account_id', '=', accountId).executeTakeFirst(),
  );
}

/**
 * Names that the account cannot change any more: those that it has, once a deposit has arrived. From then on only the operator changes
 * them; one that was never given may still be given, once.
 */
export async function lockedNames(db: Queryable, accountId: number, profile: Partial<Names> | undefined): Promise<NameField[]> {
  const given = NAME_FIELDS.filter(field => (field === 'payeeName' ? profile?.payee_name : profile?.full_name));
  if (given.length === 0) return [];
  const deposit = await db
    .selectFrom('deposit_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'arrived')
    .limit(1)
    .executeTakeFirst();
  return deposit ? given : [];
}
