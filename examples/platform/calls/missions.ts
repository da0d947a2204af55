import * as v from 'valibot';
import { MISSION_PERIODS } from '../../../src/api/rewards/missions.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { inputText, requiredId, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { claimMission } from '../missions/claim-mission.js';
import { missionLeaders, type LeaderRow } from '../missions/leaderboard.js';
import { missionsOf, type MissionStanding } from '../missions/missions.js';
import { periodAt } from '../missions/period.js';
import { offsetOf } from '../platform-day.js';

const MOST_LEADERS = 100;

const summary = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller, language }) {
    const { accountId } = signedIn(caller);
    const now = platform.clock.now();
    const list = await missionsOf(platform.db, { accountId, language, at: now, gmtOffset: await offsetOf(platform) });
    return { value: { now, list: list.map(toWire) } };
  },
});

const leaderboard = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'real',
  input: v.object({
    period: v.pipe(
      inputText,
      v.transform(text => text || 'week'),
      v.picklist(MISSION_PERIODS, `one of ${MISSION_PERIODS.join(', ')}`),
    ),
    limit: wholeNumber(1, MOST_LEADERS, 20),
  }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const now = platform.clock.now();
    const period = periodAt(input.period, now, await offsetOf(platform));
    const { list, own } = await missionLeaders(platform.db, period, { accountId, limit: input.limit });
    const toLeader = ({ rank, name, amount, accountId: id }: LeaderRow) => ({
      rank,
      customerName: name,
      amount: toWireAmount(amount),
      isOwn: id === accountId,
    });
    return {
      value: {
        period: input.period,
        startsAt: period.startsAt,
        endsAt: period.endsAt,
        now,
        list: list.map(toLeader),
        own: own ? toLeader(own) : null,
      },
    };
  },
});

const claim = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  access: 'real',
  input: v.object({ missionId: requiredId }),
  async answer({ platform, caller, input, language, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const gmtOffset = await offsetOf(platform);
    const standing = await platform.transact(trx =>
      claimMission(trx, { missionId: input.missionId, accountId, language, at: platform.clock.now(), gmtOffset, key: idempotencyKey }),
    );
    return { value: { mission: toWire(standing) } };
  },
});

export const missionCalls = [summary, leaderboard, claim];

/** Stakes and bonuses are money on the wire; bets and points are counted. What was claimed is told as it was. */
function toWire({ mission, period, value, status, claim: claimed }: MissionStanding) {
  const inUnits = (figure: number) => (mission.metric === 'stake' ? toWireAmount(figure) : figure);
  const kind = claimed?.reward_kind ?? mission.reward_kind;
  const amount = claimed?.reward_amount ?? mission.reward_amount;
  return {
    id: String(mission.id),
    title: mission.title,
    lang: mission.lang,
    metric: mission.metric,
    gameType: mission.game_type ?? '',
    period: mission.period,
    endsAt: period.endsAt,
    target: inUnits(mission.target),
    progress: inUnits(value),
    rewardKind: kind,
    rewardAmount: kind === 'bonus' ? toWireAmount(amount) : amount,
    status,
  };
}
