import {
  getMissionLeaderboard,
  getMissionSummary,
  MISSION_PERIODS,
  type Leaderboard,
  type Mission,
  type MissionPeriod,
  type MissionSummary,
} from '../../api/missions.js';
import { getVipInfo, type VipInfo, type VipRank } from '../../api/vip.js';
import type { Core, Query } from '../core.js';

export { MISSION_PERIODS } from '../../api/missions.js';

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
/** Beginning of all keys here: those of promotions, so that what the operator changes or a claim moves is asked for again. */
const KEY = 'promotions/';

/** What the account can do and how far it is (PRO-18). */
export function missionSummary({ client }: Pick<Core, 'client'>): Query<MissionSummary> {
  return {
    key: `${KEY}missions?${client.language()}`,
    personal: true,
    staleAfter: 0,
    // Each begins anew by itself.
    refreshEvery: MINUTE,
    load: signal => getMissionSummary(client, { signal }),
  };
}

/** How many missions wait to be claimed (MEM-15, OP-52); one question with the list itself. */
export function claimableMissions(core: Pick<Core, 'client' | 'queries'>): Query<number> {
  return {
    key: `${KEY}claimable-missions`,
    personal: true,
    staleAfter: MINUTE,
    load: async () => (await core.queries.fetch(missionSummary(core))).list.filter(({ status }) => status === 'claimable').length,
  };
}

/** Who has staked most in the period that runs (PRO-19). */
export function missionLeaders({ client }: Pick<Core, 'client'>, period: MissionPeriod): Query<Leaderboard> {
  return {
    key: `${KEY}leaders?${period}`,
    personal: true,
    staleAfter: MINUTE / 4,
    refreshEvery: MINUTE,
    load: signal => getMissionLeaderboard(client, { period, limit: LEADERS }, { signal }),
  };
}

/** Rank, progress and bonuses of the account (MEM-19). */
export function vipInfo({ client }: Pick<Core, 'client'>): Query<VipInfo> {
  return { key: `${KEY}vip`, personal: true, staleAfter: 0, load: signal => getVipInfo(client, { signal }) };
}

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
