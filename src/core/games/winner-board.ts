import { listBoard, type BoardQuestion } from '../../api/games/winner-board.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

const REFRESH = 30_000; // ms

/** The winner board as one shared question: however many boards of a page show it, one call asks for it. */
export const winnerBoard = resource({
  name: 'winner-board',
  scope: 'language',
  tags: [],
  refreshEvery: REFRESH,
  load: ({ client }: Pick<Core, 'client'>, signal, question: BoardQuestion) => listBoard(client, question, { signal }),
});
