import type { Insertable } from 'kysely';
import { CEILINGS } from '../contracts/bounds.js';
import { unitAt } from '../contracts/periods.js';
import { settleStep } from '../contracts/settle-contracts.js';
import type { ContractRequestTable, ContractTable, ContractTierTable } from '../database/schema.js';
import { roleOf } from '../http/caller.js';
import { book } from '../ledger/book.js';
import { bookMany } from '../ledger/book-many.js';
import { balanceOf } from '../ledger/wallets.js';
import type { Trx } from '../platform.js';
import { rngOf } from '../rng.js';
import { bookingsOf } from './bets.js';
import type { SeedGame } from './catalogue.js';
import { sampleRound } from './sample-round.js';

interface SeedContract extends Omit<Insertable<ContractTable>, 'upline_id' | 'downline_id' | 'offered_at'> {
  to: string;
  offered_at: number;
  tiers: Omit<Insertable<ContractTierTable>, 'contract_id' | 'seq'>[];
  /** Why the offer was rejected. */
  reason?: string;
  /** When the upline asked to end it, and waits for an answer; or when the downline asked and the upline agreed. */
  asked?: number;
}
interface SeedSide {
  id: number;
  upline_id: number | null;
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

/** What the house gives its agents, contracts in every state between demo_agent, demo_subagent and demo_player, and what they have paid (AGT-27 to AGT-42). */
export async function seedContracts(trx: Trx, games: readonly SeedGame[], time: SeedTime): Promise<void> {
  const accounts = await trx.selectFrom('account').select(['id', 'account', 'upline_id', 'type']).orderBy('id').execute();
  const ids = new Map(accounts.map(each => [each.account, each]));
  const top = accounts.filter(({ upline_id: upline, type }) => upline === null && roleOf(type) === 'agent');
  const player = sideOf(ids, PLAYER).id;
  const before = await balanceOf(trx, player);
  const ended = await seedPlay(trx, player, games, time);
  const house = await houseContracts(trx, time.now);
  for (const contract of [...top.flatMap(({ account }) => house.map(terms => ({ to: account, ...terms }))), ...contractsAt(time.now)])
    await seedContract(trx, contract, ids, time);
  // As it went: each stretch when it was over.
  const due = [
    ...new Set(
      ended.flatMap(at => [
        unitAt('realtime', 'daily', at, time.gmtOffset).to,
        unitAt('hour', 'daily', at, time.gmtOffset).to,
        unitAt('daily', 'daily', at, time.gmtOffset).to,
      ]),
    ),
  ];
  for (const at of [...due.filter(each => each < time.now).sort((a, b) => a - b), time.now]) {
    const over = await trx.selectFrom('contract').select(['id', 'downline_id']).where('due_at', '<=', at).orderBy('id').execute();
    for (const contract of over) while ((await settleStep(trx, contract, { until: at, at, gmtOffset: time.gmtOffset }))?.isMore);
  }
  // What play has cost comes back, so that the account stands as it is announced.
  const amount = before - (await balanceOf(trx, player));
  if (amount > 0)
    await book(trx, {
      type: 'deposit',
      ref: { type: 'seed', id: String(player) },
      idempotencyKey: 'seed:deposit:contracts',
      at: time.now,
      entries: [
        { wallet: { account: player }, amount },
        { wallet: { house: 'cash' }, amount: -amount },
      ],
    });
}

/** What a top agent has from the house: the ceilings, whatever its team plays; an hour is paid for bets of a hundred times its amount. */
async function houseContracts(trx: Trx, now: number): Promise<Omit<SeedContract, 'to'>[]> {
  const rows = await trx.selectFrom('setting').selectAll().where('key', 'in', CEILINGS).execute();
  const ceiling = (key: (typeof CEILINGS)[number]) => Number(rows.find(row => row.key === key)?.value ?? 0);
  // From now on, so that the accounts stand as they are announced.
  const active = { offered_at: now, decided_at: now, status: 'active' as const };
  const hour = ceiling('contract_hour_max');
  return [
    { kind: 'dividend', period: 'weekly', ...active, tiers: [{ rate: ceiling('contract_dividend_max') }] },
    { kind: 'daily', period: 'daily', ...active, tiers: [{ bet_amount: 0, rate: ceiling('contract_daily_max') }] },
    { kind: 'hour', period: 'daily', ...active, tiers: [{ bet_amount: hour * 100, amount: hour }] },
    {
      kind: 'realtime',
      period: 'daily',
      ...active,
      single_betting_amount: 0,
      profit_salary_rate: ceiling('contract_realtime_profit_max'),
      loss_salary_rate: ceiling('contract_realtime_loss_max'),
      tiers: [],
    },
  ];
}

function contractsAt(now: number): SeedContract[] {
  const agreed = { offered_at: now - 22 * DAY, decided_at: now - 21 * DAY };
  const active = { ...agreed, status: 'active' as const };
  return [
    {
      to: 'demo_subagent',
      kind: 'daily',
      period: 'daily',
      ...active,
      min_bet_amount: 2_000,
      fee_rate: 200,
      tiers: [
        { bet_amount: 2_000, rate: 100 },
        { bet_amount: 10_000, rate: 150 },
      ],
    },
    {
      to: 'demo_subagent',
      kind: 'realtime',
      period: 'daily',
      ...active,
      min_bet_amount: 2_000,
      single_betting_amount: 20,
      profit_salary_rate: 30,
      loss_salary_rate: 80,
      tiers: [],
      asked: now - DAY,
    },
    {
      to: 'demo_subagent',
      kind: 'hour',
      period: 'weekly',
      ...agreed,
      status: 'terminated',
      terminated_at: now - 8 * DAY,
      terminated_by: 'downline',
      min_active_members: 1,
      asked: now - 9 * DAY,
      tiers: [
        { bet_amount: 1_000, amount: 50 },
        { bet_amount: 5_000, amount: 300 },
      ],
    },
    {
      to: 'demo_subagent',
      kind: 'hour',
      period: 'weekly',
      offered_at: now - 7 * DAY,
      decided_at: now - 6 * DAY,
      status: 'rejected',
      reason: 'Less than before',
      tiers: [{ bet_amount: 10_000, amount: 100 }],
    },
    {
      to: 'demo_subagent',
      kind: 'dividend',
      period: 'weekly',
      ...agreed,
      status: 'terminated',
      terminated_at: now - 3 * DAY,
      terminated_by: 'upline',
      asked: now - 4 * DAY,
      fee_rate: 500,
      tiers: [
        { valid_bet: 5_000, profit_loss: 0, active_members: 1, rate: 500 },
        { valid_bet: 20_000, profit_loss: 500, active_members: 1, rate: 800 },
      ],
    },
    {
      to: 'demo_subagent',
      kind: 'dividend',
      period: 'weekly',
      offered_at: now - 3 * DAY,
      decided_at: now - 3 * DAY + HOUR,
      status: 'active',
      fee_rate: 500,
      tiers: [
        { valid_bet: 5_000, profit_loss: 0, active_members: 1, rate: 500 },
        { valid_bet: 50_000, profit_loss: 1_000, active_members: 2, rate: 1_200 },
      ],
    },
    {
      to: 'demo_subagent',
      kind: 'dividend',
      period: 'monthly',
      offered_at: now - DAY,
      tiers: [
        { valid_bet: 50_000, profit_loss: 1_000, active_members: 2, rate: 600 },
        { valid_bet: 200_000, profit_loss: 5_000, active_members: 5, rate: 1_000 },
      ],
    },
    {
      to: 'demo_player',
      kind: 'dividend',
      period: 'monthly',
      offered_at: now - 2 * DAY,
      decided_at: now - 2 * DAY,
      status: 'active',
      tiers: [{ valid_bet: 10_000, profit_loss: 0, active_members: 1, rate: 1_200 }],
    },
    { to: 'demo_player', kind: 'daily', period: 'daily', ...active, min_bet_amount: 5_000, tiers: [{ bet_amount: 5_000, rate: 50 }] },
  ];
}

async function seedContract(
  trx: Trx,
  { to, tiers, reason, asked, ...terms }: SeedContract,
  ids: ReadonlyMap<string, SeedSide>,
  { gmtOffset }: SeedTime,
): Promise<void> {
  const downline = sideOf(ids, to);
  const sides = { upline_id: downline.upline_id, downline_id: downline.id };
  const since = terms.decided_at ?? null;
  const isSettled = since !== null && terms.status !== 'rejected';
  const { id } = await trx
    .insertInto('contract')
    .values({
      ...terms,
      ...sides,
      ...(isSettled && { settled_until: since, due_at: unitAt(terms.kind, terms.period, since, gmtOffset).to }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tiers.length > 0)
    await trx
      .insertInto('contract_tier')
      .values(tiers.map((tier, seq) => ({ ...tier, contract_id: id, seq })))
      .execute();
  const answer = (status: 'accepted' | 'rejected', at: number) => ({ status, answered_at: at, answered_by: 'account' as const });
  const requests: Insertable<ContractRequestTable>[] = [
    {
      contract_id: id,
      type: 'new',
      from_id: sides.upline_id,
      to_id: sides.downline_id,
      created_at: terms.offered_at,
      ...(since !== null && answer(terms.status === 'rejected' ? 'rejected' : 'accepted', since)),
      ...(reason && { reason }),
    },
  ];
  if (asked !== undefined) {
    const [from, by] = terms.terminated_by === 'downline' ? [sides.downline_id, sides.upline_id] : [sides.upline_id, sides.downline_id];
    requests.push({
      contract_id: id,
      type: 'termination',
      from_id: from,
      to_id: by,
      created_at: asked,
      ...(terms.terminated_at && answer('accepted', terms.terminated_at)),
    });
  }
  for (const request of requests) await trx.insertInto('contract_request').values(request).execute();
}

/** Plays and books rounds; answers when they were settled. */
async function seedPlay(trx: Trx, accountId: number, games: readonly SeedGame[], { now, gmtOffset }: SeedTime): Promise<number[]> {
  const slots = games
    .filter(({ vendor, maintenance }) => vendor.type === 'RNG' && !maintenance)
    .filter(game => sampleRound(game, rngOf('seed:contracts', 0)) !== undefined)
    .slice(0, 40);
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
    .values(
      rounds.map(({ game, stake, payout, at }) => ({
        account_id: accountId,
        game_session_id: null,
        node_id: game.nodeId,
        game_type: game.vendor.type,
        vassalage: game.vendor.code,
        stake,
        valid_stake: stake,
        payout,
        status: 'settled' as const,
        placed_at: at,
        settled_at: at,
      })),
    )
    .returning(['id', 'account_id', 'vassalage', 'stake', 'payout', 'placed_at'])
    .execute();
  await bookMany(
    trx,
    bets.flatMap(bet => bookingsOf(bet)),
  );
  return rounds.map(({ at }) => at);
}

function sideOf(ids: ReadonlyMap<string, SeedSide>, account: string): SeedSide {
  const side = ids.get(account);
  if (!side) throw new Error(`The seed has no ${account}.`);
  return side;
}
