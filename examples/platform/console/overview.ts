import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform.js';
import { waits } from './chats.js';

/** What the frame of every page shows. */
export interface Standing {
  merchant: { code: string; name: string; currency: string };
  engine: Platform['engine'];
  /** UTC milliseconds of the platform's clock. */
  now: number;
  frozen: boolean;
  maintenance: boolean;
  regionRestriction: boolean;
  /** Conversations, feedback and applications that nobody has answered, and money that waits for the cashier. */
  waiting: {
    chats: number;
    feedback: number;
    activities: number;
    deposits: number;
    withdrawals: number;
    disputes: number;
    redeems: number;
  };
}
export interface Overview {
  accounts: { type: number; count: number; locked: number; balance: number }[];
  openSessions: number;
  openGameSessions: { real: number; demo: number };
  vendors: { total: number; playable: number };
  games: { total: number; playable: number };
  /** Settled bets; those that still wait for their result apart. Cancelled ones gave their stake back and count nowhere. */
  bets: { count: number; stake: number; payout: number };
  openBets: { count: number; stake: number };
  outbox: number;
  requests: number;
  faults: number;
}
/** INV-01 to INV-03, counted over everything that is stored. All zero means the books are right. */
export interface LedgerCheck {
  transactions: number;
  entries: number;
  /** Sum of all entries, minor units. */
  sum: number;
  unbalancedTransactions: number;
  /** Wallets whose balance is not the sum of their entries or not the last entry's balance. */
  wrongWallets: number;
  negativeWallets: number;
  ok: boolean;
}

export function overviewRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/standing', () => standing(platform));
  scope.get('/overview', () => overview(platform));
  scope.get('/ledger/check', () => checkLedger(platform));
}

async function standing({ db, clock, engine }: Platform): Promise<Standing> {
  const merchant = await db.selectFrom('merchant').select(['code', 'name', 'currency']).where('active', '=', true).executeTakeFirst();
  const state = await db.selectFrom('system_state').selectAll().where('id', '=', 1).executeTakeFirst();
  const chats = await db
    .selectFrom('chat_session')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where(waits)
    .executeTakeFirstOrThrow();
  const feedback = await db
    .selectFrom('feedback')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('replied_at', 'is', null)
    .executeTakeFirstOrThrow();
  const activities = await db
    .selectFrom('activity_application')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'applying')
    .executeTakeFirstOrThrow();
  const deposits = await db
    .selectFrom('deposit_order')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'pending')
    .where('due_at', 'is', null)
    .executeTakeFirstOrThrow();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const disputes = await db
    .selectFrom('withdrawal')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('dispute', '=', 'open')
    .executeTakeFirstOrThrow();
  const redeems = await db
    .selectFrom('redeem_request')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('status', '=', 'in_process')
    .executeTakeFirstOrThrow();
  return {
    merchant: merchant ?? { code: '', name: 'Sandbox', currency: 'USD' },
    engine,
    now: clock.now(),
    frozen: clock.state().frozenAt !== null,
    maintenance: state?.maintenance ?? false,
    regionRestriction: state?.region_restriction ?? false,
    waiting: {
      chats: Number(chats.count),
      feedback: Number(feedback.count),
      activities: Number(activities.count),
      deposits: Number(deposits.count),
      withdrawals: Number(withdrawals.count),
      disputes: Number(disputes.count),
      redeems: Number(redeems.count),
    },
  };
}

async function overview({ db, clock }: Platform): Promise<Overview> {
  const now = clock.now();
  const accounts = await sql<Overview['accounts'][number]>`
    select account.type, count(*)::int as count, (count(*) filter (where account.status = 'locked'))::int as locked,
      coalesce(sum(wallet.balance), 0)::bigint as balance
    from account left join wallet on wallet.owner_type = 'account' and wallet.owner_id = account.id::text and wallet.vendor = 'MAIN'
    group by account.type order by account.type`.execute(db);
  const counts = await sql<Record<string, number>>`
    select
      (select count(*)::int from session where revoked_at is null and expires_at > ${now}) as sessions,
      (select count(*)::int from game_session where mode = 'real' and closed_at is null and expires_at > ${now}) as real_games,
      (select count(*)::int from game_session where mode = 'demo' and closed_at is null and expires_at > ${now}) as demo_games,
      (select count(*)::int from vendor) as vendors,
      (select count(*)::int from vendor where active and not maintenance) as vendors_playable,
      (select count(*)::int from game) as games,
      (select count(*)::int from game join vendor using (vassalage, game_type)
        where game.active and not game.maintenance and vendor.active and not vendor.maintenance) as games_playable,
      (select count(*)::int from bet where status = 'settled') as bets,
      (select coalesce(sum(stake), 0)::bigint from bet where status = 'settled') as stake,
      (select coalesce(sum(payout), 0)::bigint from bet where status = 'settled') as payout,
      (select count(*)::int from bet where status = 'open') as open_bets,
      (select coalesce(sum(stake), 0)::bigint from bet where status = 'open') as open_stake,
      (select count(*)::int from outbox) as outbox,
      (select count(*)::int from request_log) as requests,
      (select count(*)::int from fault where until is null or until > ${now}) as faults`.execute(db);
  const count = (name: string) => counts.rows[0]?.[name] ?? 0;
  return {
    accounts: accounts.rows,
    openSessions: count('sessions'),
    openGameSessions: { real: count('real_games'), demo: count('demo_games') },
    vendors: { total: count('vendors'), playable: count('vendors_playable') },
    games: { total: count('games'), playable: count('games_playable') },
    bets: { count: count('bets'), stake: count('stake'), payout: count('payout') },
    openBets: { count: count('open_bets'), stake: count('open_stake') },
    outbox: count('outbox'),
    requests: count('requests'),
    faults: count('faults'),
  };
}

async function checkLedger({ db }: Platform): Promise<LedgerCheck> {
  const { rows } = await sql<Omit<LedgerCheck, 'ok'>>`
    select
      (select count(*)::int from ledger_txn) as transactions,
      (select count(*)::int from ledger_entry) as entries,
      (select coalesce(sum(amount), 0)::bigint from ledger_entry) as sum,
      (select count(*)::int from (select txn_id from ledger_entry group by txn_id having sum(amount) <> 0) as txn) as "unbalancedTransactions",
      (select count(*)::int from wallet
        left join (select wallet_id, sum(amount)::bigint as total, max(id) as last_id from ledger_entry group by wallet_id) as booked on booked.wallet_id = wallet.id
        left join ledger_entry as last on last.id = booked.last_id
        where wallet.balance <> coalesce(booked.total, 0) or wallet.balance <> coalesce(last.balance_after, 0)) as "wrongWallets",
      (select count(*)::int from wallet where owner_type = 'account' and balance < 0) as "negativeWallets"`.execute(db);
  const found = rows[0] ?? { transactions: 0, entries: 0, sum: 0, unbalancedTransactions: 0, wrongWallets: 0, negativeWallets: 0 };
  return { ...found, ok: found.sum === 0 && found.unbalancedTransactions === 0 && found.wrongWallets === 0 && found.negativeWallets === 0 };
}
