import { sql, type RawBuilder } from 'kysely';
import { forgetOldNonces } from '../http/seal.js';
import type { Platform, Queryable } from '../platform.js';
import { repeatEvery } from '../repeat.js';

const EVERY_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;
/** Steps of an authenticator are so long. */
const TOTP_STEP_MS = 30_000;
/** Accounts and game sessions at a time, so that nobody waits for long. */
const BATCH = 100;
/** What a demo session leaves, which goes with it. */
const PLAYED = ['game_round', 'open_round', 'fixture_bet', 'duel_seat'] as const;

/** Looks each minute for what is over by the sandbox clock. Answers what ends it. */
export function startRemovingOld(platform: Platform): () => Promise<void> {
  return repeatEvery(
    EVERY_MS,
    () => removeOld(platform),
    error => platform.log.error('old rows stay', { error }),
  );
}

/**
 * Removes what nobody can use any more and nothing else removes: counted tries, spent proofs and codes, sessions and free-play
 * accounts that are over, launches of games that nobody played. What proves money, play or consent stays.
 */
export async function removeOld(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  await forgetOldNonces(platform);
  // No window in which tries are counted is longer.
  const window = await db.selectFrom('setting').select('value').where('key', '=', 'login_failures_minutes').executeTakeFirst();
  await db
    .deleteFrom('login_attempt')
    .where('last_at', '<', now - Math.max(DAY_MS, Number(window?.value ?? 0) * MINUTE_MS))
    .execute();
  await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await db.deleteFrom('slider').where('expires_at', '<', now).execute();
  await db.deleteFrom('proof').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_login').where('expires_at', '<', now).execute();
  // For a day whoever comes late still hears that the time is over, and not that there is no such thing.
  for (const table of ['login_challenge', 'verification_code', 'phone_session', 'handover_code'] as const)
    await db
      .deleteFrom(table)
      .where('expires_at', '<', now - DAY_MS)
      .execute();
  await db
    .deleteFrom('sms_usage')
    .where('sent_at', '<', now - 2 * DAY_MS)
    .execute();
  await db
    .deleteFrom('totp_use')
    .where('step', '<', Math.floor((now - DAY_MS) / TOTP_STEP_MS))
    .execute();
  await db.deleteFrom('idp_record').where('expires_at', '<', Date.now()).execute();
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', now - MONTH_MS)
    .execute();
  await db
    .deleteFrom('session')
    .where('expires_at', '<', now - MONTH_MS)
    .execute();
  await removeTrials(platform, now);
  await removeLaunches(platform, now);
}

/** Free-play accounts own nothing (INV-05): a day after their last session they go, unless something of theirs is kept. */
async function removeTrials(platform: Platform, now: number): Promise<void> {
  await platform.transact(async trx => {
    const kept = await references(trx, 'account', ['session']);
    const { rows } = await sql<{ id: number }>`
      select account.id from account where type = 4 and created_at < ${now - DAY_MS}
        and not exists (select 1 from session where account_id = account.id and expires_at >= ${now - DAY_MS} and (revoked_at is null or revoked_at >= ${now - DAY_MS}))
        and ${kept} order by account.id limit ${BATCH} for update of account skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await trx.deleteFrom('session').where('account_id', 'in', ids).execute();
    await trx.deleteFrom('account').where('id', 'in', ids).execute();
  });
}

/** Demo sessions with their rounds, a day after their end; launches for real money in which nothing was played, after a month. */
async function removeLaunches(platform: Platform, now: number): Promise<void> {
  await platform.transact(async trx => {
    const [demo, real] = await Promise.all([references(trx, 'game_session', PLAYED), references(trx, 'game_session', [])]);
    const { rows } = await sql<{ id: number }>`
      select game_session.id from game_session where (mode = 'demo' and expires_at < ${now - DAY_MS} and ${demo}) or (mode = 'real' and expires_at < ${now - MONTH_MS} and ${real})
      order by game_session.id limit ${BATCH} for update of game_session skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    for (const table of PLAYED) await trx.deleteFrom(table).where('game_session_id', 'in', ids).execute();
    await trx.deleteFrom('game_session').where('id', 'in', ids).execute();
  });
}

/** True of a row to which no row of any other table refers, as the database's own foreign keys say. */
async function references(db: Queryable, table: string, aside: readonly string[]): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ from_table: string; from_column: string }>`
    select source.relname as from_table, attribute.attname as from_column from pg_constraint
      join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and target.relname = ${table} and array_length(conkey, 1) = 1 and source.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  const others = rows.filter(row => !aside.includes(row.from_table));
  return sql<boolean>`${sql.join([sql`true`, ...others.map(row => sql`not exists (select 1 from ${sql.table(row.from_table)} other where other.${sql.ref(row.from_column)} = ${sql.table(table)}.id)`)], sql` and `)}`;
}
