import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Db, PlatformConfig } from '../platform.js';
import { StartError } from '../start-error.js';
import { lockFolder } from './folder-lock.js';
import { PglitePool } from './pglite-pool.js';
import type { Database } from './schema.js';

export interface OpenDatabase {
  db: Db;
  engine: 'embedded' | 'postgres';
  /** Marks the folder as complete: only then a later start trusts what it finds there. */
  markReady(): Promise<void>;
  close(): Promise<void>;
}

const INT8 = 20;
const CONNECT_LIMIT_MS = 5_000;
const POOL_SIZE = 16;

/** Opens the real PostgreSQL of `databaseUrl`, or the embedded one in the data folder. Throws StartError with what to do. */
export async function openDatabase(config: Pick<PlatformConfig, 'databaseUrl' | 'dataDir' | 'fresh'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.fresh) : openEmbedded(config.dataDir, config.fresh);
}

async function openPostgres(url: string, fresh: boolean): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(INT8, Number);
  let pool;
  try {
    pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  } catch {
    throw unreachable(url, 'it is not a valid address');
  }
  // An idle connection that the server cuts must not end the process; the pool makes a new one.
  pool.on('error', () => undefined);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
    if (fresh) await sql.raw('drop schema public cascade; create schema public').execute(db);
  } catch (error) {
    await db.destroy();
    throw unreachable(url, reason(error));
  }
  return { db, engine: 'postgres', markReady: async () => undefined, close: () => db.destroy() };
}

function unreachable(url: string, why: string): StartError {
  return new StartError(
    `The database of DATABASE_URL (${withoutPassword(url)}) cannot be reached: ${why}. ` +
      'Start that PostgreSQL, correct DATABASE_URL (postgres://user:password@host:5432/name), or unset it to use the embedded database.',
  );
}

async function openEmbedded(dataDir: string, fresh: boolean): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  const readyMark = join(dataDir, 'database.ready');
  try {
    // Without the mark a first start was cut short: there is nothing of worth in the folder yet.
    if (fresh || !existsSync(readyMark)) {
      await rm(readyMark, { force: true });
      await rm(folder, { recursive: true, force: true });
    }
    await rm(join(folder, 'postmaster.pid'), { force: true });
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(folder);
    const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PglitePool(database) }) });
    await sql`select 1`.execute(db);
    return {
      db,
      engine: 'embedded',
      markReady: () => writeFile(readyMark, ''),
      close: async () => {
        await db.destroy();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database folder ${folder} cannot be opened: ${reason(error)}. ` +
        'Start over with `npm start -- --fresh` (what was played is lost), or choose another folder with GP_DATA_DIR.',
    );
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error && error.message ? error.message : String(error);
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = '***';
    return parsed.toString();
  } catch {
    return 'not a valid address';
  }
}
