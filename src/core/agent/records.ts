import { getAgentRevenue, getTeamProfit, listTeamBets, listTeamEntries } from '../../api/team/team-records.js';
import { ofRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

/** A record grows while it is looked at: it is asked for whenever it is opened. */
const RECORD = { tags: ['team'], staleAfter: 2000 } as const;

/** Bets of the own team (AGT-07). `account`: one of it, or empty. */
export const teamBets = ofRange(
  resource({ ...RECORD, name: 'team-bets', scope: 'account+language', call: listTeamBets }),
  ({ from, to }, { account, gameType, vendor }: { account: string; gameType: string; vendor: string }, page: number) => ({
    from,
    to,
    account,
    gameType,
    vendor,
    page,
  }),
);

/** Movements of the own team's money (AGT-10). `account`: one of it, or empty; `type`: of the ledger, or empty. */
export const teamEntries = ofRange(
  resource({ ...RECORD, name: 'team-entries', scope: 'account', call: listTeamEntries }),
  ({ from, to }, { account, type }: { account: string; type: string }, page: number) => ({ from, to, account, type, page }),
);

/** What the direct downlines of the agent, or of `account`, won and lost with their trees (AGT-08). */
export const teamProfit = ofRange(
  resource({ ...RECORD, name: 'team-profit', scope: 'account', call: getTeamProfit }),
  ({ from, to }, account: string, page: number) => ({ from, to, account, page }),
);

/** The agent's income from contracts (AGT-09). */
export const agentRevenue = ofRange(resource({ ...RECORD, name: 'team-revenue', scope: 'account', call: getAgentRevenue }), days => days);
