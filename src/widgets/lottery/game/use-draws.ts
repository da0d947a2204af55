import { useEffect, useState } from 'react';
import { openedGame } from '../../../core/lottery/lottery-queries.js';
import { useCore, useQuery } from '../../../element/core-context.js';
import { useSecondsLeft } from '../../../ui/lottery/use-seconds-left.js';

const ASK_EVERY = 1_000; // ms, while a draw is under way

/** The draw that takes bets, the last ones, and whether one is being drawn right now. */
export function useDraws(gameCode: string) {
  const { scheduler } = useCore();
  const { data, error, refresh } = useQuery(openedGame(useCore(), gameCode, 1));
  const current = data?.current ?? undefined;
  const ahead = data?.ahead ?? 0;
  const left = useSecondsLeft(current?.closesAt, ahead);
  const [awaited, setAwaited] = useState<string>();
  const closed = current && left === 0 ? current.issueNo : undefined;
  const isThere = data?.list.some(({ issueNo }) => issueNo === awaited) === true;
  useEffect(() => {
    if (closed) setAwaited(closed);
  }, [closed]);
  useEffect(() => {
    if (isThere) setAwaited(undefined);
  }, [isThere]);
  const isDrawing = awaited !== undefined && !isThere;
  const asks = data !== undefined && (isDrawing || !current || left === 0);
  useEffect(() => (asks ? scheduler.every(ASK_EVERY, refresh) : undefined), [asks, scheduler, refresh]);
  return {
    draws: data?.list,
    totalPages: data?.totalPages ?? 0,
    current: left > 0 ? current : undefined,
    ahead,
    isDrawing,
    error: data ? undefined : error,
    refresh,
  };
}
