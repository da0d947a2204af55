import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ACTIVITY_STATUSES, type ActivityStatus } from '../../../src/api/rewards/promotions.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { amountOf, proofsOf } from '../promotions/activities.js';
import { decide } from '../promotions/moves.js';
import { tell } from '../tell.js';
import { audited } from './audit.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, idParams, numberText, parse } from './parse.js';

/** What a member has done with a promotion. Times: UTC milliseconds, amounts: minor units. */
export interface ActivityItem {
  id: number;
  promotionId: number;
  title: string;
  accountId: number;
  account: string;
  status: ActivityStatus;
  comment: string;
  note: string;
  /** Paths of the pictures. */
  images: string[];
  rewardAmount: number;
  createdAt: number;
  decidedAt: number | null;
  claimedAt: number | null;
}

/** `after` follows live: only rows newer than that id. */
const listQuery = v.object({
  ...stretchQuery,
  after: v.optional(numberText),
  search: filterText,
  promotion: v.optional(v.union([v.literal(''), numberText]), ''),
  status: v.optional(v.picklist([...ACTIVITY_STATUSES, ''], `One of ${ACTIVITY_STATUSES.join(', ')}.`), ''),
});
const note = v.pipe(plainText('Must be text.'), v.trim(), v.maxLength(300, 'At most 300 characters.'));
const issue = v.object({ note: v.optional(note, '') });
const reject = v.object({ note: v.pipe(note, v.minLength(1, 'Tell the member why.')) });

/** Applications and other activities, and the operator's word on the former (PRO-05, PRO-06, PRO-13). */
export function activityRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/activities', async (request): Promise<Stretch<ActivityItem>> => {
    const { before, after, pageSize, search, promotion, status } = parse(listQuery, request.query);
    let query = platform.db
      .selectFrom('activity_application as activity')
      .innerJoin('promotion', 'promotion.id', 'activity.promotion_id')
      .innerJoin('account', 'account.id', 'activity.account_id')
      .leftJoin('promotion_text as words', join => join.onRef('words.promotion_id', '=', 'promotion.id').on('words.lang', '=', 'EN'))
      .selectAll('activity')
      .select(['promotion.reward_amount', 'account.account', 'words.title'])
      .orderBy('activity.id', 'desc')
      .limit(pageSize + 1);
    if (before !== undefined) query = query.where('activity.id', '<', before);
    if (after !== undefined) query = query.where('activity.id', '>', after);
    if (promotion !== '') query = query.where('activity.promotion_id', '=', promotion);
    if (status) query = query.where('activity.status', '=', status);
    if (search)
      query = query.where(by =>
        by.or([
          by('account.account', 'ilike', containing(search)),
          by('activity.comment', 'ilike', containing(search)),
          by('words.title', 'ilike', containing(search)),
        ]),
      );
    const rows = await query.execute();
    const proofs = await proofsOf(
      platform.db,
      rows.map(row => row.id),
    );
    return stretchOf(
      rows.map(row => ({
        id: row.id,
        promotionId: row.promotion_id,
        title: row.title ?? '',
        accountId: row.account_id,
        account: row.account,
        status: row.status,
        comment: row.comment ?? '',
        note: row.note ?? '',
        images: proofs.get(row.id) ?? [],
        rewardAmount: amountOf(row, row),
        createdAt: row.created_at,
        decidedAt: row.decided_at,
        claimedAt: row.claimed_at,
      })),
      pageSize,
    );
  });

  scope.post('/activities/:id/issue', request => settle(request, 'issued', parse(issue, request.body).note));
  scope.post('/activities/:id/reject', request => settle(request, 'rejected', parse(reject, request.body).note));

  async function settle(request: FastifyRequest, status: 'issued' | 'rejected', text: string): Promise<object> {
    const { id } = parse(idParams, request.params);
    await platform.transact(trx => {
      // The member's page follows.
      tell(trx, 'content-changed', undefined);
      const read = () => trx.selectFrom('activity_application').select(['status', 'note']).where('id', '=', id).executeTakeFirst();
      return audited(
        trx,
        platform,
        request,
        { action: status === 'issued' ? 'activity.issue' : 'activity.reject', ref: String(id) },
        read,
        () => decide(trx, { id, status, note: text, at: platform.clock.now() }),
      );
    });
    return {};
  }
}
