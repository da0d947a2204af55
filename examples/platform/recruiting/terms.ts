import { Failure } from '../failure.js';
import type { Settings } from '../http/settings.js';
import type { Queryable } from '../platform.js';

/** What an agent may give to who joins the own team. */
export interface RecruitingTerms {
  /** Types of accounts, members first. */
  accountTypes: number[];
  /** Hundredths of a percent: the agent's own rate, or the platform's. */
  rateMax: number;
}

const MEMBER = 0;
/** Below an agent stand agents of its own line. */
const AGENT_BELOW: Readonly<Record<number, number>> = { 1: 2, 2: 2, 41: 42, 42: 42 };

/** Members always; agents while the tree is not deeper than the operator lets it grow. */
export async function recruitingTerms(db: Queryable, settings: Settings, agentId: number): Promise<RecruitingTerms> {
  const agent = await db.selectFrom('account').select(['type', 'path', 'rate']).where('id', '=', agentId).executeTakeFirstOrThrow();
  const levelBelow = agent.path.split('/').filter(Boolean).length + 2;
  const below = AGENT_BELOW[agent.type];
  const mayHaveAgents = below !== undefined && levelBelow <= (await settings.number('agent_levels'));
  const most = await settings.number('register_rate_max');
  return { accountTypes: mayHaveAgents ? [MEMBER, below] : [MEMBER], rateMax: Math.min(agent.rate ?? most, most) };
}

/** Throws Failure `bad-request` with `accountType` or `rate` for what the agent may not give. */
export function assertTerms(
  { accountTypes, rateMax }: RecruitingTerms,
  { accountType, rate }: { accountType: number; rate: number | null },
): void {
  const fields = {
    ...(!accountTypes.includes(accountType) && { accountType: 'unknown' }),
    ...(rate !== null && rate > rateMax && { rate: 'length' }),
  };
  if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
}
