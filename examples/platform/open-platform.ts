import { openClock } from './clock.js';
import { migrate } from './database/migrate.js';
import { openDatabase, type OpenDatabase } from './database/open-database.js';
import { createEvents, type PlatformEventMap, type PlatformEvents } from './events.js';
import { createLog } from './log.js';
import type { Db, Platform, PlatformConfig, Trx } from './platform.js';
import { isSeeded, seed } from './seed/seed.js';
import { shareEvents, type EventShare } from './share-events.js';
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
  const { db, engine } = database;
  const clock = await openClock(db);
  const share = config.databaseUrl === undefined ? undefined : await shareEvents(config.databaseUrl, db, events, log);
  // The clock may have been turned by another process.
  const stopFollowing =
    share &&
    events.on('status-changed', () => void clock.reload().catch((error: unknown) => log.error('the clock is not known', { error })));
  const tellOthers = (name: keyof PlatformEventMap, detail: unknown) =>
    share?.announce(db, [{ name, detail }]).then(
      stands => stands?.(),
      (error: unknown) => log.error('other processes were not told', { name, error }),
    );
  return {
    config,
    db,
    clock,
    log,
    // Said outside of a transaction: of what stands already.
    events: {
      ...events,
      emit(name, detail) {
        events.emit(name, detail);
        void tellOthers(name, detail);
      },
    },
    engine,
    ...(share && { revision: share.revision }),
    transact: work => transact(db, events, share, work),
    async close() {
      stopFollowing?.();
      await share?.stop();
      await database.close();
    },
  };
}

/** What was said by `tell` in the transaction is told here, once it stands, so that no call and no timer can forget it. */
async function transact<T>(db: Db, events: PlatformEvents, share: EventShare | undefined, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, tellings, stands } = await db.transaction().execute(async trx => {
        const result = await work(trx);
        const tellings = tellingsOf(trx);
        return { result, tellings, stands: await share?.announce(trx, tellings) };
      });
      stands?.();
      for (const telling of tellings) telling.to(events);
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
