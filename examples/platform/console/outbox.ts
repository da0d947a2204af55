import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Platform } from '../platform.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, numberText, parse } from './parse.js';

export interface OutboxRow {
  id: number;
  kind: 'sms' | 'mail';
  target: string;
  text: string;
  at: number;
}

const listQuery = v.object({
  ...stretchQuery,
  after: v.optional(numberText),
  search: filterText,
  kind: v.optional(v.picklist(['sms', 'mail'], 'sms or mail.')),
});

export function outboxRoutes(scope: FastifyInstance, { db }: Platform): void {
  scope.get('/outbox', async (request): Promise<Stretch<OutboxRow>> => {
    const query = parse(listQuery, request.query);
    let found = db
      .selectFrom('outbox')
      .select(['id', 'kind', 'target', 'text', 'created_at as at'])
      .orderBy('id', 'desc')
      .limit(query.pageSize + 1);
    if (query.before !== undefined) found = found.where('id', '<', query.before);
    if (query.after !== undefined) found = found.where('id', '>', query.after);
    if (query.kind) found = found.where('kind', '=', query.kind);
    if (query.search)
      found = found.where(by => by.or([by('target', 'ilike', containing(query.search)), by('text', 'ilike', containing(query.search))]));
    return stretchOf(await found.execute(), query.pageSize);
  });
}
