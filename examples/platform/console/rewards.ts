import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { TICKET_KINDS } from '../../../src/api/rewards/reward-names.js';
import type { RafflePrizeTable, RewardTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform, Queryable } from '../platform.js';
import { isExpired, isTicket } from '../rewards/rewards.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, idParams, keyHeaders, numberText, parse } from './parse.js';
import { assertSeen } from './seen.js';

/** What waits for a member or has been claimed; `drawn`: what a ticket has brought. Amounts: minor units of a bonus, or points. Times: UTC milliseconds. */
export interface RewardItem {
  id: number;
  account: string;
  accountId: number;
  kind: RewardTable['kind'];
  amount: number;
  state: 'available' | 'claimed' | 'expired';
  drawn: { gives: RafflePrizeTable['gives']; amount: number } | null;
  createdAt: number;
  expiresAt: number | null;
  claimedAt: number | null;
}
/** A prize; `stock` null without end, weight 0 never drawn. */
export type PrizeRow = v.InferOutput<typeof prize> & { id: number };
/** With its chance from 0 to 1, as members read it, and how often it was drawn. */
export type ListedPrize = PrizeRow & { chance: number; drawn: number };

const TRIAL = 4;
const DAY_MS = 86_400_000;
const KINDS = [...TICKET_KINDS, 'bonus', 'points'] as const;
const whole = (most: number) =>
  v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(0, 'At least 0.'),
    v.maxValue(most, `At most ${most}.`),
  );
/** `after` follows live: only rows newer than that id. */
const listQuery = v.object({
  ...stretchQuery,
  after: v.optional(numberText),
  search: filterText,
  kind: v.optional(v.picklist([...KINDS, ''], `One of ${KINDS.join(', ')}.`), ''),
});
const grant = v.pipe(
  v.object({
    account: v.pipe(
      plainText('Must be text.'),
      v.trim(),
      v.minLength(1, 'Must not be empty.'),
      v.maxLength(120, 'At most 120 characters.'),
    ),
    kind: v.picklist(KINDS, 'Choose what to give.'),
    /** Of a bonus or points; 0 for tickets. */
    amount: whole(10_000_000),
    count: v.pipe(whole(50), v.minValue(1, 'At least 1.')),
    /** Until it expires; 0 for never. */
    days: whole(365),
  }),
  v.forward(
    v.check(({ kind, amount }) => isTicket(kind) || amount > 0, 'Must be more than 0.'),
    ['amount'],
  ),
  v.transform(given => ({ ...given, amount: isTicket(given.kind) ? 0 : given.amount })),
);
const prize = v.pipe(
  v.object({
    kind: v.picklist(TICKET_KINDS, 'Choose a raffle.'),
    gives: v.picklist(['bonus', 'points', 'nothing'], 'Choose what it gives.'),
    amount: whole(10_000_000),
    weight: whole(1_000_000),
    stock: v.nullable(whole(1_000_000)),
    sort: whole(100_000),
  }),
  v.forward(
    v.check(({ gives, amount }) => gives === 'nothing' || amount > 0, 'Must be more than 0.'),
    ['amount'],
  ),
  v.transform(given => ({ ...given, amount: given.gives === 'nothing' ? 0 : given.amount })),
);

/** Rewards and tickets for members, and the prizes that tickets draw (PRO-15, PRO-16, INV-16). */
export function rewardRoutes(scope: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;

  scope.get('/rewards', async (request): Promise<Stretch<RewardItem>> => {
    const { before, after, pageSize, search, kind } = parse(listQuery, request.query);
    let query = db
      .selectFrom('reward')
      .innerJoin('account', 'account.id', 'reward.account_id')
      .leftJoin('raffle_draw as draw', 'draw.reward_id', 'reward.id')
      .selectAll('reward')
      .select(['account.account', 'draw.gives as won', 'draw.amount as won_amount'])
      .orderBy('reward.id', 'desc')
      .limit(pageSize + 1);
    if (before !== undefined) query = query.where('reward.id', '<', before);
    if (after !== undefined) query = query.where('reward.id', '>', after);
    if (kind) query = query.where('reward.kind', '=', kind);
    if (search) query = query.where('account.account', 'ilike', containing(search));
    const rows = (await query.execute()).map((row): RewardItem => ({
      id: row.id,
      account: row.account,
      accountId: row.account_id,
      kind: row.kind,
      amount: row.amount,
      state: row.status === 'available' && isExpired(row, clock.now()) ? 'expired' : row.status,
      drawn: row.won === null ? null : { gives: row.won, amount: row.won_amount ?? 0 },
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      claimedAt: row.claimed_at,
    }));
    return stretchOf(rows, pageSize);
  });

  // The header `Idempotency-Key` makes a repeat harmless (INV-04).
  scope.post('/rewards', async (request): Promise<object> => {
    const { account, kind, amount, count, days } = parse(grant, request.body);
    const key = parse(keyHeaders, request.headers)['idempotency-key'];
    const at = clock.now();
    await platform.transact(async trx => {
      const found = await trx
        .selectFrom('account')
        .select(['id', 'type'])
        .where(by => by.fn('lower', ['account']), '=', account.toLowerCase())
        .executeTakeFirst();
      if (!found || found.type === TRIAL)
        throw new Failure('bad-request', {
          message: `There is no member or agent “${account}”.`,
          fields: { account: 'Nobody has this name.' },
        });
      const row = {
        account_id: found.id,
        kind,
        amount,
        source: 'gift',
        expires_at: days === 0 ? null : at + days * DAY_MS,
        created_at: at,
        grant_key: `${found.id}:${key}`,
      };
      const given = await trx
        .insertInto('reward')
        .values(Array.from({ length: count }, (_, no) => ({ ...row, grant_no: no })))
        .onConflict(conflict => conflict.columns(['grant_key', 'grant_no']).doNothing())
        .returning('id')
        .execute();
      if (given.length === 0) return;
      await audit(trx, platform, request, { action: 'reward.give', ref: account, after: { kind, amount, count, days } });
      tell(trx, 'content-changed', undefined);
    });
    return {};
  });

  scope.get('/prizes', answer);

  scope.post('/prizes', async request => {
    const item = parse(prize, request.body);
    await platform.transact(async trx => {
      const { id } = await trx.insertInto('raffle_prize').values(item).returning('id').executeTakeFirstOrThrow();
      await audit(trx, platform, request, { action: 'prize.add', ref: `${id} ${item.kind}`, after: item });
      tell(trx, 'content-changed', undefined);
    });
    return answer();
  });

  scope.put('/prizes/:id', async request => {
    const { id } = parse(idParams, request.params);
    const item = parse(prize, request.body);
    const { seen } = parse(v.object({ seen: v.optional(v.looseObject({})) }), request.body);
    await platform.transact(async trx => {
      const before = await trx.selectFrom('raffle_prize').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
      if (!before) throw new Failure('not-found', { message: `There is no prize ${id}.` });
      if (before.kind !== item.kind)
        throw new Failure('bad-request', {
          message: 'A prize stays in its raffle.',
          fields: { kind: 'Add it to the other raffle instead.' },
        });
      await assertSeen(trx, seen, before, { action: 'prize.change', ref: `${id} ` });
      await trx.updateTable('raffle_prize').set(item).where('id', '=', id).execute();
      await audit(trx, platform, request, { action: 'prize.change', ref: `${id} ${item.kind}`, before, after: { id, ...item } });
      tell(trx, 'content-changed', undefined);
    });
    return answer();
  });

  async function answer(): Promise<{ list: ListedPrize[] }> {
    return { list: await listPrizes(db) };
  }
}

async function listPrizes(db: Queryable): Promise<ListedPrize[]> {
  const rows = await db.selectFrom('raffle_prize').selectAll().orderBy('sort').orderBy('id').execute();
  const counts = await db
    .selectFrom('raffle_draw')
    .select(by => ['prize_id', by.fn.countAll<number>().as('count')])
    .groupBy('prize_id')
    .execute();
  const weightOf = (row: PrizeRow) => (row.stock === 0 ? 0 : row.weight);
  return rows.map(row => {
    const total = rows.filter(({ kind }) => kind === row.kind).reduce((sum, each) => sum + weightOf(each), 0);
    return {
      ...row,
      chance: total === 0 ? 0 : weightOf(row) / total,
      drawn: Number(counts.find(({ prize_id }) => prize_id === row.id)?.count ?? 0),
    };
  });
}
