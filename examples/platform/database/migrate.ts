import { sql } from 'kysely';
import type { Db } from '../platform.js';
import { migrations } from './migrations/migrations.js';

/** Lets only one of several processes on the same PostgreSQL migrate at a time. */
const MIGRATION_LOCK = 4_100_001;

/** Brings the schema up to date; answers the names of the steps that ran now. */
export async function migrate(db: Db): Promise<string[]> {
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
    const done = new Set(rows.map(row => row.name));
    const open = migrations.filter(step => !done.has(step.name));
    for (const step of open) {
      for (const statement of step.statements) await sql.raw(statement).execute(trx);
      await sql`insert into migration (name) values (${step.name})`.execute(trx);
    }
    return open.map(step => step.name);
  });
}
