import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useCore } from '../../element/core-context.js';
import { useBack } from './use-back.js';

export interface MenuProps {
  /** Content of the button that opens it. */
  trigger: ReactNode;
  /** Accessible name of that button when its content is not enough. */
  label?: string;
  className?: string;
  /** Which edge of the button it lines up with. Default end. */
  align?: 'start' | 'end';
  /** Stands before the button and counts as part of it, such as the link that the panel details. */
  lead?: ReactNode;
  /** Also opens when a mouse rests on it. */
  hover?: boolean;
  /** For styling the panel. */
  panel?: string;
  children(close: () => void): ReactNode;
}

/**
 * A button that discloses a panel of links and buttons, on the native popover: Escape and a click outside close it, and on
 * touch devices the browser's way back; so do another page and a connection that goes.
 */
export function Menu({ trigger, label, className, align = 'end', lead, hover, panel, children }: MenuProps) {
  const { navigation } = useCore();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const [close] = useState(() => () => box.current?.hidePopover());
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const follow = () => place(button.current!, box.current!, align);
    addEventListener('scroll', follow, { capture: true, signal: stop.signal });
    addEventListener('resize', follow, stop);
    addEventListener('offline', close, stop);
    const { path } = navigation.store.getState();
    const end = navigation.store.subscribe(place => place.path !== path && close());
    return () => {
      stop.abort();
      end();
    };
  }, [open, align, close, navigation]);

  useBack(close, open && matchMedia('(pointer: coarse)').matches);
  const resting = useResting(() => box.current?.showPopover(), close);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !open) return;
    event.preventDefault();
    const items = [...box.current!.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), [role="radio"]')];
    const root = box.current!.getRootNode() as Document | ShadowRoot;
    const next = items.indexOf(root.activeElement as HTMLElement) + step;
    items[(next + items.length) % items.length]?.focus();
  };

  return (
    <div className="menu" onKeyDown={onKeyDown} {...(hover ? resting : {})}>
      {lead}
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      >
        {trigger}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className={`menu-panel ${panel ?? ''}`}
        // Told before it is seen: what is pressed as soon as it stands finds it open.
        onBeforeToggle={event => {
          const opens = event.newState === 'open';
          if (opens) place(button.current!, event.currentTarget, align);
          setOpen(opens);
        }}
      >
        {children(close)}
      </div>
    </div>
  );
}

/** Opens after a short rest of the mouse and forgives a short absence, so that a crossing pointer opens nothing. */
function useResting(open: () => void, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forget = () => clearTimeout(timer.current);
  const after =
    (ms: number, act: () => void) =>
    ({ pointerType }: { pointerType: string }) => {
      if (pointerType !== 'mouse') return;
      forget();
      timer.current = setTimeout(act, ms);
    };
  return {
    onPointerEnter: after(120, open),
    onPointerLeave: after(220, close),
    // What is pressed leads on: nothing opens over where it leads to.
    onPointerDown: forget,
  };
}

/** The panel's own width keeps it on the screen by CSS; here it only learns where its button is. */
function place(button: HTMLElement, box: HTMLElement, align: 'start' | 'end'): void {
  const rect = (align === 'start' && button.previousElementSibling ? button.previousElementSibling : button).getBoundingClientRect();
  const rightToLeft = getComputedStyle(button).direction === 'rtl';
  const atRight = (align === 'end') !== rightToLeft;
  box.dataset.edge = atRight ? 'right' : 'left';
  box.style.setProperty('--_edge', `${atRight ? document.documentElement.clientWidth - rect.right : rect.left}px`);
  box.style.setProperty('--_top', `${rect.bottom}px`);
}
