import { listBoard } from '../../api/games/winner-board.js';
import { resource } from '../data/resource.js';

const REFRESH = 30_000; // ms

/** The winner board as one shared question: however many boards of a page show it, one call asks for it. */
export const winnerBoard = resource({
  name: 'winner-board',
  scope: 'language',
  tags: [],
  refreshEvery: REFRESH,
  call: listBoard,
});
