import { useEffect, useState } from 'react';
import { createStorages } from '../../core/kernel/storage.js';
import { useCore } from '../../element/core-context.js';

/** Whether who looks has stopped what moves by itself (WCAG 2.2.2). This browser keeps it, until it is let go on. */
export function useStopped(name: string): [stopped: boolean, stop: (now: boolean) => void] {
  const { config } = useCore();
  const [stopped, setStopped] = useState(false);
  const local = () => createStorages(config, window).local;
  // Not at the first drawing, which is a server's too.
  useEffect(() => {
    if (local().get(name)) setStopped(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: later it is this state that is kept.
  }, []);
  const stop = (now: boolean) => {
    setStopped(now);
    if (now) local().set(name, '1');
    else local().remove(name);
  };
  return [stopped, stop];
}
