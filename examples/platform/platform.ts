import type { Kysely, Transaction } from 'kysely';
import type { Clock } from './clock.js';
import type { Database } from './database/schema.js';
import type { PlatformEvents } from './events.js';
import type { Log } from './log.js';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
/** What a read may run on: the pool, or the transaction that is open. Inside a transaction always hand on the transaction. */
export type Queryable = Db | Trx;

/** Everything that can be set from outside; `main.ts` reads it from the environment. Paths are absolute. */
export interface PlatformConfig {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  partnerPort: number;
  /** Folder of the embedded database, its lock and the operator key; unused parts stay empty with `databaseUrl`. */
  dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  /** Start over with an empty, newly seeded database. */
  fresh: boolean;
  /** The working tree's root: static roots are `dist/cdn`, `examples/site` and so on below it. */
  root: string;
  /** What `/cdn/` serves: a build, or a folder in which `gp-widgets publish` has laid out releases. */
  cdnDir: string;
  merchant: string;
  /** Origins whose pages may call the API; the site's own and the partner's are always among them. */
  allowedOrigins: string[];
  /** Hosts, with or without a port, under which the platform may be asked beside this machine's own names and `host`. */
  ownHosts: string[];
  /** Addresses whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Requests a minute for one address, and for one address on this machine. */
  rateLimit: { remote: number; local: number };
  /** How many games a new database gets at least; without it those of the seed. */
  seedGames?: number;
  /** The moment as of which a new database is seeded, and at which its clock stands; UTC milliseconds. Without it now, and the clock runs. */
  seedAt?: number;
  /** scrypt cost (log2 N) for passwords. Tests use a lower one. */
  passwordCost: number;
  /** Opens `/sandbox/`; kept in the data folder when it is not given. */
  operatorKey: string;
  /** False removes the site's service worker from browsers that have it, and gives it to no other. */
  serviceWorker: boolean;
  logLevel: 'silent' | 'error' | 'info' | 'debug';
}

/** What every route, game and console page works with. No module keeps state of its own. */
export interface Platform {
  readonly config: PlatformConfig;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: PlatformEvents;
  /** `embedded` has one connection; `postgres` has row locks that other clients hold. */
  readonly engine: 'embedded' | 'postgres';
  /**
   * Runs `work` in one database transaction: all of it or nothing. Deadlocks and serialisation failures of a real
   * PostgreSQL are tried again, so `work` must have no effect outside the transaction;
   * it says what it changes by `tell`.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Names what is in force, where several processes of one database count it together. */
  revision?(): string;
  /** Closes the database and lets go of the data folder. */
  close(): Promise<void>;
}
