import { useEffect, useState } from 'react';
import type { BoardQuestion, BoardWin } from '../../api/games/winner-board.js';
import { winnerBoard } from '../../core/games/winner-board.js';
import { useCore, useQuery, useStore } from '../../element/core-context.js';

/** The board of a question. While another is under way the last one stays, marked as stale, so that nothing jumps. */
export function useBoard(question: BoardQuestion) {
  const core = useCore();
  useStore(core.language.store, ({ language }) => language);
  const { data, error, loading, refresh } = useQuery(winnerBoard(core, question));
  const [last, setLast] = useState<BoardWin[]>();
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  return { wins: data ?? last, stale: !data && !error, error: data ? undefined : error, busy: loading, retry: refresh };
}
