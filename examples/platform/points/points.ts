import { isSwitchedOn } from '../switches.js';
import type { PointsRatioTable, PointsType } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import { balanceOf } from '../ledger/wallets.js';
import type { Queryable, Trx } from '../platform.js';
import { tell } from '../tell.js';

export interface PointsEntry {
  accountId: number;
  type: PointsType;
  /** Signed, not zero. */
  points: number;
  /** A word and its figure: `deposit:5000`. */
  remark: string;
  /** Known once for its type. */
  reference: string;
  /** UTC milliseconds of the platform's clock. */
  at: number;
}
export interface Conversion {
  points: number;
  /** Minor units. */
  amount: number;
  pointsLeft: number;
  /** Of the main wallet, minor units. */
  balance: number;
}
type Ratio = Pick<PointsRatioTable, 'amount_from' | 'amount_to' | 'ratio'>;

const THOUSANDTHS = 1_000;
const MINOR_UNITS = 100;

/** Points of an account now. */
export async function pointsOf(db: Queryable, accountId: number): Promise<number> {
  const last = await db
    .selectFrom('points_ledger')
    .select('points_balance')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.points_balance ?? 0;
}

/** The rates of a kind, smallest first (CON-18). */
export function ratiosOf(db: Queryable, kind: PointsRatioTable['kind']): Promise<Ratio[]> {
  return db
    .selectFrom('points_ratio')
    .select(['amount_from', 'amount_to', 'ratio'])
    .where('kind', '=', kind)
    .orderBy('amount_from')
    .execute();
}

/** One after the other for one account: whoever changes its points holds this until the end of the transaction. */
export async function lockPoints(trx: Trx, accountId: number): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/**
 * Writes one change of points (INV-13); answers the balance after it. The account is locked by `lockPoints` before. Throws Failure
 * `bad-request` with `points` when there are not enough.
 */
export async function writePoints(trx: Trx, { accountId, type, points, remark, reference, at }: PointsEntry): Promise<number> {
  const balance = (await pointsOf(trx, accountId)) + points;
  if (balance < 0) throw new Failure('bad-request', { message: 'There are not enough points.', fields: { points: 'length' } });
  await trx
    .insertInto('points_ledger')
    .values({ account_id: accountId, type, changed_points: points, points_balance: balance, remark, ref_no: reference, created_at: at })
    .execute();
  tell(trx, 'account-changed', { accountId });
  return balance;
}

/**
 * Points for a deposit that has arrived, by the row of the table that its amount falls into (PTS-15, CON-18); once for each reference,
 * nothing below the first row or while points are switched off. Call it in the transaction that books the deposit. Answers the points.
 */
export async function earnByDeposit(
  trx: Trx,
  { accountId, amount, reference, at }: { accountId: number; amount: number; reference: string; at: number },
): Promise<number> {
  const points = pointsForDeposit(await ratiosOf(trx, 'deposit_earn'), amount);
  if (points === 0 || !(await isSwitchedOn(trx, 'PTSYS3'))) return 0;
  await lockPoints(trx, accountId);
  const known = await trx
    .selectFrom('points_ledger')
    .select('changed_points')
    .where('type', '=', 'deposit')
    .where('ref_no', '=', reference)
    .executeTakeFirst();
  if (known) return known.changed_points;
  await writePoints(trx, { accountId, type: 'deposit', points, remark: `deposit:${amount}`, reference, at });
  return points;
}

/** Whole points for an amount in minor units. */
function pointsForDeposit(ratios: readonly Ratio[], amount: number): number {
  return Math.floor((amount * (ratioAt(ratios, amount) ?? 0)) / (THOUSANDTHS * MINOR_UNITS));
}

/** Minor units for points; undefined when no row of the table takes so few. */
export function amountForPoints(ratios: readonly Ratio[], points: number): number | undefined {
  const ratio = ratioAt(ratios, points);
  return ratio === undefined ? undefined : Math.floor((points * ratio) / THOUSANDTHS);
}

/**
 * Turns points into balance by the table's ratio, points and money in one transaction, once per key (PTS-10, INV-04). Throws Failure
 * `bad-request` with `points`, `idempotency-mismatch`.
 */
export async function convertPoints(
  trx: Trx,
  { accountId, points, key, at }: { accountId: number; points: number; key: string; at: number },
): Promise<Conversion> {
  await lockPoints(trx, accountId);
  const idempotencyKey = `points-convert:${accountId}:${key}`;
  const known = await trx
    .selectFrom('ledger_txn')
    .innerJoin('ledger_entry', 'ledger_entry.txn_id', 'ledger_txn.id')
    .select(['ref_id', 'amount'])
    .where('idempotency_key', '=', idempotencyKey)
    .where('amount', '>', 0)
    .executeTakeFirst();
  if (known) {
    if (known.ref_id !== String(points)) throw new Failure('idempotency-mismatch');
    return {
      points,
      amount: known.amount,
      pointsLeft: await pointsOf(trx, accountId),
      balance: await balanceOf(trx, accountId),
    };
  }
  const amount = amountForPoints(await ratiosOf(trx, 'convert'), points);
  if (!amount) throw new Failure('bad-request', { message: 'So few points cannot be converted.', fields: { points: 'length' } });
  const { txnId, balances } = await book(trx, {
    type: 'points_convert',
    ref: { type: 'points', id: String(points) },
    idempotencyKey,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'points' }, amount: -amount },
    ],
  });
  const pointsLeft = await writePoints(trx, {
    accountId,
    type: 'redeem',
    points: -points,
    remark: `convert:${amount}`,
    reference: `C${String(txnId).padStart(6, '0')}`,
    at,
  });
  return { points, amount, pointsLeft, balance: balances[0] ?? 0 };
}

function ratioAt(ratios: readonly Ratio[], amount: number): number | undefined {
  return ratios.find(({ amount_from: from, amount_to: to }) => amount >= from && (to === null || amount <= to))?.ratio;
}
