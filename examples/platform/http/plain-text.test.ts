import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.js';
import { plainTime } from './plain-time.js';
import { inputText, moment, wholeNumber } from './wire-input.js';

const problem = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0]?.message;

describe('what comes in', () => {
  it.each(['\u0000', 'a\u0000b', '\u001b[31m', '\u007f', '\u0085', '\ud800', 'x\udc00'])(
    'text that cannot be kept or typed is refused: %j',
    text => {
      expect([problem(plainText(), text), problem(inputText, text)]).toEqual(Array(2).fill('must not contain control characters'));
    },
  );

  it.each(['', 'Peña 𝒳 👩🏽‍💻', 'مرحبا', 'two\nlines\tand\r\nmore'])('text of people is kept as it is: %j', text => {
    expect([v.parse(plainText(), text), v.parse(inputText, text)]).toEqual([text, text]);
  });

  it.each(['0x10', '1e3', '1.5', ' 7 7', '+5', '9'.repeat(16), 'NaN'])('%j is no whole number', text => {
    expect(problem(wholeNumber(0, 1_000_000, 1), text)).toBe('must be a whole number');
  });

  it.each(['8640000000000001', '-1', '99999999999999999', '+275760-09-13', '1999-12-31T23:59:59.999Z', '2100-01-02', 'soon'])(
    '%j is no time that the platform knows',
    text => {
      expect(problem(moment, text)).toBe('must be a date between the years 2000 and 2100');
    },
  );

  it('times are UTC milliseconds or ISO dates; none is none', () => {
    expect([v.parse(moment, '1767225600000'), v.parse(moment, '2026-01-01'), v.parse(moment, ''), v.parse(moment, undefined)]).toEqual([
      1_767_225_600_000,
      1_767_225_600_000,
      undefined,
      undefined,
    ]);
    expect(problem(plainTime('no'), 0.5)).toBe('no');
  });
});
