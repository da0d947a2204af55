import { useCallback, useEffect, useRef } from 'react';
import { useCore } from '../../element/core-context.js';

/** A game that never says how its round ended keeps the balance this long at most. */
const LONGEST = 180_000;

/** Holds the balance of the whole page while the game at `url` plays a round, so that no header tells the result before the game. */
export function useHeldBalance(url: string | undefined) {
  const { scheduler, wallet } = useCore();
  const held = useRef<() => void>(undefined);
  const letGo = useCallback(() => {
    held.current?.();
    held.current = undefined;
  }, []);
  const hold = useCallback(() => {
    letGo();
    const release = wallet.hold();
    const stop = scheduler.after(LONGEST, release);
    held.current = () => {
      stop();
      release();
    };
  }, [scheduler, wallet, letGo]);
  useEffect(() => letGo, [url, letGo]);
  return { hold, letGo };
}
