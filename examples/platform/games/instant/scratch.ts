import type { InstantGame } from './instant-game.js';

export interface ScratchOutcome {
  /** Prize of each of the nine fields, as an index of `PRIZES`. */
  fields: number[];
  /** The prize that stands three times, −1 when none does. */
  prize: number;
}
/** What three equal fields pay (hundredths of the stake), and in how many of 10,000 tickets they stand. */
export const PRIZES = [
  [100, 1500],
  [200, 1100],
  [400, 420],
  [1000, 140],
  [2500, 48],
  [10_000, 7],
  [50_000, 2],
] as const;
const TICKETS = 10_000;
const FIELDS = 9;

/** A ticket with nine fields; three equal amounts win that amount. */
export const scratch: InstantGame<ScratchOutcome> = {
  published: { from: 96.8, to: 96.8 },
  choices: [{}],
  accepts: choice => Object.keys(choice).length === 0,
  play(rng) {
    let rest = rng.int(TICKETS);
    const prize = PRIZES.findIndex(([, count]) => (rest -= count) < 0);
    return { multiple: prize === -1 ? 0 : (PRIZES[prize]?.[0] ?? 0), outcome: { fields: fieldsOf(rng, prize), prize } };
  },
  returns: () => PRIZES.reduce((sum, [pays, count]) => sum + (pays / 100) * (count / TICKETS), 0),
};

/** The winning amount three times, every other at most twice, shuffled. */
function fieldsOf(rng: { int(below: number): number }, prize: number): number[] {
  const others = PRIZES.flatMap((_, index) => (index === prize ? [] : [index, index]));
  shuffle(rng, others);
  const fields = prize === -1 ? others.slice(0, FIELDS) : [prize, prize, prize, ...others.slice(0, FIELDS - 3)];
  shuffle(rng, fields);
  return fields;
}

function shuffle(rng: { int(below: number): number }, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
  }
}
