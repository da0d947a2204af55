import {
  getAgentRevenue,
  getTeamProfit,
  listTeamBets,
  listTeamEntries,
  type AgentRevenue,
  type TeamBets,
  type TeamEntries,
  type TeamProfit,
} from '../../api/team/team-records.js';
import type { Core, Query } from '../parts/core.js';
import { rangeInstants, type DateRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

/** A record grows while it is looked at: it is asked for whenever it is opened. */
const RECORD = { tags: ['team'], staleAfter: 2000 } as const;
const betsOf = resource({
  ...RECORD,
  name: 'team-bets',
  scope: 'account+language',
  call: listTeamBets,
});
const entriesOf = resource({
  ...RECORD,
  name: 'team-entries',
  scope: 'account',
  call: listTeamEntries,
});
const profitOf = resource({
  ...RECORD,
  name: 'team-profit',
  scope: 'account',
  call: getTeamProfit,
});
const revenueOf = resource({
  ...RECORD,
  name: 'team-revenue',
  scope: 'account',
  call: getAgentRevenue,
});

/** Bets of the own team (AGT-07). `account`: one of it, or empty. */
export function teamBets(
  core: Pick<Core, 'client' | 'status'>,
  range: DateRange,
  { account, gameType, vendor }: { account: string; gameType: string; vendor: string },
  page: number,
): Query<TeamBets> {
  const { from, to } = rangeInstants(core, range);
  return betsOf(core, { from, to, account, gameType, vendor, page });
}

/** Movements of the own team's money (AGT-10). `account`: one of it, or empty; `type`: of the ledger, or empty. */
export function teamEntries(
  core: Pick<Core, 'client' | 'status'>,
  range: DateRange,
  { account, type }: { account: string; type: string },
  page: number,
): Query<TeamEntries> {
  const { from, to } = rangeInstants(core, range);
  return entriesOf(core, { from, to, account, type, page });
}

/** What the direct downlines of the agent, or of `account`, won and lost with their trees (AGT-08). */
export function teamProfit(core: Pick<Core, 'client' | 'status'>, range: DateRange, account: string, page: number): Query<TeamProfit> {
  const { from, to } = rangeInstants(core, range);
  return profitOf(core, { from, to, account, page });
}

/** The agent's income from contracts (AGT-09). */
export function agentRevenue(core: Pick<Core, 'client' | 'status'>, range: DateRange): Query<AgentRevenue> {
  return revenueOf(core, rangeInstants(core, range));
}
