import type { Rng } from '../../rng.js';
import { bingo } from './bingo.js';
import { coin } from './coin.js';
import { dice } from './dice.js';
import type { InstantChoice, InstantGame } from './instant-game.js';
import { plinko } from './plinko.js';
import { scratch } from './scratch.js';

export const INSTANT_GAMES = { bingo, coin, dice, plinko, scratch } as const satisfies Record<string, InstantGame>;
export type InstantName = keyof typeof INSTANT_GAMES;

export interface InstantOutcome<Outcome = unknown> {
  multiple: number;
  result: Outcome;
}

export function playInstant(
  game: InstantGame,
  rng: Pick<Rng, 'int'>,
  stake: number,
  choice: InstantChoice,
): { payout: number; outcome: InstantOutcome } {
  const { multiple, outcome } = game.play(rng, choice);
  return { payout: Math.floor((stake * multiple) / 100), outcome: { multiple, result: outcome } };
}
