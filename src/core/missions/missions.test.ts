import { describe, expect, it } from 'vitest';
import type { Mission } from '../../api/rewards/missions.js';
import { missionGroups, vipProgress } from './missions.js';

const MISSION: Mission = {
  id: '1',
  title: 'Five',
  metric: 'bets',
  gameType: '',
  period: 'day',
  endsAt: 5,
  target: 5,
  progress: 2,
  rewardKind: 'bonus',
  rewardAmount: 100,
  status: 'running',
};
const rank = (level: number, need: number) => ({ level, label: `VIP ${level}`, need, bonus: 0, status: 'none' as const });
const RANKS = [rank(0, 0), rank(1, 1_000), rank(2, 5_000)];

describe('missions and ranks', () => {
  it('PRO-18 missions stand by their period, the shortest first, in the platform’s order', () => {
    const list = [
      { ...MISSION, id: '1', period: 'month' as const, endsAt: 9 },
      { ...MISSION, id: '2' },
      { ...MISSION, id: '3' },
    ];
    expect(missionGroups({ list }).map(({ period, endsAt, missions }) => [period, endsAt, missions.map(({ id }) => id)])).toEqual([
      ['day', 5, ['2', '3']],
      ['month', 9, ['1']],
    ]);
    expect(missionGroups({ list: [] })).toEqual([]);
  });

  it('PRO-20 the way to the next rank: begun, reached by grant, and at the top', () => {
    expect(vipProgress({ level: 1, label: '', stake: 2_000, ranks: RANKS })).toEqual({ next: RANKS[2], share: 0.4, missing: 3_000 });
    expect(vipProgress({ level: 0, label: '', stake: 0, ranks: RANKS })).toEqual({ next: RANKS[1], share: 0, missing: 1_000 });
    expect(vipProgress({ level: 2, label: '', stake: 9_000, ranks: RANKS })).toEqual({ next: undefined, share: 1, missing: 0 });
    expect(vipProgress({ level: 1, label: '', stake: 6_000, ranks: RANKS })).toMatchObject({ share: 1, missing: 0 });
  });
});
