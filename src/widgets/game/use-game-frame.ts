import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readGameMessage, type FrameRights, type GameMessage } from './game-message.js';

/** How long a game's page may take before it counts as slow; it may still come. */
const SLOW_AFTER = 20_000;

/** Follows the messages of one frame. `ready` once its page has said so, or has at least loaded. */
export function useGameFrame(rights: FrameRights | undefined, onMessage: (message: GameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const heard = useRef(onMessage);
  const [ready, setReady] = useState(false);
  const [slow, setSlow] = useState(false);
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    heard.current = onMessage;
  });

  // With the frame itself: its page may have loaded, and spoken, before an effect runs.
  useLayoutEffect(() => {
    if (!rights) return;
    setReady(false);
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    const listen = (event: MessageEvent) => {
      // Any window may post to us: only our own frame counts, and only from where its page came.
      if (event.source !== frame.current?.contentWindow || event.origin !== rights.origin) return;
      const message = readGameMessage(event.data);
      if (!message) return;
      if (message.type === 'ready') setReady(true);
      heard.current(message);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [rights, reloads]);

  return {
    frame,
    ready,
    slow: slow && !ready,
    /** For the frame's key: a new one loads the page anew. */
    reloads,
    reload: () => setReloads(count => count + 1),
    onLoad: () => setReady(true),
  };
}
