import type { Rng } from '../../rng.js';

/** A target by name and what catching it pays, in stakes of one shot. The order goes from small to great. */
export const TARGETS = [
  ['minnow', 2],
  ['clown', 4],
  ['puffer', 8],
  ['turtle', 15],
  ['ray', 25],
  ['shark', 50],
  ['whale', 100],
  ['dragon', 250],
] as const;
export type TargetName = (typeof TARGETS)[number][0];

export interface ShotOutcome {
  target: TargetName;
  caught: boolean;
  pays: number;
}

/** Of 100 stakes that hit, 96 come back, whatever is hit: the chance of a catch is 0.96 ÷ what it pays. */
const RETURN = 96;
export const PUBLISHED_RTP = RETURN;

export function targetPays(target: string): number | undefined {
  return TARGETS.find(([name]) => name === target)?.[1];
}

/** Percent, as it is published. */
export function catchChance(pays: number): number {
  return RETURN / pays;
}

/** Decides one hit. Since every target gives back the same, it does not matter that the page says which one was hit. */
export function shoot(rng: Pick<Rng, 'int'>, stake: number, target: TargetName): { payout: number; outcome: ShotOutcome } {
  const pays = targetPays(target) ?? 0;
  const caught = rng.int(pays * 100) < RETURN;
  return { payout: caught ? stake * pays : 0, outcome: { target, caught, pays } };
}
