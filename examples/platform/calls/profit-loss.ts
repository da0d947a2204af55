import { sql } from 'kysely';
import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { moment, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { amountOf, isOfClass } from '../ledger/entry-classes.js';
import { dayShift } from '../platform-day.js';
import { recordRange } from '../records/record-range.js';

const DAY = 86_400_000; // ms

interface Row {
  day: number;
  game_type: string;
  stake: number;
  payout: number;
  bonus: number;
  rebate: number;
}

/**
 * What play brought, by day and game type, from the ledger itself: stakes less what was given back, payouts, bonuses, rebates, as the ledger's classes have them
 * (O-29, MEM-08). Days are the platform's, or begin `offset` minutes before Greenwich's.
 */
const profitLoss = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemProfitLoss',
  access: 'real',
  input: v.object({ from: moment, to: moment, offset: v.optional(wholeNumber(-840, 840, 0)) }),
  async answer({ platform, input, caller }) {
    const shift = await dayShift(platform, input.offset);
    const { from, to } = recordRange(input, { now: platform.clock.now(), days: 7 });
    // A reference is a number only where it names a bet, which `case` looks at first.
    const { rows } = await sql<Row>`
      select day, game_type, sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(bonus)::bigint as bonus, sum(rebate)::bigint as rebate
      from (
        select floor((txn.created_at + ${shift}::bigint) / ${DAY}::numeric)::bigint as day, coalesce(bet.game_type, '') as game_type,
          ${amountOf('stake')} as stake, ${amountOf('payout')} as payout, ${amountOf('bonus')} as bonus, ${amountOf('rebate')} as rebate
        from wallet
        join ledger_entry entry on entry.wallet_id = wallet.id
        join ledger_txn txn on txn.id = entry.txn_id
        left join bet on bet.id = case when txn.ref_type = 'bet' then txn.ref_id::bigint end
        where wallet.owner_type = 'account' and wallet.owner_id = ${String(signedIn(caller).accountId)}
          and entry.created_at >= ${from} and entry.created_at < ${to}
          and ${isOfClass('stake', 'payout', 'bonus', 'rebate')}
      ) entries
      group by day, game_type order by day desc, game_type`.execute(platform.db);
    return {
      value: {
        list: rows.map(({ day, game_type, stake, payout, bonus, rebate }) => ({
          day: new Date(day * DAY).toISOString().slice(0, 10),
          gameType: game_type,
          stake: toWireAmount(stake),
          payout: toWireAmount(payout),
          bonus: toWireAmount(bonus),
          rebate: toWireAmount(rebate),
          result: toWireAmount(payout + bonus + rebate - stake),
        })),
      },
    };
  },
});

export const profitLossCalls = [profitLoss];
