import * as v from 'valibot';
import { defineCall } from '../http/call.js';
import { toWireAmount } from '../http/wire-input.js';
import { potBalance, potTerms } from '../jackpot/pot.js';

/** What the pot of the jackpot games holds, in the form that `gp-jackpot` takes as its source (OP-28). */
const jackpot = defineCall({
  method: 'GET',
  path: '/wps/system/jackpot',
  access: 'open',
  input: v.object({}),
  async answer({ platform }) {
    const { db } = platform;
    const [pot, { rate }, merchant] = await Promise.all([
      potBalance(platform),
      potTerms(db),
      db.selectFrom('merchant').select('currency').where('code', '=', platform.config.merchant).executeTakeFirstOrThrow(),
    ]);
    return { amount: toWireAmount(pot), currency: merchant.currency, share: rate / 10, games: '/rng?class=JP', rules: '/help#fairness' };
  },
});

export const jackpotCalls = [jackpot];
