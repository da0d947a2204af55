import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LETTER_COUNT = 8;
const DIGIT_COUNT = 4;

/** One that is read out without mistakes and fits the rule for passwords. */
export function newPassword(): string {
  const pick = (from: string, count: number) => Array.from({ length: count }, () => from[randomInt(from.length)]).join('');
  return pick(LETTERS, LETTER_COUNT) + pick(DIGITS, DIGIT_COUNT);
}
