import { useEffect, type RefObject } from 'react';

const ROWS = 'tr, li';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Whoever works without a mouse goes on where he was: when the control that had the focus goes, with its row or for as long as a call
 * runs, the focus comes back to it, or to its row, or to the title of the page, instead of to the top of everything.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    if (!main) return;
    let last: HTMLElement | undefined;
    let row: Element | null = null;
    let wasDisabled = false;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      row = target.closest(ROWS);
      wasDisabled = false;
    };
    const follow = () => {
      if (!last || last === main) return;
      wasDisabled ||= last.matches(':disabled');
      if (last.isConnected && (!wasDisabled || last.matches(':disabled'))) return;
      // Who has gone elsewhere meanwhile stays there.
      if (document.activeElement && document.activeElement !== document.body && document.activeElement !== last) return;
      const next = last.isConnected ? last : row?.isConnected ? row.querySelector<HTMLElement>(CONTROLS) : undefined;
      (next ?? titleOf(main)).focus({ preventScroll: next === undefined });
    };
    const observer = new MutationObserver(follow);
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    main.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      main.removeEventListener('focusin', remember);
    };
  }, [page]);
}

/** Where a page begins. */
export function titleOf(main: HTMLElement): HTMLElement {
  return main.querySelector<HTMLElement>('h1[tabindex]') ?? main;
}
