import { describe, expect, it } from 'vitest';
import { rngOf } from '../rng.js';
import { numberRules, ruleOf } from './number-rules.js';
import { mostStakeOf } from './place-bet.js';
import { playsOf, returnOf, type Play } from './plays.js';
import { readSelection } from './selection.js';
import { slotAfter } from './schedule.js';

const DRAWS = 40_000;
const plays = [...numberRules.values()].flatMap(rule => playsOf(rule).map(play => [rule.code, play.code, rule, play] as const));

/** One line that has the same chance as any other. */
function lineOf(play: Play, option: string): string[] {
  if (play.shape === 'options') return [option];
  if (play.shape === 'choose') return play.choices.slice(0, play.count);
  return Array.from({ length: play.count }, (_, index) => play.choices[index % play.choices.length] ?? '');
}

describe('lottery numbers', () => {
  it.each([...numberRules.values()].map(rule => [rule.code, rule] as const))(
    '%s draws as many as it says, and the same from the same seed',
    (_, rule) => {
      const numbers = rule.draw(rngOf('seed', 0));
      expect(numbers).toHaveLength(rule.count);
      expect(rule.draw(rngOf('seed', 0))).toEqual(numbers);
      expect(rule.draw(rngOf('other', 0))).not.toEqual(numbers);
      if (rule.kind === 'loto') expect(numbers.every(number => /^\d{5}$/.test(number))).toBe(true);
      else expect(numbers.every(number => rule.pool.includes(number))).toBe(true);
      if (rule.kind === 'balls' || rule.kind === 'race') expect(new Set(numbers).size).toBe(rule.count);
    },
  );
});

describe('lottery plays', () => {
  it.each(plays)('%s %s returns 93 to 96 of 100', (_rule, _play, _, play) => {
    expect(returnOf(play)).toBeGreaterThan(0.93);
    expect(returnOf(play)).toBeLessThanOrEqual(0.96);
  });

  it.each([
    ['D3', ['straight', 'any-order', 'last2', 'last-digit']],
    ['D4', ['straight', 'any-order', 'last3', 'last2', 'last-digit']],
    ['D5', ['straight', 'any-order', 'last3', 'last2', 'last-digit']],
    ['D6', ['straight', 'last3', 'last2', 'last-digit']],
    ['DICE3', ['dice-side', 'dice-sum', 'dice-number', 'triple-any', 'triple']],
    ['RACE10', ['winner', 'podium', 'winner-side']],
    ['KENO', ['all-of-1', 'all-of-2', 'all-of-3', 'all-of-4', 'all-of-5']],
    ['P6-45', ['six', 'all-of-1', 'all-of-2']],
    ['P6-49', ['six', 'all-of-1', 'all-of-2']],
  ])('%s can be played as %j', (rule, codes) => {
    expect(playsOf(ruleOf(rule)).map(({ code }) => code)).toEqual(codes);
  });

  it('the sum of three dice is bet on from 4 to 17: 3 and 18 are triples', () => {
    const sums = playsOf(ruleOf('DICE3')).find(({ code }) => code === 'dice-sum');
    expect(sums?.choices.map(Number).sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it('one line may stake from 0.10, and no more than what pays a million at best', () => {
    const play = (rule: string, code: string) => playsOf(ruleOf(rule)).find(found => found.code === code)!;
    // 1.90 and 9.50: the common limit of 1,000.00 comes first.
    expect([mostStakeOf(play('D3', 'last-digit')), mostStakeOf(play('RACE10', 'winner'))]).toEqual([100_000, 100_000]);
    // 300,000.00 to one: 3.00 win 900,000.00, and 4.00 would win more than a million; the small prizes of the same play count for nothing.
    expect(mostStakeOf(play('P6-45', 'six'))).toBe(300);
  });

  it.each([...numberRules.keys()])(
    '%s pays each prize as often as it says',
    code => {
      const rule = ruleOf(code);
      const counted = playsOf(rule).flatMap(play => play.prizes.map(prize => ({ play, prize, line: lineOf(play, prize.when), hits: 0 })));
      for (let nonce = 0; nonce < DRAWS; nonce++) {
        const numbers = rule.draw(rngOf('fair', nonce));
        for (const entry of counted) entry.hits += entry.play.won(entry.line, numbers).filter(when => when === entry.prize.when).length;
      }
      for (const { play, prize, hits } of counted) {
        const expected = DRAWS * prize.chance;
        // Five standard deviations, and room for the rarest to come once or twice.
        expect(Math.abs(hits - expected), `${code} ${play.code} ${prize.when}: ${hits} instead of ${expected}`).toBeLessThan(
          5 * Math.sqrt(expected) + 3,
        );
      }
    },
    120_000,
  );

  it.each([
    ['D3', 'straight', '4|0|7', '4 0 7', ['']],
    ['D3', 'straight', '4|0|7', '7 0 4', []],
    ['D3', 'any-order', '0 4 7', '7 0 4', ['']],
    ['D3', 'any-order', '0 4 7', '7 7 4', []],
    ['D5', 'last2', '1|9', '0 0 0 1 9', ['']],
    ['D4', 'last-digit', 'big odd', '0 0 0 7', ['big', 'odd']],
    ['D4', 'last-digit', 'big', '9 9 9 4', []],
    ['DICE3', 'dice-side', 'big even', '6 6 6', []],
    ['DICE3', 'dice-side', 'big even', '6 6 4', ['big', 'even']],
    ['DICE3', 'dice-side', 'small', '4 3 3', ['small']],
    ['DICE3', 'dice-sum', '10 11', '4 3 3', ['10']],
    ['DICE3', 'triple', '2', '2 2 2', ['2']],
    ['RACE10', 'podium', '1 2', '3 1 2 4 5 6 7 8 9 10', ['1', '2']],
    ['P6-49', 'six', '01 02 03 10 11 12', '01 02 03 20 21 22', ['3']],
    ['P6-49', 'six', '01 02 04 10 11 12', '01 02 03 20 21 22', []],
    ['VN18', 'loto', '4|2', '00042 10042 99999', ['', '']],
    ['VN18', 'special3', '0|4|2', '00042 11111', ['']],
    ['VN18', 'special2', '1|1', '00042 11111', []],
  ])('%s %s %s on %s', (rule, code, selection, numbers, won) => {
    const play = playsOf(ruleOf(rule)).find(found => found.code === code)!;
    expect(readSelection(play, selection).lines.flatMap(line => play.won(line, numbers.split(' ')))).toEqual(won);
  });

  it('counts the lines of a selection and writes it in one way', () => {
    const [straight] = playsOf(ruleOf('D3'));
    expect(readSelection(straight!, '3 1|2|0 9 5')).toMatchObject({ text: '1 3|2|0 5 9', lines: { length: 6 } });
    const six = playsOf(ruleOf('P6-49'))[0]!;
    expect(readSelection(six, '08 01 02 03 04 05 06 07').lines).toHaveLength(28);
  });

  it.each(['', '1', '1|2', '1|2|', '1|2|3|4', '1|2|12', '1|2|3 3', '1|2|x', '0 1 2 3 4 5 6 7|0 1 2 3 4 5 6 7 8|0 1 2 3 4 5 6 7'])(
    'refuses the selection "%s"',
    selection => {
      expect(() => readSelection(playsOf(ruleOf('D3'))[0]!, selection)).toThrow();
    },
  );

  it.each([
    ['P6-49', 'six', 5, false],
    ['P6-49', 'six', 6, true],
    ['P6-49', 'six', 8, true],
    ['P6-49', 'six', 9, false],
    ['D3', 'any-order', 2, false],
    ['D3', 'any-order', 3, true],
    ['D3', 'any-order', 10, true],
    ['KENO', 'all-of-2', 6, true],
    ['KENO', 'all-of-2', 7, false],
  ] as const)('of %s %s %i numbers can be chosen: %s', (rule, code, count, isTaken) => {
    const play = playsOf(ruleOf(rule)).find(found => found.code === code)!;
    const read = () => readSelection(play, play.choices.slice(0, count).join(' '));
    if (isTaken) expect(read().lines.every(line => line.length === play.count)).toBe(true);
    else expect(read).toThrow();
  });

  it('500 lines are one bet, 501 are not', () => {
    const [straight] = playsOf(ruleOf('D3'));
    expect(readSelection(straight!, '0 1 2 3 4|0 1 2 3 4 5 6 7 8 9|0 1 2 3 4 5 6 7 8 9').lines).toHaveLength(500);
    expect(() => readSelection(straight!, '0 1 2 3 4 5|0 1 2 3 4 5 6 7 8 9|0 1 2 3 4 5 6 7 8 9')).toThrow();
  });

  it('refuses a system of too many numbers before it makes its lines', () => {
    const keno = playsOf(ruleOf('KENO'))[4]!;
    expect(() => readSelection(keno, keno.choices.join(' '))).toThrow();
  });
});

describe('lottery schedule', () => {
  const at = Date.UTC(2026, 10, 21, 12, 34, 56, 789);
  it('names each draw by its day and its place in it', () => {
    expect(slotAfter({ everySeconds: 60, offsetSeconds: 20 }, at)).toEqual({
      issueNo: '20261121-0756',
      closesAt: Date.UTC(2026, 10, 21, 12, 35, 20),
    });
    expect(slotAfter({ everySeconds: 60, offsetSeconds: 20 }, at, -1)).toEqual({
      issueNo: '20261121-0755',
      closesAt: Date.UTC(2026, 10, 21, 12, 34, 20),
    });
    expect(slotAfter({ everySeconds: 86_400, offsetSeconds: 7_200 }, at)).toEqual({
      issueNo: '20261122',
      closesAt: Date.UTC(2026, 10, 22, 2),
    });
  });
  it('never gives one name to two draws, also around midnight', () => {
    const midnight = Date.UTC(2026, 10, 22);
    const slots = Array.from(
      { length: 400 },
      (_, index) => slotAfter({ everySeconds: 180, offsetSeconds: 0 }, midnight, index - 200).issueNo,
    );
    expect(new Set(slots).size).toBe(400);
  });
  it('closes the next draw strictly after the moment asked for', () => {
    expect(slotAfter({ everySeconds: 60, offsetSeconds: 0 }, Date.UTC(2026, 0, 1, 0, 1)).closesAt).toBe(Date.UTC(2026, 0, 1, 0, 2));
  });
});
