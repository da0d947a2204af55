import type { Kysely } from 'kysely';
import type { Database } from './database/schema.js';

/** All time of the sandbox. The operator may shift or freeze it; nothing else asks the machine for the time. */
export interface Clock {
  /** UTC milliseconds. */
  now(): number;
  state(): ClockState;
  /** Moves the clock by `ms` from what it shows now. */
  advance(ms: number): Promise<void>;
  /** Sets the clock to a moment in UTC milliseconds. */
  set(at: number): Promise<void>;
  freeze(): Promise<void>;
  /** Lets it run on from what it shows. */
  run(): Promise<void>;
  /** Reads again what is stored, after another process or a reset changed it. */
  reload(): Promise<void>;
}

interface ClockState {
  offsetMs: number;
  /** The moment at which it stands, when it is frozen. */
  frozenAt: number | null;
}

/** A clock that keeps its offset in the database, so that a restart does not turn time back. */
export async function openClock(db: Kysely<Database>, machineTime: () => number = Date.now): Promise<Clock> {
  let state: ClockState = { offsetMs: 0, frozenAt: null };
  const now = () => state.frozenAt ?? machineTime() + state.offsetMs;

  async function store(next: ClockState) {
    const row = { offset_ms: next.offsetMs, frozen_at: next.frozenAt };
    await db
      .insertInto('clock')
      .values({ id: 1, ...row })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute();
    state = next;
  }
  async function reload() {
    const row = await db.selectFrom('clock').selectAll().where('id', '=', 1).executeTakeFirst();
    state = { offsetMs: row?.offset_ms ?? 0, frozenAt: row?.frozen_at ?? null };
  }
  async function set(at: number) {
    await store({ offsetMs: at - machineTime(), frozenAt: state.frozenAt === null ? null : at });
  }

  await reload();
  return {
    now,
    state: () => ({ ...state }),
    set,
    reload,
    advance: ms => set(now() + ms),
    freeze: () => store({ ...state, frozenAt: now() }),
    run: () => store({ offsetMs: now() - machineTime(), frozenAt: null }),
  };
}
