import { useState } from 'react';
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

  const open = (gameCode: string) => {
    if (followRoute) navigation.setQuery({ gameCode }, { push: true });
    else setMemory({ start, gameCode });
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
  };
  return { gameCode: followRoute ? inAddress : changed ? start : memory.gameCode, open };
}
