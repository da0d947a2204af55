import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import type { Caller } from '../http/caller.js';
import { inputText, moment, toWireAmount, wholeNumber } from '../http/wire-input.js';
import type { Db } from '../platform.js';
import { agentRevenue, type Revenue } from '../records/agent-revenue.js';
import { betRecord } from '../records/bet-record.js';
import { entryRecord } from '../records/entry-record.js';
import { dayShift } from '../platform-day.js';
import { recordRange } from '../records/record-range.js';
import { NO_PROFIT, teamProfit, totalOf, type TeamProfit } from '../records/team-profit.js';
import { everybodyBelow, type Whose } from '../records/whose.js';
import { wayDown } from '../team/downlines.js';
import { downlineOf, treeOf } from '../team/tree.js';

const DAYS = 7;
const DAY = 86_400_000; // ms
const range = { from: moment, to: moment };
const pages = { page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 200, 20) };

/** Bets of the own team, or of one account of it (O-57, AGT-07). */
const bets = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamBetHist',
  access: 'agent',
  input: v.object({ ...range, ...pages, account: inputText, gameType: inputText, vassalage: inputText }),
  async answer({ platform, caller, input, catalogue, language }) {
    const asked = { ...input, ...recordRange(input, { now: platform.clock.now(), days: DAYS }) };
    const { rows, sums } = await betRecord(
      platform.db,
      await whoseOf(platform.db, caller, input.account),
      asked,
      await catalogue(),
      language,
    );
    return { value: { list: rows.map(({ account, bet }) => ({ account, ...bet })), ...sums } };
  },
});

/** Movements of money of the own team, or of one account of it (O-60, AGT-10). */
const entries = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamTransHist',
  access: 'agent',
  input: v.object({ ...range, ...pages, account: inputText, type: inputText }),
  async answer({ platform, caller, input }) {
    const asked = { ...input, ...recordRange(input, { now: platform.clock.now(), days: DAYS }) };
    const { rows, sums } = await entryRecord(platform.db, await whoseOf(platform.db, caller, input.account), asked);
    return { value: { list: rows.map(({ account, entry }) => ({ account, ...entry })), ...sums } };
  },
});

/** What each direct downline of the caller, or of `account`, brought with its whole tree; `path` is the way down from the agent (O-58, AGT-08). */
const profit = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamProfitLoss',
  access: 'agent',
  input: v.object({ ...range, ...pages, account: inputText }),
  async answer({ platform: { db, clock }, caller, input }) {
    const asked = recordRange(input, { now: clock.now(), days: DAYS });
    const self = await treeOf(db, signedIn(caller).accountId);
    const isOwn = input.account === '' || input.account.toLowerCase() === self.account.toLowerCase();
    const opened = isOwn ? self : await downlineOf(db, self.id, input.account);
    const lines = await teamProfit(db, opened, !isOwn, asked);
    const shown = lines.slice((input.page - 1) * input.pageSize, input.page * input.pageSize);
    const named =
      shown.length === 0
        ? []
        : await db
            .selectFrom('account')
            .select(['id', 'account', 'nickname', 'type'])
            .where(
              'id',
              'in',
              shown.map(({ id }) => id),
            )
            .execute();
    const names = new Map(named.map(row => [row.id, row]));
    return {
      value: {
        path: (await wayDown(db, self, opened)).map(({ account, nickname, type }) => ({ account, nickname: nickname ?? '', type })),
        list: shown.map(line => {
          const { account = '', nickname, type = 0 } = names.get(line.id) ?? {};
          return { account, nickname: nickname ?? '', type, isItself: line.id === opened.id, members: line.members, ...toWireProfit(line) };
        }),
        total: lines.length,
        totalPages: Math.ceil(lines.length / input.pageSize),
        sums: toWireProfit(totalOf(lines)),
      },
    };
  },
});

/** The caller's own income from contracts, by day (O-59, AGT-09). */
const revenue = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_AgentRevenue',
  access: 'agent',
  input: v.object({ ...range, offset: v.optional(wholeNumber(-840, 840, 0)) }),
  async answer({ platform, caller, input }) {
    const asked = recordRange(input, { now: platform.clock.now(), days: DAYS });
    const days = await agentRevenue(platform.db, signedIn(caller).accountId, { ...asked, offset: await dayShift(platform, input.offset) });
    const sum = (kind: keyof Revenue) => days.reduce((all, day) => all + day[kind], 0);
    return {
      value: {
        list: days.map(({ day, ...kinds }) => ({ day: new Date(day * DAY).toISOString().slice(0, 10), ...toWireRevenue(kinds) })),
        sums: toWireRevenue({
          dividend: sum('dividend'),
          dailySalary: sum('dailySalary'),
          hourSalary: sum('hourSalary'),
          realtimeSalary: sum('realtimeSalary'),
        }),
      },
    };
  },
});

export const teamRecordCalls = [bets, entries, profit, revenue];

/** Everybody below the caller, or the one account of that name. Throws Failure `not-found` for one that is not in the team (INV-21). */
async function whoseOf(db: Db, caller: Caller, account: string): Promise<Whose> {
  const { accountId } = signedIn(caller);
  if (account !== '') return { ids: [(await downlineOf(db, accountId, account)).id] };
  return everybodyBelow(db, await treeOf(db, accountId));
}

/** `result`: what the members won, bonuses and rebates among it, as in their own profit and loss. */
function toWireProfit(line: TeamProfit) {
  const amounts = Object.fromEntries(
    (Object.keys(NO_PROFIT) as (keyof TeamProfit)[]).map(figure => [figure, toWireAmount(line[figure])]),
  ) as Record<keyof TeamProfit, number>;
  return { ...amounts, result: toWireAmount(line.payout + line.bonus + line.rebate - line.stake) };
}

function toWireRevenue({ dividend, dailySalary, hourSalary, realtimeSalary }: Revenue) {
  return {
    dividend: toWireAmount(dividend),
    dailySalary: toWireAmount(dailySalary),
    hourSalary: toWireAmount(hourSalary),
    realtimeSalary: toWireAmount(realtimeSalary),
    total: toWireAmount(dividend + dailySalary + hourSalary + realtimeSalary),
  };
}
