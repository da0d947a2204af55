import { describe, expect, it } from 'vitest';
import { errorCode } from '../../api/wire/errors.js';
import { readFigure, sourceQuery } from './source-query.js';

describe('jackpot source', () => {
  it('OP-28 reads the amount into minor units', () => {
    expect(readFigure({ amount: 1234567.89, currency: 'MXN' })).toEqual({ amount: 123456789, currency: 'MXN' });
    expect(readFigure({ amount: 5 })).toEqual({ amount: 500 });
    expect(readFigure({ amount: 5, currency: '<b>' })).toEqual({ amount: 500 });
    expect(readFigure({ amount: 5, share: 1.5 })).toEqual({ amount: 500, share: 1.5 });
    for (const share of ['1', 0, -1, 101, Number.NaN]) expect(readFigure({ amount: 5, share })).toEqual({ amount: 500 });
  });
  it('OP-28 refuses what is no figure', () => {
    for (const answer of [undefined, null, [], 'x', {}, { amount: '5' }, { amount: -1 }, { amount: Number.NaN }]) {
      expect(() => readFigure(answer)).toThrow(expect.objectContaining({ code: 'bad-response' }));
    }
  });
  it('OP-28 asks only http and https', () => {
    for (const source of ['', 'jackpot.json', 'javascript:alert(1)', 'file:///etc/passwd', 'data:application/json,{}'])
      expect(sourceQuery(source)).toBeUndefined();
    expect(sourceQuery('https://example.com/jackpot')?.key).toContain('example.com');
  });
  it('OP-28 a path of the page is a source, also where a server draws the first view', () => {
    expect(sourceQuery('/wps/system/jackpot')?.key).toBe('jackpot//wps/system/jackpot');
  });
  it('OP-28 a source that gives no answer is a network error', async () => {
    const failure = await sourceQuery('http://127.0.0.1:9/')!
      .load(new AbortController().signal)
      .catch((error: unknown) => error);
    expect(errorCode(failure)).toBe('network');
  });
});
