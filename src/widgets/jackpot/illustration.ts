import { dayAt } from '../../core/format/platform-time.js';

const START_LEAST = 200_000_000_00; // minor units, CON-37
const START_MOST = 300_000_000_00;
const STEP_LEAST = 100_00; // minor units, CON-39
const STEP_MOST = 500_00;
const PAUSES = [3000, 4000, 5000]; // ms, CON-39

/** The figure of a moment, and how long it rests until it grows. */
export interface Figure {
  /** Minor units. */
  amount: number;
  /** Milliseconds. */
  rest: number;
}

/**
 * The illustration's figure as a function of time alone: every day of the platform has a pot of its own that starts at a random figure
 * and grows by random steps, both drawn from the day. A reload, another page and another visitor see the same. Asked with
 * rising times it goes on from where it was, and for an earlier moment it counts the day anew. `gmtOffset`: hours of the platform's clock from UTC.
 */
export function createIllustration(gmtOffset: number): (now: number) => Figure {
  let day = NaN;
  let random = randomOf(0);
  let amount = 0;
  let since = 0;
  let nextAt = 0;
  let growth = 0;
  const plan = (from: number) => {
    const step = nextStep(random);
    growth = step.growth;
    since = from;
    nextAt = from + step.pause;
  };
  return now => {
    const { number: today, startsAt } = dayAt(now, gmtOffset);
    if (today !== day || now < since) {
      day = today;
      random = randomOf(today);
      amount = firstFigure(random);
      plan(startsAt);
    }
    while (nextAt <= now) {
      amount += growth;
      plan(nextAt);
    }
    return { amount, rest: nextAt - now };
  };
}

const illustrations = new Map<number, (now: number) => Figure>();

/** The one of a zone that all tags of the page share: a day is counted once. */
export function illustrationOf(gmtOffset: number): (now: number) => Figure {
  const illustration = illustrations.get(gmtOffset) ?? createIllustration(gmtOffset);
  illustrations.set(gmtOffset, illustration);
  return illustration;
}

/** The first figure of the illustration, in minor units (CON-37). `random` gives 0 to below 1. */
export function firstFigure(random: () => number): number {
  return between(START_LEAST, START_MOST, random());
}

/** How much the figure grows and how long it then rests (CON-39). */
export function nextStep(random: () => number): { growth: number; pause: number } {
  return { growth: between(STEP_LEAST, STEP_MOST, random()), pause: PAUSES[Math.floor(random() * PAUSES.length)] ?? 3000 };
}

function between(least: number, most: number, part: number): number {
  return least + Math.round((most - least) * part);
}

/** Mulberry32: the same numbers, 0 to below 1, for the same seed. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
