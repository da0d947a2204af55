import { useLayoutEffect, useState } from 'react';

/** Below this the menu and a page do not stand side by side. */
const ROOM_FOR_BOTH = 760;

/** Whether the tag is too narrow for the menu beside its page. */
export function useNarrow(host: HTMLElement): boolean {
  const [narrow, setNarrow] = useState(() => isNarrow(host.clientWidth));
  useLayoutEffect(() => {
    const look = () => setNarrow(isNarrow(host.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(host);
    return () => observer.disconnect();
  }, [host]);
  return narrow;
}

function isNarrow(width: number): boolean {
  return width < ROOM_FOR_BOTH;
}
