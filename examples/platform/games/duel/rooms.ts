import type { Queryable } from '../../platform.js';

/** Seats of a duel table. A room has as many tables as it needs: who comes beside a waiting player closes that one. */
export const SEATS = 2;

/** The rooms in which a player waits for another at this time (ms). Demo players are among themselves and do not count. */
export async function roomsWithWaiting(db: Queryable, now: number): Promise<ReadonlySet<string>> {
  const tables = await db
    .selectFrom('duel')
    .select('table_key')
    .distinct()
    .where('table_key', 'like', 'real:%')
    .where('closed_at', 'is', null)
    .where('deals_at', '>', now)
    .execute();
  return new Set(tables.map(({ table_key: key }) => key.split(':')[1] ?? ''));
}
