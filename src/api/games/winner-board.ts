import * as v from '../wire/schema.js';
import type { Client } from '../wire/call.js';
import { endpoint } from '../wire/endpoint.js';
import { askWinners, WINNERS_PATH } from '../wire/early-calls.js';
import { instant, minorUnits, optionalText } from '../wire/wire.js';

/** One settled win of the board, the name masked by the platform (ENT-31, INV-32). Amount in minor units, `at` in UTC ms where the platform says it. */
export type BoardWin = v.InferOutput<typeof boardWin>;
/** What the board is asked for. `days` 0 means the latest wins of all time; otherwise the largest of so many days back (ours). */
export interface BoardQuestion {
  /** Code of a category, empty for all. */
  category: string;
  limit: number;
  days: number;
}

const boardWin = v.pipe(
  v.object({
    customerName: v.string(),
    winAmount: minorUnits,
    gameName: v.string(),
    iconUrl: optionalText,
    settledAt: v.optional(instant),
  }),
  v.transform(({ settledAt, ...win }) => ({ ...win, at: settledAt })),
);
export const boardAnswer = v.object({ list: v.array(boardWin) });

/** The winner board of a category, largest win first, never more than asked for (API-50, API-51, CON-24). */
export async function listBoard(client: Client, question: BoardQuestion): Promise<BoardWin[]> {
  const wins = await askBoard(client, question);
  return wins.slice(0, question.limit);
}

const askBoard = endpoint({
  path: WINNERS_PATH,
  send({ category, limit, days }: BoardQuestion) {
    const { query } = askWinners();
    return { query: { ...query, gameCategory: category || 'ALL', limitNum: limit, ...(days > 0 && { rankBy: 'amount', days }) } };
  },
  answer: boardAnswer,
  read: ({ list }) => list.toSorted((a, b) => b.winAmount - a.winAmount),
});
