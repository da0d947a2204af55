import { openClock } from './clock.js';
import { migrate } from './database/migrate.js';
import { openDatabase, type OpenDatabase } from './database/open-database.js';
import { createEvents, type PlatformEvents } from './events.js';
import { createLog } from './log.js';
import type { Db, Platform, PlatformConfig, Trx } from './platform.js';
import { isSeeded, seed } from './seed/seed.js';
import { tellingsOf } from './tell.js';

/** Called when a step ended, with how long it took in milliseconds. */
export type OnStep = (step: string, ms: number) => void;

const RETRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Opens the database, brings its schema up to date, seeds it when it is empty. Throws StartError with what to do. */
export async function openPlatform(config: PlatformConfig, onStep: OnStep = () => undefined): Promise<Platform> {
  const timed = async <T>(name: (result: T) => string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const result = await work();
    onStep(name(result), Math.round(performance.now() - begin));
    return result;
  };
  const database = await timed(
    opened => `database opened (${opened.engine})`,
    () => openDatabase(config),
  );
  try {
    await timed(
      ran => (ran.length > 0 ? `schema: ${ran.join(', ')}` : 'schema is up to date'),
      () => migrate(database.db),
    );
    if (!(await isSeeded(database.db)))
      await timed(
        () => 'seeded',
        () => seed(database.db, config),
      );
    await database.markReady();
    return await assemblePlatform(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A platform on a database that is migrated and seeded. */
export async function assemblePlatform(config: PlatformConfig, database: OpenDatabase): Promise<Platform> {
  const log = createLog(config.logLevel);
  const events = createEvents(error => log.error('a listener failed', { error }));
  return {
    config,
    db: database.db,
    clock: await openClock(database.db),
    log,
    events,
    engine: database.engine,
    transact: work => transact(database.db, events, work),
    close: database.close,
  };
}

/** What was said by `tell` in the transaction is told here, once it stands, so that no call and no timer can forget it. */
async function transact<T>(db: Db, events: PlatformEvents, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, tellings } = await db.transaction().execute(async trx => ({ result: await work(trx), tellings: tellingsOf(trx) }));
      for (const telling of tellings) telling(events);
      return result;
    } catch (error) {
      if (attempt >= RETRIES || !isTransient(error)) throw error;
    }
  }
}

function isTransient(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
  );
}
