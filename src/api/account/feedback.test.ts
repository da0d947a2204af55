import { describe, expect, it } from 'vitest';
import { countWords } from './feedback.js';

describe('words of a feedback', () => {
  it.each([
    ['', 0],
    ['   \n ', 0],
    ['Mi depósito no llegó todavía', 5],
    ['one  two\n\nthree', 3],
    ['don’t, “stop”!', 2],
    ['充值没有到账', 6],
    ['ถอนเงิน', 6],
    ['입금이 안 왔어요', 7],
    ['order 订单 42', 4],
    ['cafe\u0301 solo', 2],
  ])('VAL-41, OP-36 %j has %i', (text, words) => expect(countWords(text)).toBe(words));
});
