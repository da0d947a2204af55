import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { toWireAmount, wholeNumber } from '../http/wire-input.js';
import type { Platform } from '../platform.js';
import { claimedLevels, claimVipBonus, vipOf } from '../vip/vip.js';
import { isSwitchedOn } from '../switches.js';

const HIGHEST = 1_000;

const info = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getVipInfo',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    await assertOn(platform);
    return { value: await toWire(platform, signedIn(caller).accountId) };
  },
});

const claim = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimVipBonus',
  access: 'real',
  input: v.object({ level: wholeNumber(1, HIGHEST, 0) }),
  async answer({ platform, caller, input, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    await assertOn(platform);
    assertKeyed(idempotencyKey);
    await platform.transact(trx => claimVipBonus(trx, { accountId, level: input.level, key: idempotencyKey, at: platform.clock.now() }));
    return { value: await toWire(platform, accountId) };
  },
});

export const vipCalls = [info, claim];

/** VIP as a whole stands and falls with its switch (MEM-19). */
async function assertOn({ db }: Platform): Promise<void> {
  if (!(await isSwitchedOn(db, 'VIPSYS3'))) throw new Failure('function-disabled');
}

async function toWire({ db }: Platform, accountId: number) {
  const { rank, ranks, stake } = await vipOf(db, accountId);
  const claimed = await claimedLevels(db, accountId);
  return {
    level: rank.level,
    label: rank.label,
    stake: toWireAmount(stake),
    ranks: ranks.map(({ level, label, need, bonus_amount }) => {
      const taken = claimed.get(level);
      const status = taken !== undefined ? 'claimed' : bonus_amount === 0 ? 'none' : level <= rank.level ? 'claimable' : 'locked';
      return { level, label, need: toWireAmount(need), bonus: toWireAmount(taken ?? bonus_amount), status };
    }),
  };
}
