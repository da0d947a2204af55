import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformEventMap, PlatformEvents } from './events.js';
import type { Log } from './log.js';
import type { Db, Queryable } from './platform.js';
import type { Telling } from './tell.js';

/** What other processes of the same database have to hear; the rest is for whoever caused it. */
const SHARED: ReadonlySet<keyof PlatformEventMap> = new Set([
  'account-changed',
  'chat-changed',
  'session-ended',
  'status-changed',
  'catalogue-changed',
  'content-changed',
]);
/** These open pages know by a number, which all processes count together. */
const COUNTED: ReadonlySet<keyof PlatformEventMap> = new Set(['status-changed', 'catalogue-changed', 'content-changed']);

const CHANNEL = 'gp_events';
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_AT_ONCE = 50;
const COME_BACK_MS = 500;

/** To be called when the transaction stands, before anybody here is told. */
type Stands = () => void;
export interface EventShare {
  /** Says inside a transaction what happened: the other processes hear it when it stands, and nothing of what was rolled back. */
  announce(trx: Queryable, tellings: readonly Pick<Telling, 'name' | 'detail'>[]): Promise<Stands | undefined>;
  /** Names what is in force, the same in every process. */
  revision(): string;
  stop(): Promise<void>;
}
interface Message {
  from: string;
  revision: number;
  events: [keyof PlatformEventMap, unknown][];
}

/**
 * Tells the processes of one PostgreSQL what happens in any of them, by its own LISTEN and NOTIFY: a notification is part of the
 * transaction that caused it, so it is neither lost nor early, whoever is killed. Who was cut off for a while tells its pages to
 * ask for everything again.
 */
export async function shareEvents(url: string, db: Db, events: PlatformEvents, log: Log): Promise<EventShare> {
  const self = randomBytes(6).toString('hex');
  const { default: pg } = await import('pg');
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let revision = await lastRevision(db);
  let client = await listen();

  async function listen() {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => hear(JSON.parse(payload) as Message));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Of one that listened: a try that failed is followed by the next as it is, and by one only.
    next.once('end', () => !isStopped && comeBack());
    return next;
  }
  function comeBack(): void {
    timer = setTimeout(() => {
      listenAgain().catch((error: unknown) => {
        log.error('the events of other processes are not heard; another try follows', { error });
        if (!isStopped) comeBack();
      });
    }, COME_BACK_MS);
    timer.unref();
  }
  async function listenAgain(): Promise<void> {
    // Before it listens, so that nothing but the listening can fail once it does; what happens in between is asked anew like the rest.
    revision = Math.max(revision, await lastRevision(db));
    client = await listen();
    if (isStopped) return void (await client.end());
    for (const name of COUNTED) events.emit(name, undefined as never);
    events.emit('account-changed', {});
  }
  function hear({ from, revision: last, events: happened }: Message): void {
    revision = Math.max(revision, last);
    if (from === self) return;
    for (const [name, detail] of happened) events.emit(name, (detail ?? undefined) as never);
  }

  return {
    async announce(trx, tellings) {
      const shared = tellings.filter(({ name }) => SHARED.has(name)).map(({ name, detail }): Message['events'][number] => [name, detail]);
      if (shared.length === 0) return undefined;
      let next = revision;
      if (shared.some(([name]) => COUNTED.has(name))) {
        const { rows } = await sql<{ next: number }>`select nextval('change_revision')::int8 as next`.execute(trx);
        next = rows[0]?.next ?? next;
      }
      for (let from = 0; from < shared.length; from += MOST_AT_ONCE) {
        const message: Message = { from: self, revision: next, events: shared.slice(from, from + MOST_AT_ONCE) };
        await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`.execute(trx);
      }
      return () => void (revision = Math.max(revision, next));
    },
    revision: () => `r${revision}`,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}

async function lastRevision(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value::int8 as last from change_revision`.execute(db);
  return rows[0]?.last ?? 0;
}
