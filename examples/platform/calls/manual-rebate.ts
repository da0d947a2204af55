import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { toWireAmount, wholeNumber } from '../http/wire-input.js';
import type { Queryable } from '../platform.js';
import { claimRebate, openRebate, partsOfClaims, type RebateClaim, type RebatePart } from '../rebate/rebate.js';

const PAGE_SIZE = 10;
const WHOLE = 10_000;

/** What is open by game type, and what was claimed (O-35, MEM-14). */
const rebate = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebate',
  access: 'real',
  input: v.object({ page: wholeNumber(1, 100_000, 1) }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const { db } = platform;
    const open = await openRebate(db, accountId);
    const own = db.selectFrom('rebate_claim').where('account_id', '=', accountId);
    const { total } = await own.select(by => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .select(['id', 'amount', 'created_at'])
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((input.page - 1) * PAGE_SIZE)
      .execute();
    return {
      value: {
        rank: open.rank.label,
        list: open.parts.map(toWirePart),
        total: toWireAmount(open.total),
        history: await toWireClaims(db, rows),
        totalPages: Math.max(1, Math.ceil(Number(total) / PAGE_SIZE)),
      },
    };
  },
});

/** Claims all that is open (O-36). */
const claim = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimManualRebate',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const claimId = await platform.transact(trx => claimRebate(trx, { accountId, key: idempotencyKey, at: platform.clock.now() }));
    const row = await platform.db
      .selectFrom('rebate_claim')
      .select(['id', 'amount', 'created_at'])
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow();
    return { value: { claim: (await toWireClaims(platform.db, [row]))[0] } };
  },
});

export const manualRebateCalls = [rebate, claim];

async function toWireClaims(db: Queryable, rows: readonly RebateClaim[]) {
  const parts = await partsOfClaims(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    id: String(row.id),
    amount: toWireAmount(row.amount),
    claimedAt: row.created_at,
    parts: (parts.get(row.id) ?? []).map(toWirePart),
  }));
}

/** On the wire a rate is a part of the stake: 0.0075 is three quarters of a percent. */
function toWirePart({ gameType, validStake, rate, amount }: RebatePart) {
  return { gameType, validStake: toWireAmount(validStake), rate: rate / WHOLE, amount: toWireAmount(amount) };
}
