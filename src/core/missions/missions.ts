import {
  getMissionLeaderboard,
  getMissionSummary,
  MISSION_PERIODS,
  type Mission,
  type MissionPeriod,
  type MissionSummary,
} from '../../api/rewards/missions.js';
import { getVipInfo, type VipInfo, type VipRank } from '../../api/account/vip.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

export { MISSION_PERIODS } from '../../api/rewards/missions.js';

/** A mission period that runs, with its missions. */
export interface MissionGroup {
  period: MissionPeriod;
  /** UTC milliseconds of the platform's clock. */
  endsAt: number;
  missions: Mission[];
}
/** How far it is from one rank to the next. Minor units. */
export interface VipProgress {
  /** The one after the account's rank; undefined at the top. */
  next: VipRank | undefined;
  /** From 0 to 1. */
  share: number;
  missing: number;
}

const MINUTE = 60_000;
const LEADERS = 10;

/** What the account can do and how far it is (PRO-18). */
export const missionSummary = resource({
  name: 'missions',
  scope: 'account+language',
  tags: ['promotions'],
  staleAfter: 0,
  // Each begins anew by itself.
  refreshEvery: MINUTE,
  call: getMissionSummary,
});

/** How many missions wait to be claimed (MEM-15, OP-52); one question with the list itself. */
export const claimableMissions = resource({
  name: 'claimable-missions',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: MINUTE,
  load: async (core: Pick<Core, 'client' | 'queries'>, _signal) =>
    (await core.queries.fetch(missionSummary(core))).list.filter(({ status }) => status === 'claimable').length,
});

/** Who has staked most in the period that runs (PRO-19). */
export const missionLeaders = resource({
  name: 'leaders',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: MINUTE / 4,
  refreshEvery: MINUTE,
  call: (client, period: MissionPeriod) => getMissionLeaderboard(client, { period, limit: LEADERS }),
});

/** Rank, progress and bonuses of the account (MEM-19). */
export const vipInfo = resource({
  name: 'vip',
  scope: 'account',
  tags: ['promotions'],
  staleAfter: 0,
  call: getVipInfo,
});

/** Missions by their period, the shortest first, each in the platform's order. */
export function missionGroups({ list }: MissionSummary): MissionGroup[] {
  return MISSION_PERIODS.flatMap(period => {
    const missions = list.filter(mission => mission.period === period);
    return missions[0] ? [{ period, endsAt: missions[0].endsAt, missions }] : [];
  });
}

/** The way from the account's rank to the next. */
export function vipProgress({ level, stake, ranks }: VipInfo): VipProgress {
  const next = ranks.find(rank => rank.level > level);
  if (!next) return { next: undefined, share: 1, missing: 0 };
  return { next, share: Math.min(1, stake / Math.max(1, next.need)), missing: Math.max(0, next.need - stake) };
}
