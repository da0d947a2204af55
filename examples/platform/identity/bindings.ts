import type { Queryable } from '../platform.js';
import type { MobileNumber } from './mobile.js';

/** What an owner can confirm and recovery then believes; `google` is the authenticator (ENT-40). */
export const BINDING_KINDS = ['email', 'mobile', 'google'] as const;
export type BindingKind = (typeof BINDING_KINDS)[number];
export type Bindings = Partial<Record<BindingKind, { value: string; secret: string | null }>>;

/** The confirmed bindings of an account. */
export async function bindingsOf(db: Queryable, accountId: number): Promise<Bindings> {
  const rows = await db.selectFrom('account_binding').select(['kind', 'value', 'secret']).where('account_id', '=', accountId).execute();
  return Object.fromEntries(rows.map(({ kind, value, secret }) => [kind, { value, secret }]));
}

/** Whether another account has confirmed it. */
export async function isBoundElsewhere(db: Queryable, accountId: number, kind: BindingKind, value: string): Promise<boolean> {
  if (kind === 'google') return false;
  const row = await db
    .selectFrom('account_binding')
    .select('account_id')
    .where('kind', '=', kind)
    .where(eb => eb.fn('lower', ['value']), '=', value.toLowerCase())
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps an address of the profile as confirmed, when its owner has just proved to hold it. */
export async function confirmGiven(
  db: Queryable,
  accountId: number,
  given: { email?: string; mobile?: MobileNumber },
  now: number,
): Promise<void> {
  const rows = [
    ...(given.email
      ? [{ account_id: accountId, kind: 'email' as const, value: given.email.toLowerCase(), secret: null, bound_at: now }]
      : []),
    ...(given.mobile ? [{ account_id: accountId, kind: 'mobile' as const, value: given.mobile.target, secret: null, bound_at: now }] : []),
  ];
  if (rows.length > 0)
    await db
      .insertInto('account_binding')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute();
}
