import { Failure } from '../../failure.js';
import type { Progress, SteppedRules } from '../../ledger/open-rounds.js';
import type { Rng } from '../../rng.js';

export interface CrashView {
  /** Where it gets off by itself, in hundredths; 0 when that was not chosen. */
  auto: number;
  /** Where the player got off, in hundredths; null while it flies, and when it was too late. */
  cashed: number | null;
  /** Where the rocket was lost, in hundredths; null while it flies. 100 is on the ground. */
  crashedAt: number | null;
  result: 'cashed' | 'gone' | null;
}

/** Multiples are hundredths of the stake. The ceiling is the highest multiple: there everybody gets off. */
export const LOWEST = 101;
export const HIGHEST = 10_000;
export const AUTOS = [0, 120, 150, 200, 300, 500, 1_000, 5_000] as const;
/** The multiple doubles in so many milliseconds. */
const DOUBLES_MS = 6_000;
/**
 * How far back a press may reach: what the way to the platform takes. The end is told so much later, so that nobody presses
 * with knowledge of it.
 */
export const GRACE_MS = 250;
/** Percent, the same for every way to play. */
export const PUBLISHED = { from: 97, to: 97 } as const;
const STEPS = 2 ** 32;
const RETURN = 97;
const PRESS = /^cash-(\d{3,5})$/;
const PAID = /^paid-(\d{3,5})$/;

/** The multiple that a rocket shows after so many milliseconds. */
export function multipleAt(ms: number): number {
  return Math.min(HIGHEST, Math.floor(100 * 2 ** (Math.max(0, ms) / DOUBLES_MS) + 1e-9));
}

/** The first whole millisecond that shows a multiple. */
export function timeOf(multiple: number): number {
  const ms = Math.ceil(DOUBLES_MS * Math.log2(multiple / 100) - 1e-6);
  return multipleAt(ms) >= multiple ? ms : ms + 1;
}

/** From the ground (100) up to the ceiling. A multiple m is reached with the chance 0.97 ÷ m. */
export function crashOf(word: number): number {
  return Math.max(100, Math.min(HIGHEST, Math.floor((RETURN * STEPS) / (STEPS - word))));
}

/** The exact return to player of getting off at a multiple: crashOf(word) ≥ multiple for this many of the 2^32 words. */
export function crashReturn(multiple: number): number {
  return (Math.floor((STEPS * RETURN) / multiple) / STEPS) * (multiple / 100);
}

export function isCrashChoice(choice: unknown): choice is { auto: number } {
  return (
    typeof choice === 'object' &&
    choice !== null &&
    Object.keys(choice).length === 1 &&
    'auto' in choice &&
    typeof choice.auto === 'number' &&
    Number.isInteger(choice.auto) &&
    (choice.auto === 0 || (choice.auto >= LOWEST && choice.auto <= HIGHEST))
  );
}

/**
 * A rocket whose end is drawn before it starts. Actions: `cash-187`, pressed when the page showed 1.87; after it, or alone, what
 * the clock made of it: `paid-187`, `auto` (the multiple chosen before), `gone`.
 */
export const crashRules: SteppedRules<CrashView> = {
  abandon: 'gone',
  replay(rng, stake, choice, actions): Progress<CrashView> {
    const auto = autoOf(choice);
    const crashedAt = crashOf(rng.int(STEPS));
    const end = actions.at(-1);
    if (end === undefined) return { view: { auto, cashed: null, crashedAt: null, result: null }, stakes: 1 };
    const cashed = end === 'auto' ? auto || HIGHEST : Number(PAID.exec(end)?.[1] ?? 0);
    if (cashed === 0 && end !== 'gone') throw refused();
    return {
      view: { auto, cashed: cashed || null, crashedAt, result: cashed > 0 ? 'cashed' : 'gone' },
      stakes: 1,
      payout: Math.floor((stake * cashed) / 100),
    };
  },
  timed: {
    judge(rng, choice, pressed, elapsed) {
      const end = crashOf(rng.int(STEPS));
      const auto = autoOf(choice) || HIGHEST;
      const byItself = auto <= end && elapsed >= timeOf(auto);
      if (pressed === undefined) return byItself ? ['auto'] : elapsed >= goneAt(end) ? ['gone'] : [];
      const shown = Number(PRESS.exec(pressed)?.[1] ?? 0);
      if (shown < LOWEST || shown > HIGHEST) throw refused();
      // What the page showed counts, neither from before the grace nor from the future.
      const judged = Math.min(Math.max(shown, multipleAt(elapsed - GRACE_MS)), multipleAt(elapsed));
      if (judged < LOWEST) throw refused();
      if (byItself || (auto <= end && judged >= auto)) return [pressed, 'auto'];
      return [pressed, judged <= end ? `paid-${judged}` : 'gone'];
    },
    endsAfter(rng, choice) {
      const end = crashOf(rng.int(STEPS));
      const auto = autoOf(choice) || HIGHEST;
      return auto <= end ? timeOf(auto) : goneAt(end);
    },
  },
};

/** When it is told that a rocket is gone. */
function goneAt(end: number): number {
  return timeOf(end + 1) + GRACE_MS;
}

function autoOf(choice: unknown): number {
  if (!isCrashChoice(choice)) throw new Failure('bad-request', { fields: { choice: `auto: 0 or ${LOWEST} to ${HIGHEST}` } });
  return choice.auto;
}

function refused(): Failure {
  return new Failure('bad-request', { fields: { action: 'is not possible now' } });
}

/** Where a sampled past round was left, for the seed's records. */
export function sampleCrash(rng: Pick<Rng, 'int'>, stake: number): number {
  const target = AUTOS[1 + rng.int(AUTOS.length - 1)] ?? HIGHEST;
  return crashOf(rng.int(STEPS)) >= target ? Math.floor((stake * target) / 100) : 0;
}
