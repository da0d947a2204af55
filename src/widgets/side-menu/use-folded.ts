import { useLayoutEffect, useState } from 'react';
import { createStorages } from '../../core/kernel/storage.js';
import { useCore, useStore } from '../../element/core-context.js';

const NAME = 'side-menu';
/** Where the page has less room, names are for who asks for them. */
const TIGHT = '(width < 1100px)';
/** The member centre has a menu of its own; with less room than this, two whole menus leave its pages too little. */
const TIGHT_BESIDE = '(width < 1500px)';

/** Whether the rail is narrow: what the visitor chose last, else what the page says, its width, or another menu beside it. The tag shows it by `data-narrow`. */
export function useFolded(host: HTMLElement, initial: boolean): [boolean, (folded: boolean) => void] {
  const { config, navigation } = useCore();
  const isBeside = useStore(navigation.store, ({ route }) => route.screen === 'member');
  const { local } = createStorages(config, window);
  const [chosen, setChosen] = useState(() => local.get(NAME));
  const folded = chosen ? chosen === 'folded' : initial || matchMedia(isBeside ? TIGHT_BESIDE : TIGHT).matches;
  useLayoutEffect(() => {
    host.toggleAttribute('data-narrow', folded);
    return () => host.removeAttribute('data-narrow');
  }, [host, folded]);
  return [
    folded,
    next => {
      const choice = next ? 'folded' : 'open';
      setChosen(choice);
      local.set(NAME, choice);
    },
  ];
}
