import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Longest wait for the only connection before it is taken for a query outside the transaction that holds it. */
const WAIT_LIMIT_MS = 30_000;

/**
 * Lets kysely's PostgreSQL dialect run on PGlite, which has exactly one connection: whoever connects waits in line, first
 * come first served. A query on the pool inside an open transaction would wait for itself for ever, so waiting has a limit.
 */
export class PglitePool implements PostgresPool {
  readonly #database: PGlite;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#taken) await this.#turn();
    this.#taken = true;
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    };
    const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      const result = await this.#database.query<R>(sql, [...parameters]);
      const command = commandOf(sql);
      return { command, rowCount: command === 'SELECT' ? result.rows.length : (result.affectedRows ?? 0), rows: result.rows };
    };
    return { query: query as PostgresPoolClient['query'], release };
  }

  async end(): Promise<void> {
    await this.#database.close();
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(new Error('Waited too long for the database. Inside a transaction every query must run on that transaction.'));
      }, WAIT_LIMIT_MS);
      this.#waiting.push(go);
    });
  }
}

function commandOf(sql: string): PostgresQueryResult<unknown>['command'] {
  const word = /^\s*(insert|update|delete|merge)\b/i.exec(sql)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
