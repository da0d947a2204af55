import { sql, type Selectable } from 'kysely';
import type { RebateClaimTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { lockAccount } from '../funds/deposits.js';
import { book } from '../ledger/book.js';
import type { Queryable, Trx } from '../platform.js';
import { vipOf, type VipRank } from '../vip/vip.js';

/** What play of one type brings. Minor units; `rate` in hundredths of a percent. */
export interface RebatePart {
  gameType: string;
  validStake: number;
  rate: number;
  amount: number;
}
export interface OpenRebate {
  rank: VipRank;
  /** Every type that is offered and has a rate for the rank, also without stakes, in the order of the lobby; and what else was played. */
  parts: RebatePart[];
  /** What can be claimed now. */
  total: number;
}
export type RebateClaim = Pick<Selectable<RebateClaimTable>, 'id' | 'amount' | 'created_at'>;

const WHOLE = 10_000;
const NOT_COUNTED = sql`not exists (select 1 from rebate_bet where bet_id = bet.id)`;

/** What settled bets that no claim has counted bring at the account's rank (MEM-14). */
export async function openRebate(db: Queryable, accountId: number): Promise<OpenRebate> {
  const { rank } = await vipOf(db, accountId);
  const rates = await ratesAt(db, rank.level);
  const { rows } = await sql<{ game_type: string; stake: number }>`
    select game_type, sum(valid_stake)::bigint as stake from bet
    where account_id = ${accountId} and status = 'settled' and ${NOT_COUNTED} group by game_type`.execute(db);
  const stakes = new Map(rows.map(row => [row.game_type, row.stake]));
  const offered = new Set(
    (await db.selectFrom('vendor').select('game_type').distinct().where('active', '=', true).execute()).map(row => row.game_type),
  );
  const parts = [...rates]
    .filter(([type, rate]) => rate > 0 && (offered.has(type) || stakes.has(type)))
    .map(([type, rate]) => partOf(type, stakes.get(type) ?? 0, rate));
  return { rank, parts, total: sumOf(parts) };
}

/**
 * Books what is open, once: the bets it counts stand under the claim from then on. Bets of a type whose rebate is less than a cent stay open.
 * A repeated key answers the first claim, by its number. Throws Failure `activity-refused` when there is nothing to claim.
 */
export async function claimRebate(trx: Trx, { accountId, key, at }: { accountId: number; key: string; at: number }): Promise<number> {
  await lockAccount(trx, accountId);
  const known = await trx
    .selectFrom('rebate_claim')
    .select('id')
    .where('account_id', '=', accountId)
    .where('claim_key', '=', key)
    .executeTakeFirst();
  if (known) return known.id;
  const open = (await openRebate(trx, accountId)).parts.filter(({ amount }) => amount > 0);
  if (open.length === 0) throw new Failure('activity-refused', { message: 'There is no rebate to claim now.' });
  const claimId = await newClaimId(trx);
  // Bets may have been settled since the sum: what is counted is what was taken.
  const { rows: taken } = await sql<{ game_type: string; stake: number; first: number; last: number }>`
    with taken as (
      insert into rebate_bet (bet_id, claim_id) select id, ${claimId} from bet
      where account_id = ${accountId} and status = 'settled' and ${NOT_COUNTED} and game_type in (${sql.join(open.map(({ gameType }) => gameType))})
      returning bet_id)
    select game_type, sum(valid_stake)::bigint as stake, min(id)::bigint as first, max(id)::bigint as last from taken join bet on bet.id = bet_id group by game_type`.execute(
    trx,
  );
  const rates = new Map(open.map(({ gameType, rate }) => [gameType, rate]));
  const parts = taken.map(row => partOf(row.game_type, row.stake, rates.get(row.game_type) ?? 0));
  const amount = sumOf(parts);
  const { txnId } = await book(trx, {
    type: 'rebate',
    ref: { type: 'rebate', id: String(claimId) },
    idempotencyKey: `rebate:${claimId}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'bonus' }, amount: -amount },
    ],
  });
  const ends = { from_bet_id: Math.min(...taken.map(({ first }) => first)), to_bet_id: Math.max(...taken.map(({ last }) => last)) };
  await trx
    .insertInto('rebate_claim')
    .values({ id: claimId, account_id: accountId, ...ends, amount, txn_id: txnId, claim_key: key, created_at: at })
    .execute();
  await trx
    .insertInto('rebate_claim_part')
    .values(
      parts.map(part => ({
        claim_id: claimId,
        game_type: part.gameType,
        valid_stake: part.validStake,
        rate: part.rate,
        amount: part.amount,
      })),
    )
    .execute();
  return claimId;
}

/** What claims were made of, by claim. */
export async function partsOfClaims(db: Queryable, claimIds: readonly number[]): Promise<Map<number, RebatePart[]>> {
  const parts = new Map<number, RebatePart[]>(claimIds.map(id => [id, []]));
  if (claimIds.length === 0) return parts;
  const rows = await db
    .selectFrom('rebate_claim_part')
    .selectAll()
    .where('claim_id', 'in', claimIds)
    .orderBy('amount', 'desc')
    .orderBy('game_type')
    .execute();
  for (const row of rows)
    parts.get(row.claim_id)?.push({ gameType: row.game_type, validStake: row.valid_stake, rate: row.rate, amount: row.amount });
  return parts;
}

/** Rate of each type at a rank: its own, or that of the next rank below that has one. */
async function ratesAt(db: Queryable, level: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rebate_rate as rate')
    .leftJoin('vendor_category as category', 'category.game_category', 'rate.game_type')
    .select(['rate.game_type', 'rate.rate'])
    .where('vip_level', '<=', level)
    .orderBy(sql`coalesce(category.sort, 1000)`)
    .orderBy('rate.game_type')
    .orderBy('vip_level')
    .execute();
  return new Map(rows.map(row => [row.game_type, row.rate]));
}

function partOf(gameType: string, validStake: number, rate: number): RebatePart {
  return { gameType, validStake, rate, amount: Math.floor((validStake * rate) / WHOLE) };
}

function sumOf(parts: readonly RebatePart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

async function newClaimId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('rebate_claim', 'id'))::bigint as id`.execute(trx);
  return Number(rows[0]?.id);
}
