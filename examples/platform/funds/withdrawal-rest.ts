import { Failure } from '../failure.js';
import type { Queryable, Trx } from '../platform.js';

const HOUR_MS = 3_600_000;

/** Until when withdrawals of the account rest; undefined when they do not. */
export async function restsUntil(db: Queryable, accountId: number, now: number): Promise<number | undefined> {
  const { withdrawals_rest_until: until } = await db
    .selectFrom('account')
    .select('withdrawals_rest_until')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return until !== null && until > now ? until : undefined;
}

/** Throws Failure `withdrawals-rest` with `until` while they rest. For money that leaves the account, whichever way. */
export async function assertNotResting(trx: Trx, accountId: number, now: number): Promise<void> {
  const until = await restsUntil(trx, accountId, now);
  if (until !== undefined) throw new Failure('withdrawals-rest', { value: { until } });
}

/** Lets them rest from now on for so long as the operator has set; never shortens a rest. Answers until when. */
export async function letRest(trx: Trx, accountId: number, now: number): Promise<number | undefined> {
  const setting = await trx.selectFrom('setting').select('value').where('key', '=', 'binding_rest_hours').executeTakeFirst();
  const until = now + (Number(setting?.value) || 0) * HOUR_MS;
  if (until > now) {
    await trx
      .updateTable('account')
      .set({ withdrawals_rest_until: until })
      .where('id', '=', accountId)
      .where(eb => eb.or([eb('withdrawals_rest_until', 'is', null), eb('withdrawals_rest_until', '<', until)]))
      .execute();
  }
  return restsUntil(trx, accountId, now);
}
