import { sql } from 'kysely';
import { LOTTERY_ROWS } from '../database/migrations/008-lottery.js';
import type { Trx } from '../platform.js';

/** Makes the lottery vendors' games lotteries, in the groups of the menus. */
export async function seedLottery(trx: Trx): Promise<void> {
  for (const statement of LOTTERY_ROWS) await sql.raw(statement).execute(trx);
}
