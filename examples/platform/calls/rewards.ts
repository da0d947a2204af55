import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { requiredId, toWireAmount } from '../http/wire-input.js';
import { Failure } from '../failure.js';
import type { Language } from '../languages.js';
import type { Platform } from '../platform.js';
import { amountOf } from '../promotions/activities.js';
import { promotionsById } from '../promotions/promotions.js';
import { drawRaffle, lastDraws, prizesOf, type PrizeRow } from '../rewards/raffles.js';
import { availableRewards, claimReward, TICKET_KINDS, type RewardRow } from '../rewards/rewards.js';
import { promotionOf, sourceWords } from '../rewards/words.js';
import { isSwitchedOn } from '../switches.js';

const DRAWS = 10;

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardList',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, language }) {
    await assertOpen(platform);
    const { accountId } = signedIn(caller);
    const { db, clock } = platform;
    const issued = await db
      .selectFrom('activity_application')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('status', '=', 'issued')
      .orderBy('id', 'desc')
      .execute();
    const promotions = await promotionsById(
      db,
      issued.map(row => row.promotion_id),
      language,
    );
    const activities = issued.map(row => {
      const promotion = promotions.get(row.promotion_id);
      return {
        id: String(row.id),
        kind: 'activity',
        title: promotion?.title ?? '',
        lang: promotion?.lang ?? '',
        amount: promotion ? toWireAmount(amountOf(promotion, row)) : 0,
        points: 0,
        expiresAt: null,
        createdAt: row.decided_at ?? row.created_at,
      };
    });
    return { value: { list: [...activities, ...(await toWire(platform, await availableRewards(db, accountId, clock.now()), language))] } };
  },
});

const tickets = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getTicketList',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    await assertOpen(platform);
    const { accountId } = signedIn(caller);
    const own = await availableRewards(platform.db, accountId, platform.clock.now());
    const raffles = [];
    for (const kind of TICKET_KINDS) {
      const mine = own.filter(row => row.kind === kind);
      const ends = mine.flatMap(({ expires_at }) => expires_at ?? []);
      raffles.push({
        kind,
        count: mine.length,
        expiresAt: ends.length > 0 ? Math.min(...ends) : null,
        prizes: withChances(await prizesOf(platform.db, kind)),
      });
    }
    const draws = await lastDraws(platform.db, accountId, DRAWS);
    return {
      value: {
        tickets: raffles,
        draws: draws.map(draw => ({
          id: String(draw.id),
          kind: draw.kind,
          prizeId: String(draw.prize_id),
          ...wonOf(draw),
          drawnAt: draw.drawn_at,
        })),
      },
    };
  },
});

const claim = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  access: 'real',
  input: v.object({ id: requiredId }),
  async answer({ platform, input, caller, language, idempotencyKey }) {
    await assertOpen(platform);
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const reward = await platform.transact(trx =>
      claimReward(trx, { rewardId: input.id, accountId, idempotencyKey, at: platform.clock.now() }),
    );
    return { value: { reward: (await toWire(platform, [reward], language))[0] } };
  },
});

const raffle = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  access: 'real',
  input: v.object({ kind: v.picklist(TICKET_KINDS, `one of ${TICKET_KINDS.join(', ')}`) }),
  async answer({ platform, input: { kind }, caller, idempotencyKey }) {
    await assertOpen(platform);
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const draw = await platform.transact(trx => drawRaffle(trx, { kind, accountId, idempotencyKey, at: platform.clock.now() }));
    const left = (await availableRewards(platform.db, accountId, platform.clock.now())).filter(row => row.kind === kind).length;
    return {
      value: {
        draw: { id: String(draw.id), kind, prizeId: String(draw.prize_id), ...wonOf(draw), drawnAt: draw.drawn_at },
        ticketsLeft: left,
      },
    };
  },
});

export const rewardCalls = [list, tickets, claim, raffle];

/** The reward centre stands and falls with its switch (HDR-25, OP-14). */
async function assertOpen({ db }: Platform): Promise<void> {
  if (!(await isSwitchedOn(db, 'REWARDCENTER3'))) throw new Failure('function-disabled');
}

async function toWire({ db }: Platform, rows: readonly RewardRow[], language: Language) {
  const promotions = await promotionsById(
    db,
    rows.flatMap(row => promotionOf(row.source) ?? []),
    language,
  );
  return rows.map(row => ({
    id: String(row.id),
    kind: row.kind,
    ...sourceWords(row.source, language, promotions),
    amount: row.kind === 'bonus' ? toWireAmount(row.amount) : 0,
    points: row.kind === 'points' ? row.amount : 0,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }));
}

function withChances(prizes: readonly PrizeRow[]) {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.map(prize => ({ id: String(prize.id), ...wonOf(prize), chance: prize.weight / total, left: prize.stock }));
}

function wonOf({ gives, amount }: Pick<PrizeRow, 'gives' | 'amount'>) {
  return { gives, amount: gives === 'bonus' ? toWireAmount(amount) : 0, points: gives === 'points' ? amount : 0 };
}
