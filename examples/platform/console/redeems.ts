import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Delivery } from '../../../src/api/money/delivery.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { decideRedeem, deliveryOf, type RedeemRequest } from '../points/redeem.js';
import { tell } from '../tell.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

/** What a member wants for points. `amount` in minor units, times UTC milliseconds. */
export interface RedeemRow {
  id: number;
  reference: string;
  accountId: number;
  account: string;
  reward: string;
  type: 'bonus' | 'gift';
  points: number;
  amount: number;
  /** Of goods: where they go; null for money, and for what was asked for before addresses were. */
  delivery: Delivery | null;
  status: RedeemRequest['status'];
  note: string | null;
  appliedAt: number;
  decidedAt: number | null;
}

const STATES = ['in_process', 'approved', 'rejected', ''] as const;
const listQuery = v.object({
  ...pageQuery,
  search: filterText,
  state: v.optional(v.picklist(STATES, 'in_process, approved or rejected.'), ''),
});
const rejection = v.object({
  reason: v.pipe(
    plainText('Must say why.'),
    v.trim(),
    v.minLength(3, 'Must say why, in at least 3 characters: the member reads it.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});

/** Who wants what for points, and the operator's word on it (PTS-06, PTS-07, INV-12). */
export function redeemRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/redeems', request => listRedeems(platform, parse(listQuery, request.query)));
  scope.post('/redeems/:id/approve', request => decide(platform, request, 'approved', ''));
  scope.post('/redeems/:id/reject', request => decide(platform, request, 'rejected', parse(rejection, request.body).reason));
}

async function decide(platform: Platform, request: FastifyRequest, status: 'approved' | 'rejected', note: string): Promise<object> {
  const { id } = parse(idParams, request.params);
  await platform.transact(trx => {
    tell(trx, 'content-changed', undefined);
    const read = () => trx.selectFrom('redeem_request').select(['status', 'note', 'points']).where('id', '=', id).executeTakeFirst();
    return audited(trx, platform, request, { action: `redeem.${status}`, ref: `redeem ${id}` }, read, () =>
      decideRedeem(trx, { id, status, note, at: platform.clock.now() }),
    );
  });
  return {};
}

async function listRedeems(
  platform: Platform,
  { search, state, page, pageSize }: v.InferOutput<typeof listQuery>,
): Promise<Page<RedeemRow>> {
  let found = platform.db
    .selectFrom('redeem_request as item')
    .innerJoin('account', 'account.id', 'item.account_id')
    .innerJoin('points_reward as reward', 'reward.id', 'item.reward_id')
    .leftJoin('points_reward_text as words', join => join.onRef('words.reward_id', '=', 'reward.id').on('words.lang', '=', 'EN'));
  if (state) found = found.where('item.status', '=', state);
  if (search)
    found = found.where(by =>
      by.or([
        by('account.account', 'ilike', containing(search)),
        by('words.name', 'ilike', containing(search)),
        by('item.ref_no', 'ilike', containing(search)),
      ]),
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('item')
    .select(['account.account', 'reward.type', 'words.name'])
    .orderBy('item.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const list = rows.map(row => ({
    id: row.id,
    reference: row.ref_no,
    accountId: row.account_id,
    account: row.account,
    reward: row.name ?? '',
    type: row.type,
    points: row.points,
    amount: row.amount,
    delivery: deliveryOf(row),
    status: row.status,
    note: row.note,
    appliedAt: row.applied_at,
    decidedAt: row.decided_at,
  }));
  return pageOf(list, total, pageSize);
}
