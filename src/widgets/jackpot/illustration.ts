const START_LEAST = 200_000_000_00; // minor units, CON-37
const START_MOST = 300_000_000_00;
const STEP_LEAST = 100_00; // minor units, CON-39
const STEP_MOST = 500_00;
const PAUSES = [3000, 4000, 5000]; // ms, CON-39

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
