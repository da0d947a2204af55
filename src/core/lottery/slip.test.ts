import { describe, expect, it } from 'vitest';
import type { LotteryPlay } from '../../api/games/lottery.js';
import { nextClosing, timeLeft } from './draw-times.js';
import { findLotteries } from './find-lotteries.js';
import { countLines, emptyChoice, missingPlaces, payoutRange, quickPick, selectionText, toggle } from './slip.js';

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const straight: LotteryPlay = {
  code: 'straight',
  shape: 'positions',
  count: 3,
  most: 10,
  choices: digits,
  prizes: [{ when: '', odds: 950 }],
  returnToPlayer: 0.95,
  maxStake: 100_000,
};
const three: LotteryPlay = { ...straight, code: 'any-order', shape: 'choose', most: 5 };
const side: LotteryPlay = {
  ...straight,
  code: 'dice-sum',
  shape: 'options',
  count: 1,
  choices: ['4', '10'],
  prizes: [
    { when: '4', odds: 68.4 },
    { when: '10', odds: 7.6 },
  ],
};

describe('bet slip', () => {
  it('LOT-14 counts the bets of positions, groups and options, none while it is not complete', () => {
    expect(countLines(straight, emptyChoice(straight))).toBe(0);
    expect(countLines(straight, [['1', '2'], ['3'], ['4', '5', '6']])).toBe(6);
    expect(countLines(three, [['1', '2']])).toBe(0);
    expect(countLines(three, [['1', '2', '3']])).toBe(1);
    expect(countLines(three, [['1', '2', '3', '4', '5']])).toBe(10);
    expect(countLines(side, [['4', '10']])).toBe(2);
  });

  it('LOT-14 says which places are missing, once one is chosen', () => {
    expect(missingPlaces(straight, emptyChoice(straight))).toEqual([]);
    expect(missingPlaces(straight, [[], ['3'], []])).toEqual([0, 2]);
    expect(missingPlaces(straight, [['1'], ['3'], ['5']])).toEqual([]);
    expect(missingPlaces(three, [['1']])).toEqual([]);
  });

  it('takes and gives back choices in the order of the board, and takes no more than the play allows', () => {
    const one = toggle(straight, emptyChoice(straight), 1, '7');
    const two = toggle(straight, one, 1, '2');
    expect(two).toEqual([[], ['2', '7'], []]);
    expect(toggle(straight, two, 1, '7')).toEqual([[], ['2'], []]);
    const full = [['0', '1', '2', '3', '4']];
    expect(toggle(three, full, 0, '9')).toEqual(full);
  });

  it('writes what is chosen as the platform reads it', () => {
    expect(selectionText([['1', '2'], ['3'], ['4']])).toBe('1 2|3|4');
    expect(selectionText([['07', '33']])).toBe('07 33');
  });

  it('picks one whole line by chance, each number once', () => {
    expect(countLines(straight, quickPick(straight))).toBe(1);
    const low = quickPick(three, () => 0);
    expect(low).toEqual([['0', '1', '2']]);
    expect(
      countLines(
        three,
        quickPick(three, () => 0.999),
      ),
    ).toBe(1);
  });

  it('says what a winning bet pays in minor units, of what is chosen', () => {
    expect(payoutRange(straight, [['1'], ['2'], ['3']], 100)).toEqual({ least: 95_000, most: 95_000 });
    expect(payoutRange(side, [['10']], 100)).toEqual({ least: 760, most: 760 });
    expect(payoutRange(side, [[]], 100)).toEqual({ least: 760, most: 6_840 });
  });
});

describe('draw times', () => {
  it.each([
    [1_000, 60, 500, 1_000],
    [1_000, 60, 1_000, 61_000],
    [1_000, 60, 125_000, 181_000],
    [undefined, 60, 5, undefined],
    [1_000, 0, 5_000, 1_000],
  ])('of a draw that closes at %s, every %s s, the next at %s closes at %s', (closesAt, every, now, expected) =>
    expect(nextClosing({ closesAt, every }, now)).toBe(expected),
  );
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59_001, '01:00'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [90_061_000, '1d 01:01:01'],
    [-5, '00:00'],
  ])('%s ms are %s', (ms, text) => {
    expect(timeLeft(ms, 'd')).toBe(text);
  });
});

it('finds lotteries by name and vendor without accents and case', () => {
  const list = [
    { name: 'Lotería Rápida', vendorName: 'Nova' },
    { name: 'Keno', vendorName: 'Lotto' },
  ].map(names => ({
    ...names,
    id: '1',
    code: 'X',
    groupCode: 'G',
    vendorCode: 'V',
    type: 'LOTT',
    imageUrl: '',
    inMaintenance: false,
    numberRule: 'D3',
    every: 60,
    issueNo: '',
    closesAt: 0,
  }));
  expect(findLotteries(list, ' rapida ').map(({ name }) => name)).toEqual(['Lotería Rápida']);
  expect(findLotteries(list, 'LOTTO').map(({ name }) => name)).toEqual(['Keno']);
  expect(findLotteries(list, '')).toHaveLength(2);
});
