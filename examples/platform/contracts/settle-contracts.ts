import type { ContractKind, LedgerType } from '../database/schema.js';
import { bookMany } from '../ledger/book-many.js';
import { lockWallets } from '../ledger/wallets.js';
import { offsetOf } from '../platform-day.js';
import type { Platform, Trx } from '../platform.js';
import { repeatEvery } from '../repeat.js';
import { boundOf, upTo } from './bounds.js';
import { lockTree } from './lock-tree.js';
import { payoutOf, type Payout } from './payout-of.js';
import { contractPeriodAt, unitAt, type Stretch } from './periods.js';
import { firstBet, piecesOf, type Piece } from './team-figures.js';
import { withTiers, type Contract } from './terms.js';

/** Everything that ended by `until` is settled now; `at`: what the bookings are dated. UTC milliseconds. */
export interface Settling {
  until: number;
  at: number;
  gmtOffset: number;
}
interface Step {
  isMore: boolean;
}
type Due = Contract & { settled_until: number; decided_at: number };

const EVERY_MS = 1_000;
/** A bet whose transaction takes a moment longer still counts for the stretch that it was settled in. */
const LATE_BETS_MS = 2_000;
const CHUNK = 500;
const LEDGER_TYPES: Readonly<Record<ContractKind, LedgerType>> = {
  dividend: 'dividend',
  daily: 'daily_salary',
  hour: 'hour_salary',
  realtime: 'realtime_salary',
};

/** Pays what contracts have earned in every stretch that ended by `until`, oldest first (INV-20). One contract's failure does not hold up another. */
export async function settleContracts(platform: Platform, until = platform.clock.now()): Promise<void> {
  const due = await platform.db
    .selectFrom('contract')
    .select(['id', 'downline_id'])
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  if (due.length === 0) return;
  const gmtOffset = await offsetOf(platform);
  const failures: unknown[] = [];
  for (const contract of due) {
    try {
      for (let isMore = true; isMore;) {
        const step = await platform.transact(trx => settleStep(trx, contract, { until, at: platform.clock.now(), gmtOffset }));
        isMore = step?.isMore ?? false;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Settles what is due at once (it catches up after a stop) and then every second. Answers what stops it. */
export function startSettlingContracts(platform: Platform): () => Promise<void> {
  const work = () => settleContracts(platform, platform.clock.now() - (platform.clock.state().frozenAt === null ? LATE_BETS_MS : 0));
  return repeatEvery(EVERY_MS, work, error => platform.log.error('settling contracts failed', { error }));
}

/**
 * The next period of a contract that had bets, as far as it is over; what lies before it without bets is passed over in one step. Undefined when
 * nothing is due, also because another run was faster. The tree is held, so that nobody's contract ends in the time that is being paid by it.
 */
export async function settleStep(
  trx: Trx,
  { id, downline_id: downlineId }: Pick<Contract, 'id' | 'downline_id'>,
  { until, at, gmtOffset }: Settling,
): Promise<Step | undefined> {
  await lockTree(trx, downlineId);
  const row = await trx
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', id)
    .where('due_at', '<=', until)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const [contract] = await withTiers(trx, row ? [row] : []);
  if (!contract || !isRunning(contract)) return undefined;
  const unit = (moment: number) => unitAt(contract.kind, contract.period, moment, gmtOffset);
  const stop = Math.max(contract.settled_until, Math.min(unit(until).from, contract.terminated_at ?? Infinity));
  const first = await firstBet(trx, contract, { from: contract.settled_until, to: stop });
  const done =
    first === undefined
      ? { to: stop }
      : await settlePeriod(trx, contract, { cursor: Math.max(contract.settled_until, unit(first).from), stop, at, gmtOffset });
  const isOver = contract.terminated_at !== null && done.to >= contract.terminated_at;
  const dueAt = isOver ? null : unit(done.to).to;
  await trx.updateTable('contract').set({ settled_until: done.to, due_at: dueAt }).where('id', '=', id).execute();
  return { isMore: dueAt !== null && dueAt <= until };
}

/** Settles from `cursor` to the end of the period that it lies in, or to `stop`. */
async function settlePeriod(
  trx: Trx,
  contract: Due,
  { cursor, stop, at, gmtOffset }: { cursor: number; stop: number; at: number; gmtOffset: number },
): Promise<{ to: number }> {
  const period = contractPeriodAt(contract.period, cursor, gmtOffset);
  const unit = unitAt(contract.kind, contract.period, cursor, gmtOffset);
  const length = unit.to - unit.from;
  const to = Math.min(stop, period.to);
  const pieces = await piecesOf(trx, contract, {
    from: Math.max(period.from, contract.decided_at),
    to,
    origin: period.from,
    length,
    cursor,
  });
  // Above what its giver has it is paid up to there; what ended with the giver's contract is measured by that.
  const paid = upTo(contract, await boundOf(trx, contract.upline_id, contract.kind, to - 1));
  const settled = pieces.map(piece => {
    const from = period.from + piece.index * length;
    return {
      piece,
      stretch: { from: Math.max(from, cursor), to: Math.min(from + length, to) },
      payout: payoutOf(paid, piece.own, piece.sofar),
    };
  });
  const txns = await pay(
    trx,
    contract,
    settled.filter(({ payout }) => payout.amount > 0),
    at,
  );
  const rows = settled.map(each => rowOf(paid, each, txns.get(each.piece.index) ?? null, at));
  for (let done = 0; done < rows.length; done += CHUNK)
    await trx
      .insertInto('salary_payout')
      .values(rows.slice(done, done + CHUNK))
      .execute();
  return { to };
}

/** Books payouts from the house's wages; answers their transactions by the index of their piece. */
async function pay(
  trx: Trx,
  contract: Due,
  paid: readonly { piece: Piece; stretch: Stretch; payout: Payout }[],
  at: number,
): Promise<Map<number, number>> {
  if (paid.length === 0) return new Map();
  const [receiver, house] = [{ account: contract.downline_id }, { house: 'salary' as const }];
  await lockWallets(trx, [receiver, house]);
  const txns = await bookMany(
    trx,
    paid.map(({ stretch, payout: { amount } }) => ({
      type: LEDGER_TYPES[contract.kind],
      ref: { type: 'contract', id: String(contract.id) },
      idempotencyKey: `contract:${contract.id}:${keyOf(stretch)}`,
      at,
      entries: [
        { wallet: receiver, amount },
        { wallet: house, amount: -amount },
      ],
    })),
  );
  return new Map(paid.map(({ piece }, index) => [piece.index, txns[index] ?? 0]));
}

function rowOf(
  contract: Due,
  { piece: { own }, stretch, payout }: { piece: Piece; stretch: Stretch; payout: Payout },
  txnId: number | null,
  at: number,
) {
  return {
    contract_id: contract.id,
    period_key: keyOf(stretch),
    period_from: stretch.from,
    period_to: stretch.to,
    base_amount: own.validBet,
    result: own.result,
    active_members: own.activeMembers,
    profit_bet: own.profitBet,
    loss_bet: own.lossBet,
    profit_salary_rate: contract.profit_salary_rate,
    loss_salary_rate: contract.loss_salary_rate,
    ...payout,
    txn_id: txnId,
    paid_at: at,
  };
}

/** Names a stretch of a contract for ever. */
function keyOf({ from }: Stretch): string {
  return new Date(from).toISOString();
}

function isRunning(contract: Contract): contract is Due {
  return contract.settled_until !== null && contract.decided_at !== null;
}
