import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { askedPath, routeOf } from '../http/route-of.js';
import type { Platform, Trx } from '../platform.js';
import { audited } from './audit.js';
import { moment, parse } from './parse.js';

export interface FaultRow {
  /** Beginning of the paths it meets; the longest fitting one acts. */
  path: string;
  kind: 'latency' | 'error' | 'cut';
  /** Milliseconds of latency, or the HTTP status of the error; 0 for cut. */
  value: number;
  /** UTC milliseconds; null until it is removed. */
  until: number | null;
}

const OWN_PATH = '/sandbox';
const MAX_LATENCY_MS = 120_000;
/** How long another process on the same database may go on with the faults it knew. */
const REFRESH_MS = 1_000;

const path = v.pipe(
  plainText('Must be the beginning of a path.'),
  v.trim(),
  v.regex(/^\/[^\s?#]{0,200}$/, 'Must begin with / and hold no spaces, ? or #.'),
  v.check(value => !value.startsWith(OWN_PATH), 'The console itself takes no faults.'),
);
const until = v.optional(v.nullable(moment), null);
const fault = v.variant(
  'kind',
  [
    v.object({
      path,
      until,
      kind: v.literal('latency'),
      value: v.pipe(
        v.number('Must be milliseconds.'),
        v.integer('Must be whole milliseconds.'),
        v.minValue(1, 'At least 1 ms.'),
        v.maxValue(MAX_LATENCY_MS, `At most ${MAX_LATENCY_MS} ms.`),
      ),
    }),
    v.object({
      path,
      until,
      kind: v.literal('error'),
      value: v.pipe(
        v.number('Must be an HTTP status.'),
        v.integer('Must be an HTTP status.'),
        v.minValue(400, 'From 400 to 599.'),
        v.maxValue(599, 'From 400 to 599.'),
      ),
    }),
    v.object({ path, until, kind: v.literal('cut'), value: v.optional(v.literal(0, 'A cut has no value.'), 0) }),
  ],
  'latency, error or cut.',
);
const removal = v.object({ path: plainText('Must be the path of a fault.') });

/** The faults of the database, kept for a second so that a request costs no query. */
export interface FaultList {
  reload(): Promise<void>;
  find(path: string): Promise<FaultRow | undefined>;
}

export function createFaultList({ db, clock }: Platform): FaultList {
  let known: FaultRow[] = [];
  let freshUntil = -1;
  let loading: Promise<void> | undefined;

  async function load() {
    known = await db
      .selectFrom('fault')
      .selectAll()
      .orderBy(sql`length(path)`, 'desc')
      .execute();
    freshUntil = performance.now() + REFRESH_MS;
  }
  return {
    reload: load,
    async find(wanted) {
      if (performance.now() > freshUntil) await (loading ??= load().finally(() => (loading = undefined)));
      return known.find(row => wanted.startsWith(row.path) && (row.until === null || row.until > clock.now()));
    },
  };
}

/** Makes requests slow, failing or cut as the operator ordered. For `onRequest`; preflights and the console pass. */
export function faultHook(faults: FaultList) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'OPTIONS' || routeOf(request).startsWith(OWN_PATH)) return;
    const found = await faults.find(askedPath(request));
    if (found?.kind === 'latency') await delay(found.value, undefined, { ref: false });
    if (found?.kind === 'error') {
      await reply
        .status(found.value)
        .send({ success: false, code: 'unknown', message: `Fault ordered in the operator console for ${found.path}.` });
    }
    if (found?.kind === 'cut') {
      reply.hijack();
      request.raw.socket.destroy();
    }
  };
}

export function faultRoutes(scope: FastifyInstance, platform: Platform, faults: FaultList): void {
  const { db } = platform;
  scope.get('/faults', () => list());

  scope.put('/faults', async request => {
    const wanted = parse(fault, request.body);
    await platform.transact(async trx => {
      const end = wanted.until === null ? 'until removed' : `until ${new Date(wanted.until).toISOString()}`;
      const deed = { action: 'fault.set', ref: `${wanted.path} ${wanted.kind} ${wanted.value} ${end}` };
      await audited(
        trx,
        platform,
        request,
        deed,
        () => faultOf(trx, wanted.path),
        () =>
          trx
            .insertInto('fault')
            .values(wanted)
            .onConflict(conflict => conflict.column('path').doUpdateSet(wanted))
            .execute(),
      );
    });
    await faults.reload();
    return list();
  });

  scope.delete('/faults', async request => {
    const wanted = parse(removal, request.query);
    await platform.transact(async trx => {
      const remove = () => trx.deleteFrom('fault').where('path', '=', wanted.path).executeTakeFirst();
      const gone = await audited(
        trx,
        platform,
        request,
        { action: 'fault.remove', ref: wanted.path },
        () => faultOf(trx, wanted.path),
        remove,
      );
      if (gone.numDeletedRows === 0n) throw new Failure('not-found', { message: `There is no fault for ${wanted.path}.` });
    });
    await faults.reload();
    return list();
  });

  async function list(): Promise<{ list: FaultRow[] }> {
    return { list: await db.selectFrom('fault').selectAll().orderBy('path').execute() };
  }
}

function faultOf(trx: Trx, path: string): Promise<object | undefined> {
  return trx.selectFrom('fault').select(['kind', 'value', 'until']).where('path', '=', path).forNoKeyUpdate().executeTakeFirst();
}
