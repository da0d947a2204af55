import type { Insertable } from 'kysely';
import { unitAt } from '../contracts/periods.js';
import { settleStep } from '../contracts/settle-contracts.js';
import type { ContractRequestTable, ContractTable, ContractTierTable } from '../database/schema.js';
import { book } from '../ledger/book.js';
import { bookMany } from '../ledger/book-many.js';
import { balanceOf } from '../ledger/wallets.js';
import type { Trx } from '../platform.js';
import { rngOf } from '../rng.js';
import { bookingsOf } from './bets.js';
import type { SeedGame } from './catalogue.js';
import { sampleRound } from './sample-round.js';

interface SeedContract extends Omit<Insertable<ContractTable>, 'upline_id' | 'downline_id' | 'offered_at'> {
  to: 'demo_subagent' | 'demo_player';
  offered_at: number;
  tiers: Omit<Insertable<ContractTierTable>, 'contract_id' | 'seq'>[];
  /** Why the offer was rejected. */
  reason?: string;
  /** When the upline asked to end it, and waits for an answer; or when the downline asked and the upline agreed. */
  asked?: number;
}
interface SeedTime {
  now: number;
  gmtOffset: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Whose play the contracts pay for; a team counts the downline itself. */
const PLAYER = 'demo_subagent';
/** Days ago on which it played, in the evenings, and how many rounds. */
const PLAYED = [20, 19, 17, 16, 14, 12, 10, 7, 5, 3, 2] as const;
const ROUNDS = 24;
const EVENINGS = [20 * HOUR + 3 * MINUTE, 21 * HOUR + 31 * MINUTE] as const;

/** Contracts in every state between demo_agent, demo_subagent and demo_player, and what they have paid (AGT-27 to AGT-42). */
export async function seedContracts(trx: Trx, games: readonly SeedGame[], time: SeedTime): Promise<void> {
  const ids = await accountIds(trx);
  const player = idOf(ids, PLAYER);
  const before = await balanceOf(trx, player);
  const ended = await seedPlay(trx, player, games, time);
  const contracts: number[] = [];
  for (const contract of contractsAt(time.now)) contracts.push(await seedContract(trx, contract, ids, time));
  // As it went: each stretch when it was over.
  const due = [...new Set(ended.flatMap(at => [unitAt('realtime', 'daily', at, time.gmtOffset).to, unitAt('hour', 'daily', at, time.gmtOffset).to, unitAt('daily', 'daily', at, time.gmtOffset).to]))];
  for (const at of [...due.filter(each => each < time.now).sort((a, b) => a - b), time.now]) {
    for (const id of contracts) while ((await settleStep(trx, id, { until: at, at, gmtOffset: time.gmtOffset }))?.isMore);
  }
  // What play has cost comes back, so that the account stands as it is announced.
  const amount = before - (await balanceOf(trx, player));
  if (amount > 0) await book(trx, { type: 'deposit', ref: { type: 'seed', id: String(player) }, idempotencyKey: 'seed:deposit:contracts', at: time.now, entries: [{ wallet: { account: player }, amount }, { wallet: { house: 'cash' }, amount: -amount }] });
}

function contractsAt(now: number): SeedContract[] {
  const agreed = { offered_at: now - 22 * DAY, decided_at: now - 21 * DAY };
  const active = { ...agreed, status: 'active' as const };
  return [
    { to: 'demo_subagent', kind: 'daily', period: 'daily', ...active, min_bet_amount: 2_000, fee_rate: 200, tiers: [{ bet_amount: 2_000, rate: 100 }, { bet_amount: 10_000, rate: 150 }] },
    { to: 'demo_subagent', kind: 'realtime', period: 'daily', ...active, min_bet_amount: 2_000, single_betting_amount: 20, profit_salary_rate: 30, loss_salary_rate: 80, tiers: [], asked: now - DAY },
    { to: 'demo_subagent', kind: 'hour', period: 'weekly', ...agreed, status: 'terminated', terminated_at: now - 8 * DAY, terminated_by: 'downline', min_active_members: 1, asked: now - 9 * DAY, tiers: [{ bet_amount: 1_000, amount: 50 }, { bet_amount: 5_000, amount: 300 }] },
    { to: 'demo_subagent', kind: 'hour', period: 'weekly', offered_at: now - 7 * DAY, decided_at: now - 6 * DAY, status: 'rejected', reason: 'Less than before', tiers: [{ bet_amount: 10_000, amount: 100 }] },
    { to: 'demo_subagent', kind: 'dividend', period: 'weekly', ...agreed, status: 'terminated', terminated_at: now - 3 * DAY, terminated_by: 'upline', asked: now - 4 * DAY, fee_rate: 500, tiers: [{ valid_bet: 5_000, profit_loss: 0, active_members: 1, rate: 500 }, { valid_bet: 20_000, profit_loss: 500, active_members: 1, rate: 800 }] },
    { to: 'demo_subagent', kind: 'dividend', period: 'monthly', offered_at: now - DAY, tiers: [{ valid_bet: 50_000, profit_loss: 1_000, active_members: 2, rate: 600 }, { valid_bet: 200_000, profit_loss: 5_000, active_members: 5, rate: 1_000 }] },
    { to: 'demo_player', kind: 'dividend', period: 'monthly', offered_at: now - 2 * DAY, decided_at: now - 2 * DAY, status: 'active', tiers: [{ valid_bet: 10_000, profit_loss: 0, active_members: 1, rate: 1_200 }] },
    { to: 'demo_player', kind: 'daily', period: 'daily', ...active, min_bet_amount: 5_000, tiers: [{ bet_amount: 5_000, rate: 50 }] },
  ];
}

async function seedContract(trx: Trx, { to, tiers, reason, asked, ...terms }: SeedContract, ids: ReadonlyMap<string, number>, { gmtOffset }: SeedTime): Promise<number> {
  const sides = { upline_id: idOf(ids, to === 'demo_player' ? 'demo_subagent' : 'demo_agent'), downline_id: idOf(ids, to) };
  const since = terms.decided_at ?? null;
  const isSettled = since !== null && terms.status !== 'rejected';
  const { id } = await trx
    .insertInto('contract')
    .values({ ...terms, ...sides, ...(isSettled && { settled_until: since, due_at: unitAt(terms.kind, terms.period, since, gmtOffset).to }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tiers.length > 0) await trx.insertInto('contract_tier').values(tiers.map((tier, seq) => ({ ...tier, contract_id: id, seq }))).execute();
  const answer = (status: 'accepted' | 'rejected', at: number) => ({ status, answered_at: at, answered_by: 'account' as const });
  const requests: Insertable<ContractRequestTable>[] = [{
    contract_id: id, type: 'new', from_id: sides.upline_id, to_id: sides.downline_id, created_at: terms.offered_at,
    ...(since !== null && answer(terms.status === 'rejected' ? 'rejected' : 'accepted', since)), ...(reason && { reason }),
  }];
  if (asked !== undefined) {
    const [from, by] = terms.terminated_by === 'downline' ? [sides.downline_id, sides.upline_id] : [sides.upline_id, sides.downline_id];
    requests.push({ contract_id: id, type: 'termination', from_id: from, to_id: by, created_at: asked, ...(terms.terminated_at && answer('accepted', terms.terminated_at)) });
  }
  for (const request of requests) await trx.insertInto('contract_request').values(request).execute();
  return id;
}

/** Plays and books rounds; answers when they were settled. */
async function seedPlay(trx: Trx, accountId: number, games: readonly SeedGame[], { now, gmtOffset }: SeedTime): Promise<number[]> {
  const slots = games.filter(({ vendor, maintenance }) => vendor.type === 'RNG' && !maintenance).filter(game => sampleRound(game, rngOf('seed:contracts', 0)) !== undefined).slice(0, 40);
  const today = unitAt('daily', 'daily', now, gmtOffset).from;
  const rounds: { game: SeedGame; stake: number; payout: number; at: number }[] = [];
  for (const ago of PLAYED) {
    for (let round = 0; round < ROUNDS; round++) {
      const nonce = rounds.length;
      const game = slots[nonce % slots.length];
      const played = game && sampleRound(game, rngOf('seed:contracts', nonce));
      const at = today - ago * DAY + (EVENINGS[Math.floor(round / 4) % EVENINGS.length] ?? 0) + round * 1_000;
      if (!game || !played) throw new Error('The seed has no slots for the contracts.');
      rounds.push({ game, ...played, at });
    }
  }
  rounds.sort((a, b) => a.at - b.at);
  const bets = await trx
    .insertInto('bet')
    .values(rounds.map(({ game, stake, payout, at }) => ({
      account_id: accountId, game_session_id: null, node_id: game.nodeId, game_type: game.vendor.type, vassalage: game.vendor.code,
      stake, valid_stake: stake, payout, status: 'settled' as const, placed_at: at, settled_at: at,
    })))
    .returning(['id', 'account_id', 'vassalage', 'stake', 'payout', 'placed_at'])
    .execute();
  await bookMany(trx, bets.flatMap(bet => bookingsOf(bet)));
  return rounds.map(({ at }) => at);
}

async function accountIds(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('account').select(['id', 'account']).where('account', 'in', ['demo_agent', 'demo_subagent', 'demo_player']).execute();
  return new Map(rows.map(({ id, account }) => [account, id]));
}

function idOf(ids: ReadonlyMap<string, number>, account: string): number {
  const id = ids.get(account);
  if (id === undefined) throw new Error(`The seed has no ${account}.`);
  return id;
}
