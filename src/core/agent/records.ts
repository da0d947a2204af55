import {
  getAgentRevenue,
  getTeamProfit,
  listTeamBets,
  listTeamEntries,
  type AgentRevenue,
  type TeamBets,
  type TeamEntries,
  type TeamProfit,
} from '../../api/team-records.js';
import type { Core, Query } from '../core.js';
import { rangeInstants, type DateRange } from '../member/date-range.js';

/** A record grows while it is looked at: it is asked for whenever it is opened. */
const FRESH = { personal: true, staleAfter: 2000 };

/** Bets of the own team (AGT-07). `account`: one of it, or empty. */
export function teamBets(
  core: Pick<Core, 'client' | 'status'>,
  range: DateRange,
  { account, gameType, vendor }: { account: string; gameType: string; vendor: string },
  page: number,
): Query<TeamBets> {
  const { from, to } = rangeInstants(core, range);
  const key = `team/bets?${core.client.language()}&${new URLSearchParams({ from: String(from), to: String(to), account, gameType, vendor, page: String(page) })}`;
  return { ...FRESH, key, load: signal => listTeamBets(core.client, { from, to, account, gameType, vendor, page }, { signal }) };
}

/** Movements of the own team's money (AGT-10). `account`: one of it, or empty; `type`: of the ledger, or empty. */
export function teamEntries(
  core: Pick<Core, 'client' | 'status'>,
  range: DateRange,
  { account, type }: { account: string; type: string },
  page: number,
): Query<TeamEntries> {
  const { from, to } = rangeInstants(core, range);
  const key = `team/entries?${new URLSearchParams({ from: String(from), to: String(to), account, type, page: String(page) })}`;
  return { ...FRESH, key, load: signal => listTeamEntries(core.client, { from, to, account, type, page }, { signal }) };
}

/** What the direct downlines of the agent, or of `account`, won and lost with their trees (AGT-08). */
export function teamProfit(core: Pick<Core, 'client' | 'status'>, range: DateRange, account: string, page: number): Query<TeamProfit> {
  const { from, to } = rangeInstants(core, range);
  const key = `team/profit?${new URLSearchParams({ from: String(from), to: String(to), account, page: String(page) })}`;
  return { ...FRESH, key, load: signal => getTeamProfit(core.client, { from, to, account, page }, { signal }) };
}

/** The agent's income from contracts (AGT-09). */
export function agentRevenue(core: Pick<Core, 'client' | 'status'>, range: DateRange): Query<AgentRevenue> {
  const asked = rangeInstants(core, range);
  return {
    ...FRESH,
    key: `team/revenue?${asked.from}&${asked.to}&${asked.offset}`,
    load: signal => getAgentRevenue(core.client, asked, { signal }),
  };
}
