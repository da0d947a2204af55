import { useEffect, useRef, useState } from 'react';
import { LiveFeed } from '../../chat/client/live-feed.js';
import { useConnection } from './connection.js';

/** Calls `act` whenever the stream at `path` says something, and every few seconds where streams do not get through. Answers whether the platform is reached. */
export function useLive(path: string, act: () => void): boolean {
  const connection = useConnection();
  const [isReached, setReached] = useState(true);
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    const feed = new LiveFeed({
      open: signal => connection.stream(path, signal),
      onEvent: () => current.current(),
      poll: async signal => {
        await connection.call('/standing', { signal });
        current.current();
      },
      onReach: setReached,
    });
    feed.start();
    return () => feed.end();
  }, [connection, path]);
  return isReached;
}
