import type { InstantGame } from './instant-game.js';

export interface PlinkoOutcome {
  /** At each pin, true goes right. */
  path: boolean[];
  slot: number;
}
export const ROWS = 12;
/** What the slots pay from the left edge to the middle, in hundredths; the right side is the same. */
const HALF: Readonly<Record<string, readonly number[]>> = {
  low: [1000, 300, 160, 130, 110, 98, 50],
  medium: [3300, 1100, 400, 190, 105, 60, 30],
  high: [17000, 2400, 800, 180, 70, 20, 20],
};
export const RISKS = ['low', 'medium', 'high'] as const;

export function plinkoPays(risk: string): number[] {
  const half = HALF[risk] ?? [];
  return [...half, ...half.slice(0, -1).reverse()];
}

/** A ball falls through twelve rows of pins, left or right with equal chance. */
export const plinko: InstantGame<PlinkoOutcome> = {
  published: { from: 96.65, to: 97.13 },
  choices: RISKS.map(risk => ({ risk })),
  accepts: ({ risk }) => RISKS.some(known => known === risk),
  play(rng, { risk }) {
    const path = Array.from({ length: ROWS }, () => rng.int(2) === 1);
    const slot = path.filter(Boolean).length;
    return { multiple: plinkoPays(String(risk))[slot] ?? 0, outcome: { path, slot } };
  },
  returns({ risk }) {
    let ways = 1;
    return plinkoPays(String(risk)).reduce((sum, pays, slot) => {
      const part = (ways / 2 ** ROWS) * (pays / 100);
      ways = (ways * (ROWS - slot)) / (slot + 1);
      return sum + part;
    }, 0);
  },
};
