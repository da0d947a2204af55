import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Platform, Queryable } from '../platform.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, parse } from './parse.js';

export interface AuditRow {
  id: number;
  at: number;
  actor: string;
  action: string;
  ref: string;
}
/** What the operator did and to what; never a secret. */
export interface Deed {
  action: string;
  ref: string;
}

const listQuery = v.object({ ...stretchQuery, search: filterText });

/** Writes what the operator did, in the transaction that does it. */
export async function audit(db: Queryable, platform: Platform, request: FastifyRequest, deed: Deed): Promise<void> {
  await db
    .insertInto('audit')
    .values({ at: platform.clock.now(), actor: `operator ${request.ip}`, action: deed.action, ref: deed.ref })
    .execute();
}

export function auditRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/audit', async (request): Promise<Stretch<AuditRow>> => {
    const { before, pageSize, search } = parse(listQuery, request.query);
    let query = platform.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(pageSize + 1);
    if (before !== undefined) query = query.where('id', '<', before);
    if (search) query = query.where(by => by.or(['actor', 'action', 'ref'].map(column => by(column as 'actor' | 'action' | 'ref', 'ilike', containing(search)))));
    return stretchOf(await query.execute(), pageSize);
  });
}
