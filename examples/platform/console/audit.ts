import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Platform, Queryable, Trx } from '../platform.js';
import { actorOf } from './operator.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, parse } from './parse.js';

export interface AuditRow {
  id: number;
  at: number;
  actor: string;
  action: string;
  ref: string;
  /** Fields that the deed changed, as they were and as they became; null where that is all in `ref`. */
  before: AuditFields | null;
  after: AuditFields | null;
}
type AuditFields = Record<string, string | number | boolean | null>;
/** What the operator did and to what; never a secret. */
export interface Deed {
  action: string;
  ref: string;
  before?: object;
  after?: object;
}

/** Whole texts stand in their own tables; here it is enough to tell them apart. */
const LONGEST = 300;
const listQuery = v.object({ ...stretchQuery, search: filterText });

/** Writes what the operator did, in the transaction that does it. */
export async function audit(
  db: Queryable,
  platform: Platform,
  request: FastifyRequest,
  { action, ref, before, after }: Deed,
): Promise<void> {
  const [was, is] = [flat(before), flat(after)];
  const differs = (name: string) => was[name] !== is[name];
  const kept = (fields: AuditFields) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(fields)
          .filter(([name]) => differs(name))
          .map(([name, value]) => [name, shortened(value)]),
      ),
    );
  await db
    .insertInto('audit')
    .values({
      at: platform.clock.now(),
      actor: actorOf(request),
      action,
      ref,
      before: before ? kept(was) : null,
      after: after ? kept(is) : null,
    })
    .execute();
}

/** Does `work` and writes down what `read` finds before and after it; nothing found is nothing written of that side. */
export async function audited<T>(
  trx: Trx,
  platform: Platform,
  request: FastifyRequest,
  deed: Deed,
  read: () => Promise<object | undefined>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await read();
  const result = await work();
  const after = await read();
  await audit(trx, platform, request, { ...deed, ...(before && { before }), ...(after && { after }) });
  return result;
}

export function auditRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/audit', async (request): Promise<Stretch<AuditRow>> => {
    const { before, pageSize, search } = parse(listQuery, request.query);
    let query = platform.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize + 1);
    if (before !== undefined) query = query.where('id', '<', before);
    if (search)
      query = query.where(by =>
        by.or(['actor', 'action', 'ref'].map(column => by(column as 'actor' | 'action' | 'ref', 'ilike', containing(search)))),
      );
    const rows = await query.execute();
    return stretchOf(
      rows.map(row => ({ ...row, before: fieldsOf(row.before), after: fieldsOf(row.after) })),
      pageSize,
    );
  });
}

function flat(row: object | undefined): AuditFields {
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      value === null || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
        ? value
        : JSON.stringify(value),
    ]),
  );
}

function shortened(value: AuditFields[string]): AuditFields[string] {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}… (${value.length} characters)` : value;
}

function fieldsOf(text: string | null | undefined): AuditFields | null {
  return text ? (JSON.parse(text) as AuditFields) : null;
}
