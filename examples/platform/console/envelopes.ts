import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sentEnvelopes, type SentShare } from '../envelopes/envelope-lists.js';
import { envelopeReference } from '../envelopes/red-envelopes.js';
import type { Platform } from '../platform.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { filterText, parse } from './parse.js';

/** A red envelope of an agent. Amounts in minor units, times UTC milliseconds. */
export interface EnvelopeRow {
  id: number;
  reference: string;
  senderId: number;
  sender: string;
  total: number;
  remark: string;
  status: 'open' | 'done' | 'returned';
  returned: number;
  shares: SentShare[];
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
}

const STATES = ['open', 'done', 'returned', ''] as const;
const listQuery = v.object({ ...pageQuery, search: filterText, state: v.optional(v.picklist(STATES, 'open, done or returned.'), '') });

/** Who gave what to whom in red envelopes, and what was opened (AGT-19). Nothing here can be changed: the money is the agents'. */
export function envelopeRoutes(scope: FastifyInstance, { db }: Platform): void {
  scope.get('/envelopes', async (request): Promise<Page<EnvelopeRow>> => {
    const { page, pageSize, search, state } = parse(listQuery, request.query);
    const { list, total } = await sentEnvelopes(
      db,
      { search, state: state || undefined },
      { limit: pageSize, offset: (page - 1) * pageSize },
    );
    const rows = list.map(row => ({
      id: row.id,
      reference: envelopeReference(row.id),
      senderId: row.sender_id,
      sender: row.sender,
      total: row.total,
      remark: row.remark,
      status: row.status,
      returned: row.returned,
      shares: row.shares,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
    }));
    return pageOf(rows, total, pageSize);
  });
}
