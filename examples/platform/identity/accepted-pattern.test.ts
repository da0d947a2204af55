import { describe, expect, it } from 'vitest';
import { createLog } from '../log.js';
import { REFERENCE_PATTERNS } from '../seed/reference-patterns.js';
import { matchPattern } from './accepted-pattern.js';
import { faultOf, type FieldRule } from './field-rules.js';

const silent = createLog('silent');
const rule = (change: Partial<FieldRule>): FieldRule => ({
  field: 'x',
  enabled: true,
  required: true,
  accepted_pattern: '*',
  min_length: 1,
  max_length: 40,
  pattern_id: 0,
  ...change,
});

/** Pattern id → what passes and what fails, as their rows say. */
const SAMPLES: [row: string, id: number, passes: string[], fails: string[]][] = [
  ['VAL-11', 1, ['a1b2'], ['1abc', 'a_b']],
  ['VAL-12', 2, ['中文12'], ['ab', '中文a']],
  ['VAL-13', 3, ['a@b.co'], ['a@b', 'ab', 'a@b..c', '@b.co', 'a b@c.co']],
  ['VAL-14', 4, ['ab12'], ['ab_12', 'ab 12']],
  ['VAL-15', 5, ['ab12'], ['abcd', '1234', 'ab12!']],
  ['VAL-16', 6, ['123'], ['12a', '１２', '1 2']],
  ['VAL-17', 7, ['aB1'], ['ab1', 'aB_1']],
  ['VAL-18', 8, ['Ann Lee'], ['Ann1', 'José']],
  ['VAL-19', 9, ['a#b'], ['a b', 'a\tb']],
  ['VAL-20', 10, ['中文·文', '中文，文'], ['ab', '中文1']],
  ['VAL-21', 11, ['1990-02-28', '2000-02-29'], ['28-02-1990', '1990-02-31', '1990-13-01', '1990-04-31']],
  ['VAL-22', 12, ['José Núñez'], ['Jo1', 'Jo-Lee']],
  ['VAL-23', 13, ['02-28-1990', '02-29-2000'], ['1990-02-28', '02-31-1990', '13-01-1990', '04-31-1990']],
  ['VAL-24', 14, ['a1'], ['a-1', 'a_1', 'a 1']],
  ['VAL-25', 15, ['한국'], ['ab', '한국a', '한국1']],
  ['VAL-26', 16, ['ไทย'], ['ab', 'ไทยa']],
  ['VAL-27', 17, ['ไทย ab', 'ไทย', 'ab'], ['a1', 'José']],
  ['VAL-28', 18, ['ANN LEE'], ['   ', 'Ann', 'ANN1']],
  ['VAL-29', 19, ['a1!'], ['a 1']],
  ['VAL-30', 20, ['aB1!'], ['ab1!', 'AB1!', 'aBc!', 'aB12']],
];
const HOSTILE = [
  '(a+)+',
  '(a|a)*',
  '([a-z]+)*',
  '(.*)*x',
  '(a|aa)+',
  '(?:a*)*b',
  '(\\w+\\s?)*',
  '(a+)+\\1',
  '(?=(a+)+$)a*b',
  '((a*)*)*',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
];

describe('accepted patterns', () => {
  it.each(SAMPLES)('%s pattern id %i', (_row, id, passes, fails) => {
    const source = REFERENCE_PATTERNS[id] ?? '';
    for (const value of passes) expect([value, matchPattern(source, value)]).toEqual([value, 'fits']);
    for (const value of fails) expect([value, matchPattern(source, value)]).toEqual([value, 'differs']);
  });

  it('VAL-01 VAL-02 VAL-10 matches the whole value; * is any', () => {
    expect(matchPattern('[a-z]', 'ab')).toBe('differs');
    expect(matchPattern('a|b', 'ax')).toBe('differs');
    expect(matchPattern('*', 'any\n値')).toBe('fits');
  });

  it('VAL-03 VAL-04 counts code points at both bounds', () => {
    const bounds = rule({ min_length: 2, max_length: 3 });
    expect(['a', 'ab', 'abc', 'abcd', '👍', '👍👍', '👍👍👍👍'].map(value => faultOf(bounds, value, silent))).toEqual([
      'length',
      undefined,
      undefined,
      'length',
      'length',
      undefined,
      'length',
    ]);
  });

  it('OP-38 a pattern that cannot be read accepts', () => {
    expect(faultOf(rule({ accepted_pattern: '([' }), 'x', silent)).toBeUndefined();
    expect(matchPattern('[\\w-.]+', 'a-b.c')).toBe('fits');
  });

  it('VAL-01 hostile patterns hold nobody up, and refuse what they cannot judge', () => {
    const value = `${'a'.repeat(38)}!`;
    for (const source of HOSTILE) {
      const times = [1, 2, 3].map(() => {
        const begin = performance.now();
        expect([source, matchPattern(source, value) === 'fits']).toEqual([source, false]);
        return performance.now() - begin;
      });
      // Its own work, not that of others on the machine. A backtracking engine takes hours for the first of them.
      expect(Math.min(...times), source).toBeLessThan(50);
    }
    expect(faultOf(rule({ accepted_pattern: '(a|aa)+' }), value, silent)).toBe('pattern');
    expect(matchPattern('a'.repeat(501), 'a')).toBe('too-slow');
  });

  it('a busy machine does not turn a good value away', () => {
    const verdicts = Array.from({ length: 3_000 }, () => matchPattern(REFERENCE_PATTERNS[5], 'Secret123'));
    expect(new Set(verdicts)).toEqual(new Set(['fits']));
  });
});
