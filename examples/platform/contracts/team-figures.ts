import { sql } from 'kysely';
import type { Queryable } from '../platform.js';
import type { Figures } from './payout-of.js';
import type { Stretch } from './periods.js';
import type { Contract } from './terms.js';

/** Figures of one piece of a contract's period: its own part, and of the period up to its end. */
export interface Piece {
  /** Counted from the period's beginning. */
  index: number;
  own: Figures;
  sofar: Pick<Figures, 'validBet' | 'activeMembers'>;
}
interface Row {
  piece: number;
  is_own: boolean;
  account_id: number;
  valid_bet: number;
  result: number;
  profit_bet: number;
  loss_bet: number;
}

/** When the first bet that counts was settled, UTC milliseconds; undefined when there is none. */
export async function firstBet(db: Queryable, contract: Contract, { from, to }: Stretch): Promise<number | undefined> {
  const { rows } = await sql<{ at: number }>`
    select settled_at as at from bet where ${counting(contract)} and settled_at >= ${from} and settled_at < ${to} order by settled_at limit 1`.execute(
    db,
  );
  return rows[0]?.at;
}

/**
 * What the team did in a stretch of a contract's period, in pieces of `length` milliseconds from `origin`; pieces without bets since `cursor` are left
 * out, and what was settled before `cursor` counts for the minimums only.
 */
export async function piecesOf(
  db: Queryable,
  contract: Contract,
  { from, to, origin, length, cursor }: Stretch & { origin: number; length: number; cursor: number },
): Promise<Piece[]> {
  const { rows } = await sql<Row>`
    select floor((settled_at - ${origin}::bigint) / ${length}::numeric)::int as piece, settled_at >= ${cursor} as is_own, account_id,
      sum(valid_stake)::bigint as valid_bet, sum(payout - stake)::bigint as result,
      coalesce(sum(valid_stake) filter (where payout > stake), 0)::bigint as profit_bet, coalesce(sum(valid_stake) filter (where payout < stake), 0)::bigint as loss_bet
    from bet where ${counting(contract)} and settled_at >= ${from} and settled_at < ${to}
    group by 1, 2, 3 order by 1, 2`.execute(db);
  const active = new Set<number>();
  let validBet = 0;
  const pieces: Piece[] = [];
  for (let first = 0; first < rows.length;) {
    const index = rows[first]?.piece ?? 0;
    let next = first;
    while (rows[next]?.piece === index) next++;
    const all = rows.slice(first, next);
    for (const row of all) if (row.valid_bet > 0) active.add(row.account_id);
    validBet += sum(all, 'valid_bet');
    const own = all.filter(row => row.is_own);
    if (own.length > 0) pieces.push({ index, own: figuresOf(own), sofar: { validBet, activeMembers: active.size } });
    first = next;
  }
  return pieces;
}

/** Settled bets of the downline and of everyone below it, large enough for a real-time salary. */
function counting({ downline_id: id, single_betting_amount: least }: Contract) {
  return sql`status = 'settled' and valid_stake >= ${least ?? 0} and account_id in (
    select team.id from account top join account team on team.id = top.id or team.path like (case top.path when '' then '/' else top.path end) || top.id || '/%' where top.id = ${id})`;
}

function figuresOf(rows: readonly Row[]): Figures {
  const activeMembers = rows.filter(row => row.valid_bet > 0).length;
  return {
    validBet: sum(rows, 'valid_bet'),
    result: sum(rows, 'result'),
    activeMembers,
    profitBet: sum(rows, 'profit_bet'),
    lossBet: sum(rows, 'loss_bet'),
  };
}

function sum(rows: readonly Row[], figure: 'valid_bet' | 'result' | 'profit_bet' | 'loss_bet'): number {
  return rows.reduce((total, row) => total + row[figure], 0);
}
