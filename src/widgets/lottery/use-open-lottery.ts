import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../element/contract.js';
import { useCore, useStore } from '../../element/core-context.js';
import type { contract } from './contract.js';

/** Which lottery is open, empty for the list: in the address of the full site (LOT-13), else in memory, starting from the attribute. */
export function useOpenLottery({ followRoute, gameCode: start }: Values<typeof contract>, host: HTMLElement) {
  const { navigation } = useCore();
  const inAddress = useStore(navigation.store, ({ query }) => query['gameCode'] ?? '');
  const [memory, setMemory] = useState({ start, gameCode: start });
  const changed = memory.start !== start;
  if (changed) setMemory({ start, gameCode: start });

  // What was pressed goes with its screen: the heading of the new one has the focus (WCAG 2.4.3).
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    const heading = moved.current ? place.current?.querySelector<HTMLElement>('.lottery-title, h2[tabindex]') : undefined;
    if (!heading) return;
    moved.current = false;
    heading.focus({ preventScroll: true });
  });

  const open = (gameCode: string) => {
    moved.current = true;
    if (followRoute) navigation.setQuery({ gameCode }, { push: true });
    else setMemory({ start, gameCode });
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
  };
  return { gameCode: followRoute ? inAddress : changed ? start : memory.gameCode, open, place };
}
