import { useLayoutEffect, useState } from 'react';
import { useCore } from '../../element/core-context.js';

/** Whether the rail is narrow: what the visitor chose last, else what the page says. The tag shows it by `data-narrow`. */
export function useFolded(host: HTMLElement, initial: boolean): [boolean, (folded: boolean) => void] {
  const { config } = useCore();
  const key = `gp/${config.merchant}/side-menu`;
  const [chosen, setChosen] = useState(() => read(key));
  const folded = chosen ?? initial;
  useLayoutEffect(() => {
    host.toggleAttribute('data-narrow', folded);
    return () => host.removeAttribute('data-narrow');
  }, [host, folded]);
  return [
    folded,
    next => {
      setChosen(next);
      write(key, next);
    },
  ];
}

function read(key: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'folded';
  } catch {
    return undefined; // storage may be forbidden
  }
}

function write(key: string, folded: boolean): void {
  try {
    localStorage.setItem(key, folded ? 'folded' : 'open');
  } catch {
    // The choice lasts as long as the page.
  }
}
