import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText, moment, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { dayShift } from '../platform-day.js';
import { recordRange } from '../records/record-range.js';
import { downlinesOf, wayDown } from '../team/downlines.js';
import { teamOverview, type TeamFigures } from '../team/overview.js';
import { downlineOf, treeOf } from '../team/tree.js';

const DAY = 86_400_000; // ms

/** What the team did, whole and direct, and day by day, days without anything too; newest first (O-53, AGT-04). */
const overview = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamOverview',
  access: 'agent',
  input: v.object({ from: moment, to: moment, offset: v.optional(wholeNumber(-840, 840, 0)) }),
  async answer({ platform, caller, input }) {
    const now = platform.clock.now();
    const { from, to } = recordRange(input, { now, days: 7 });
    const offset = await dayShift(platform, input.offset);
    const { team, direct, days } = await teamOverview(platform.db, await treeOf(platform.db, signedIn(caller).accountId), {
      from,
      to,
      offset,
    });
    const [first, last] = [from, Math.max(from, Math.min(to - 1, now))].map(at => Math.floor((at + offset) / DAY)) as [number, number];
    const shown = Array.from({ length: last - first + 1 }, (_, index) => last - index);
    return {
      value: {
        team: { ...toWire(team), members: team.members },
        direct: { ...toWire(direct), members: direct.members },
        list: shown.map(day => ({ day: new Date(day * DAY).toISOString().slice(0, 10), ...toWire(days.get(day)) })),
      },
    };
  },
});

/**
 * Accounts of the own tree below `upline`, or below the caller: direct downlines, those of a level, or whoever a part of a name fits
 * (O-56, AGT-06). `path` is the way down from the agent.
 */
const downlines = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineList',
  access: 'agent',
  input: v.object({
    account: inputText,
    level: wholeNumber(0, 1_000, 0),
    upline: inputText,
    page: wholeNumber(1, 100_000, 1),
    pageSize: wholeNumber(1, 100, 20),
  }),
  async answer({ platform: { db }, caller, input }) {
    const self = await treeOf(db, signedIn(caller).accountId);
    const isOwn = input.upline === '' || input.upline.toLowerCase() === self.account.toLowerCase();
    const opened = isOwn ? self : await downlineOf(db, self.id, input.upline, 'upline');
    const { list, total, levels } = await downlinesOf(db, opened, {
      search: input.account,
      level: input.level,
      limit: input.pageSize,
      offset: (input.page - 1) * input.pageSize,
    });
    return {
      value: {
        path: (await wayDown(db, self, opened)).map(({ nickname, ...above }) => ({ ...above, nickname: nickname ?? '' })),
        list: list.map(({ id, nickname, balance, lastLoginAt, createdAt, ...row }) => ({
          id: String(id),
          ...row,
          nickname: nickname ?? '',
          balance: toWireAmount(balance),
          lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt).toISOString(),
          createdAt: new Date(createdAt).toISOString(),
        })),
        total,
        totalPages: Math.max(1, Math.ceil(total / input.pageSize)),
        levels,
      },
    };
  },
});

export const teamCalls = [overview, downlines];

/** `result`: what the members won, as in their own profit and loss. */
function toWire(figures: TeamFigures | undefined) {
  const {
    newMembers = 0,
    activeMembers = 0,
    deposits = 0,
    withdrawals = 0,
    validBets = 0,
    stake = 0,
    payout = 0,
    bonus = 0,
    rebate = 0,
  } = figures ?? {};
  const money = { deposits, withdrawals, validBets, stake, payout, bonus, rebate, result: payout + bonus + rebate - stake };
  return {
    newMembers,
    activeMembers,
    ...(Object.fromEntries(Object.entries(money).map(([name, amount]) => [name, toWireAmount(amount)])) as typeof money),
  };
}
