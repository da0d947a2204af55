import { sql } from 'kysely';
import { openSession } from '../../examples/platform/identity/sessions.js';
import type { Platform } from '../../examples/platform/platform.js';

const PLAYERS = 5_000;
/** So many of them are below the agent. */
const TEAM = 2_000;
const DAYS = 90;
const DAY = 86_400_000; // ms
/** Every so many bets one is of the member whose records are looked at. */
const OF_MEMBER = 50;

interface Filled {
  /** Of the member and the agent whose records are large. */
  tokens: { member: string; agent: string };
  /** UTC ms. */
  now: number;
}

/** As if thousands of players had placed `bets` within three months: each bet and each payout is a booking of two entries. */
export async function fillLedger(platform: Platform, bets: number): Promise<Filled> {
  const { db, clock } = platform;
  const now = clock.now();
  const [member, agent] = await Promise.all(['demo_member', 'demo_agent'].map(idOf));
  if (member === undefined || agent === undefined) throw new Error('The seed has no demo accounts.');
  async function idOf(account: string) {
    return (await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirst())?.id;
  }
  await db.transaction().execute(async trx => {
    // The rows fit together as they are made; to prove it of each takes minutes.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into account (account, type, upline_id, path, password_hash, password_changed_at, created_at)
      select 'load' || n, 0, case when n <= ${TEAM} then ${agent}::bigint end, case when n <= ${TEAM} then ${`/${agent}/`} else '' end, '!', ${now}, ${now}
      from generate_series(1, ${PLAYERS}) n`.execute(trx);
    await sql`
      insert into wallet (owner_type, owner_id, balance) select 'account', id::text, 1000000 from account where account like 'load%'`.execute(
      trx,
    );
    await sql`create temporary table player on commit drop as
      select row_number() over (order by account.id) - 1 as n, account.id, wallet.id as wallet_id
      from account join wallet on wallet.owner_type = 'account' and wallet.owner_id = account.id::text and wallet.vendor = 'MAIN'
      where account like 'load%'`.execute(trx);
    await sql`create temporary table placed on commit drop as
      select line.n, nextval(pg_get_serial_sequence('bet', 'id')) as bet_id,
        nextval(pg_get_serial_sequence('ledger_txn', 'id')) as bet_txn, nextval(pg_get_serial_sequence('ledger_txn', 'id')) as payout_txn,
        case when line.n % ${OF_MEMBER} = 0 then ${member}::bigint else player.id end as account_id,
        case when line.n % ${OF_MEMBER} = 0 then own.id else player.wallet_id end as wallet_id,
        game.node_id, game.game_type, game.vassalage, 100 + line.n % 900 as stake,
        ${now}::bigint - (${bets}::bigint - line.n) * ${DAYS * DAY} / ${bets}::bigint - 2000 as at
      from generate_series(1, ${bets}::bigint) line (n)
      join player on player.n = (line.n * 7919) % ${PLAYERS}
      join (select row_number() over (order by node_id) - 1 as g, node_id, game_type, vassalage from game limit 1000) game on game.g = line.n % 1000
      join wallet own on own.owner_type = 'account' and own.owner_id = ${String(member)} and own.vendor = 'MAIN'`.execute(trx);
    await sql`
      insert into bet (id, account_id, node_id, game_type, vassalage, stake, valid_stake, payout, status, placed_at, settled_at)
      select bet_id, account_id, node_id, game_type, vassalage, stake, stake, stake, 'settled', at, at + 1000 from placed order by n`.execute(
      trx,
    );
    await sql`
      insert into ledger_txn (id, type, ref_type, ref_id, created_at, idempotency_key, request_hash)
      select txn, type, 'bet', bet_id::text, moment, type || ':' || bet_id, ''
      from placed, lateral (values (bet_txn, 'bet', at), (payout_txn, 'payout', at + 1000)) as booked (txn, type, moment)
      order by txn`.execute(trx);
    await sql`
      insert into ledger_entry (txn_id, wallet_id, type, created_at, amount, balance_after)
      select txn, wallet, type, moment, amount, 1000000
      from placed, (select id from wallet where owner_type = 'house' limit 1) house,
        lateral (values (bet_txn, 'bet', at, wallet_id, -stake), (bet_txn, 'bet', at, house.id, stake),
          (payout_txn, 'payout', at + 1000, wallet_id, stake), (payout_txn, 'payout', at + 1000, house.id, -stake))
          as entry (txn, type, moment, wallet, amount)
      order by txn`.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
  const open = (accountId: number) =>
    platform.transact(trx => openSession(trx, platform, { accountId, kind: 'member', ip: '127.0.0.1', hours: 12 }));
  return { tokens: { member: await open(member), agent: await open(agent) }, now };
}
