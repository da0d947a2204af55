import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure.js';
import { rngOf } from '../../rng.js';
import { crashOf, crashReturn, crashRules, GRACE_MS, HIGHEST, isCrashChoice, LOWEST, multipleAt, PUBLISHED, timeOf } from './math.js';

/** A round whose rocket is lost at the first multiple at or above `crash` that a word gives. */
const endingAt = (crash: number) => {
  const word = crash <= 100 ? 0 : Math.min(2 ** 32 - 1, Math.ceil(2 ** 32 * (1 - 97 / (crash + 0.5))));
  expect(crashOf(word)).toBe(crash);
  return { int: () => word, float: () => 0, weighted: () => 0 };
};
const judge = (crash: number, auto: number, pressed: string | undefined, elapsed: number) =>
  crashRules.timed?.judge(endingAt(crash), { auto }, pressed, elapsed);
const paid = (crash: number, auto: number, actions: string[]) => crashRules.replay(endingAt(crash), 100, { auto }, actions).payout;

describe('crash', () => {
  it('keeps the end between the ground and the ceiling', () => {
    expect([0, 2 ** 31, 2 ** 32 - 1].map(crashOf)).toEqual([100, 194, HIGHEST]);
  });

  it('shows a multiple that doubles every six seconds, and knows when it shows which', () => {
    expect([0, 3_000, 6_000, 12_000, 10 ** 7].map(multipleAt)).toEqual([100, 141, 200, 400, HIGHEST]);
    for (let multiple = 100; multiple <= HIGHEST; multiple++) {
      const at = timeOf(multiple);
      expect(multipleAt(at) >= multiple && (at === 0 || multipleAt(at - 1) < multiple), String(multiple)).toBe(true);
    }
  });

  it('gives back as published, at whatever multiple one gets off', () => {
    const returns = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => Math.round(crashReturn(LOWEST + i) * 10_000) / 100);
    expect(Math.min(...returns)).toBe(PUBLISHED.from);
    expect(Math.max(...returns)).toBe(PUBLISHED.to);
  });

  it('gives back as published however one presses: at once, late, by a connection of any slowness, or watching what it tells', () => {
    const rounds = 12_000;
    const ways: Record<string, (nonce: number) => { auto: number; pressAt: number; lag: number }> = {
      'a steady hand': () => ({ auto: 0, pressAt: timeOf(180), lag: 60 }),
      'a slow line': () => ({ auto: 0, pressAt: timeOf(150), lag: 900 }),
      'claims from the past': () => ({ auto: 0, pressAt: timeOf(250) - 5_000, lag: 5_000 }),
      'anyhow, with an exit chosen before': nonce => ({
        auto: [0, 150, 300][nonce % 3] ?? 0,
        pressAt: 600 + ((nonce * 7_919) % 12_000),
        lag: (nonce * 104_729) % 400,
      }),
    };
    for (const [name, way] of Object.entries(ways)) {
      let sum = 0;
      let squares = 0;
      for (let nonce = 0; nonce < rounds; nonce++) {
        const { auto, pressAt, lag } = way(nonce);
        const rng = () => rngOf(name, nonce);
        // Who is told that it is over presses no more.
        const told = crashRules.timed?.judge(rng(), { auto }, undefined, pressAt + lag) ?? [];
        const actions =
          told.length > 0 ? told : (crashRules.timed?.judge(rng(), { auto }, `cash-${multipleAt(pressAt)}`, pressAt + lag) ?? []);
        const back = (crashRules.replay(rng(), 10_000, { auto }, actions).payout ?? 0) / 10_000;
        sum += back;
        squares += back ** 2;
      }
      const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds);
      expect(Math.abs(sum / rounds - 0.97), name).toBeLessThan(4 * error);
    }
  });

  it('counts what the page showed when the press comes within the grace, also when the rocket was lost meanwhile', () => {
    const at = timeOf(200);
    expect(judge(200, 0, 'cash-200', at + 100)).toEqual(['cash-200', 'paid-200']);
    expect(judge(200, 0, 'cash-200', timeOf(201) + GRACE_MS - 40)).toEqual(['cash-200', 'paid-200']);
    expect(judge(200, 0, 'cash-201', timeOf(201) + 20)).toEqual(['cash-201', 'gone']);
  });

  it('counts neither from before the grace nor from the future', () => {
    expect(judge(900, 0, 'cash-120', 6_000 + GRACE_MS)).toEqual(['cash-120', 'paid-200']);
    expect(judge(900, 0, 'cash-500', 6_000)).toEqual(['cash-500', 'paid-200']);
    expect(judge(200, 0, 'cash-150', 20_000)).toEqual(['cash-150', 'gone']);
  });

  it('gets off by itself where it was chosen, with or without a player', () => {
    expect(judge(400, 150, undefined, timeOf(150) - 1)).toEqual([]);
    expect(judge(400, 150, undefined, timeOf(150))).toEqual(['auto']);
    expect(judge(400, 150, 'cash-149', timeOf(150) + 100)).toEqual(['cash-149', 'auto']);
    expect(judge(149, 150, undefined, 60_000)).toEqual(['gone']);
    expect(judge(HIGHEST, 0, undefined, timeOf(HIGHEST))).toEqual(['auto']);
    expect([
      paid(400, 150, ['auto']),
      paid(HIGHEST, 0, ['auto']),
      paid(149, 150, ['gone']),
      paid(400, 0, ['cash-187', 'paid-187']),
    ]).toEqual([150, 10_000, 0, 187]);
  });

  it('tells the end only when no press can count any more, and when the round says it ends', () => {
    for (const [crash, auto] of [
      [100, 0],
      [187, 0],
      [187, 200],
      [187, 150],
      [HIGHEST, 0],
    ] as const) {
      const ends = crashRules.timed?.endsAfter(endingAt(crash), { auto }) ?? 0;
      expect(judge(crash, auto, undefined, ends - 1), `${crash} ${auto}`).toEqual([]);
      expect(judge(crash, auto, undefined, ends), `${crash} ${auto}`).toHaveLength(1);
    }
    expect(crashRules.replay(endingAt(187), 100, { auto: 0 }, []).view).toEqual({ auto: 0, cashed: null, crashedAt: null, result: null });
  });

  it('refuses presses and choices that it does not have', () => {
    for (const pressed of ['cash', 'cash-100', 'cash-99999', 'gone', 'auto', 'paid-500', 'cash-1.5'])
      expect(() => judge(300, 0, pressed, 3_000), pressed).toThrow(Failure);
    expect(() => judge(300, 0, 'cash-150', 10), 'before anything has moved').toThrow(Failure);
    for (const choice of [undefined, null, {}, { auto: 100 }, { auto: 10_001 }, { auto: 1.5 }, { auto: '200' }, { auto: 0, more: 1 }])
      expect(isCrashChoice(choice), JSON.stringify(choice)).toBe(false);
    expect(isCrashChoice({ auto: 0 }) && isCrashChoice({ auto: 101 })).toBe(true);
  });
});
