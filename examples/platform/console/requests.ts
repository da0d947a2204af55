import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Platform } from '../platform.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, numberText, parse } from './parse.js';

export interface RequestRow {
  id: number;
  at: number;
  method: string;
  path: string;
  query: Record<string, unknown>;
  accountId: number | null;
  account: string | null;
  /** After decryption, secrets masked. */
  payload: unknown;
  status: number;
  errorCode: string | null;
  durationMs: number;
}

/** `after` follows live: only rows newer than that id. */
const listQuery = v.object({
  ...stretchQuery,
  after: v.optional(numberText),
  path: filterText,
  account: filterText,
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], 'GET, POST, PUT, PATCH or DELETE.')),
  outcome: v.optional(v.picklist(['ok', 'refused', 'failed'], 'ok, refused or failed.')),
});

export function requestRoutes(scope: FastifyInstance, { db }: Platform): void {
  scope.get('/requests', async (request): Promise<Stretch<RequestRow>> => {
    const query = parse(listQuery, request.query);
    let found = db
      .selectFrom('request_log as log')
      .leftJoin('account', 'account.id', 'log.account_id')
      .select([
        'log.id',
        'log.at',
        'log.method',
        'log.path',
        'log.query',
        'log.account_id as accountId',
        'account.account',
        'log.payload',
        'log.status',
      ])
      .select(['log.error_code as errorCode', 'log.duration_ms as durationMs'])
      .orderBy('log.id', 'desc')
      .limit(query.pageSize + 1);
    if (query.before !== undefined) found = found.where('log.id', '<', query.before);
    if (query.after !== undefined) found = found.where('log.id', '>', query.after);
    if (query.path) found = found.where('log.path', 'ilike', containing(query.path));
    if (query.account) found = found.where('account.account', 'ilike', containing(query.account));
    if (query.method) found = found.where('log.method', '=', query.method);
    if (query.outcome === 'ok') found = found.where('log.status', '<', 400);
    if (query.outcome === 'refused') found = found.where('log.status', '>=', 400).where('log.status', '<', 500);
    if (query.outcome === 'failed') found = found.where('log.status', '>=', 500);
    return stretchOf(await found.execute(), query.pageSize);
  });
}
