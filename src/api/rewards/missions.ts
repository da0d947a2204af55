import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** How long a mission or a leaderboard runs before it begins anew. */
export const MISSION_PERIODS = ['day', 'week', 'month'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

/** A mission and how the account stands with it. Stakes and bonuses: minor units. Times: UTC milliseconds. */
export type Mission = v.InferOutput<typeof mission>;
/** The account's missions; `now` is the platform's time of the answer. */
export type MissionSummary = v.InferOutput<typeof missionSummaryAnswer>;
/** A place of the leaderboard. `amount`: valid stakes, minor units. */
export type Leader = v.InferOutput<typeof leader>;

/** Stakes and bonuses are money on the wire; bets and points are counted. */
const mission = v.pipe(
  v.object({
    id: text,
    title: text,
    /** Code of the title's language. */
    lang: v.optional(v.string()),
    metric: v.picklist(['bets', 'stake']),
    /** Code of the games that count, empty for all. */
    gameType: optionalText,
    period: v.picklist(MISSION_PERIODS),
    endsAt: instant,
    target: v.number(),
    progress: v.optional(v.number(), 0),
    rewardKind: v.picklist(['bonus', 'points']),
    rewardAmount: v.number(),
    status: v.picklist(['running', 'claimable', 'claimed']),
  }),
  v.transform(wire => {
    const unit = wire.metric === 'stake' ? 100 : 1;
    return {
      ...wire,
      target: Math.round(wire.target * unit),
      progress: Math.round(wire.progress * unit),
      rewardAmount: Math.round(wire.rewardAmount * (wire.rewardKind === 'bonus' ? 100 : 1)),
    };
  }),
);
const leader = v.object({ rank: count, customerName: v.string(), amount: minorUnits, isOwn: v.optional(v.boolean(), false) });

export const missionSummaryAnswer = v.object({ list: v.array(mission), now: v.optional(instant) });
export const leaderboardAnswer = v.object({
  list: v.array(leader),
  own: v.optional(v.nullable(leader)),
  now: v.optional(instant),
  endsAt: v.optional(instant),
});
export const missionClaimAnswer = v.object({ mission });

/** Missions of the account with its progress in the period that runs (API-59). */
export const getMissionSummary = endpoint({
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  token: 'required',
  answer: missionSummaryAnswer,
});

/** Who has staked most in the period that runs, and the account's own place wherever it is (API-60). */
export const getMissionLeaderboard = endpoint({
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: 'required',
  send: ({ period, limit }: { period: MissionPeriod; limit: number }) => ({ query: { period, limit } }),
  answer: leaderboardAnswer,
});

/** Claims a mission that is done, once in its period, however often it is tried with the same key (O-44). Errors: activity-refused, not-found, function-disabled (points are switched off). */
export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  token: 'required',
  send: (missionId: string, idempotencyKey: string) => ({ body: { missionId }, idempotencyKey }),
  answer: missionClaimAnswer,
  read: ({ mission }) => mission,
});
