import { useCallback, useEffect, useState } from 'react';
import type { PrizeMode } from '../../api/games/games.js';
import { openLottery } from '../../core/lottery/open-lottery.js';
import { useCore, useStore } from '../../element/core-context.js';

/** Launches what a member opens (LOT-08 to LOT-12); visitors and trial accounts only look (OP-08). The error is that of the lottery that is open; `retry` opens it once more. */
export function useLotteryLaunch(prizeMode: PrizeMode | undefined, gameCode: string): { error?: unknown; retry: () => void } {
  const core = useCore();
  const isReal = useStore(core.session.store, ({ state, role }) => state === 'real' && role !== 'trial');
  const [failed, setFailed] = useState<{ gameCode: string; error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isReal || !prizeMode) return;
    let wanted = true;
    openLottery(core, prizeMode, gameCode).then(
      () => wanted && setFailed(undefined),
      (error: unknown) => wanted && setFailed({ gameCode, error }),
    );
    return () => void (wanted = false);
  }, [core, isReal, prizeMode, gameCode, attempt]);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  return { error: failed?.gameCode === gameCode ? failed.error : undefined, retry };
}
