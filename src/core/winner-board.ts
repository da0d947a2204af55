import { listBoard, type BoardQuestion, type BoardWin } from '../api/winner-board.js';
import type { Core, Query } from './core.js';

const REFRESH = 30_000; // ms

/** The winner board as one shared question: however many boards of a page show it, one call asks for it. */
export function winnerBoard({ client }: Pick<Core, 'client'>, question: BoardQuestion): Query<BoardWin[]> {
  const { category, limit, days } = question;
  return {
    key: `winner-board:${client.language()}:${category}:${limit}:${days}`,
    refreshEvery: REFRESH,
    load: signal => listBoard(client, question, { signal }),
  };
}
