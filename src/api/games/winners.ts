import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { askWinners, WINNERS_PATH } from '../wire/early-calls.js';
import { minorUnits, optionalText } from '../wire/wire.js';

/** One settled win, the name masked by the platform (ENT-31, INV-32). Amount in minor units. */
export type Winner = v.InferOutput<typeof winner>;

const winner = v.object({ customerName: v.string(), winAmount: minorUnits, gameName: v.string(), iconUrl: optionalText });
export const winnersAnswer = v.object({ list: v.array(winner) });

/** The winner board, largest win first (API-50, API-51, HOM-11). */
export const listWinners = endpoint({
  path: WINNERS_PATH,
  send: askWinners,
  answer: winnersAnswer,
  read: ({ list }) => list.toSorted((a, b) => b.winAmount - a.winAmount),
});
