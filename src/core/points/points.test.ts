import { describe, expect, it } from 'vitest';
import type { PointReward } from '../../api/money/points.js';
import { pointsFault, pointsTyped, rewardHurdle, worthOf } from './points.js';

const CONFIG = {
  depositRatios: [],
  convertRatios: [
    { from: 100, to: 999, ratio: 0.01 },
    { from: 1_000, to: 4_999, ratio: 0.011 },
    { from: 5_000, to: null, ratio: 0.0125 },
  ],
};
const REWARD: PointReward = {
  id: '1',
  name: 'Bonus',
  lang: '',
  type: 'bonus',
  amount: 500,
  amountRequirement: 10_000,
  pointsRequirement: 400,
  quantity: 2,
  status: 'available',
  imageUrl: '',
};

describe('points', () => {
  it.each([
    [99, undefined],
    [100, 100],
    [999, 999],
    [1_000, 1_100],
    [1_001, 1_101],
    [4_999, 5_498],
    [5_000, 6_250],
    [100_001, 125_001],
  ])('PTS-10 %i points are worth %s minor units', (points, minor) => {
    expect(worthOf(CONFIG, points)).toBe(minor);
  });

  it.each([
    ['100', 100],
    [' 1,250 ', 1250],
    ['1.250', 1250],
    ['1 250 000', 1_250_000],
    ['12,5', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('reads “%s” as %s', (typed, points) => {
    expect(pointsTyped(typed)).toBe(points);
  });

  it('says what is wrong with typed points', () => {
    const fault = (typed: string) => pointsFault(typed, CONFIG, 2_510, String);
    expect(fault(' ')).toEqual({ key: 'points.typed-empty' });
    expect(fault('some')).toEqual({ key: 'points.typed-wrong' });
    expect(fault('99')).toEqual({ key: 'points.typed-few', values: { least: '100' } });
    expect(fault('2511')).toEqual({ key: 'points.typed-many', values: { available: '2510' } });
    expect(fault('2510')).toBeUndefined();
  });

  it('PTS-13 names the first hurdle of a reward', () => {
    expect(rewardHurdle({ ...REWARD, quantity: 0 }, 0, 0)).toBe('quantity');
    expect(rewardHurdle({ ...REWARD, status: 'sold_out' }, 0, 0)).toBe('quantity');
    expect(rewardHurdle(REWARD, 0, 9_999)).toBe('amount');
    expect(rewardHurdle(REWARD, 399, 10_000)).toBe('points');
    expect(rewardHurdle(REWARD, 400, 10_000)).toBeUndefined();
  });
});
