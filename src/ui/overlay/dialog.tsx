import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '../../element/core-context.js';
import { standInFront } from '../../element/sight.js';
import { deepFocus, returnFocus } from './deep-focus.js';
import { DialogLanguage } from './dialog-language.js';
import { isComing, isOutside } from './dialog-place.js';
import { Icon } from '../atoms/icon.js';
import { x } from '../atoms/icons.js';
import { lockScroll } from './scroll-lock.js';
import { useBack } from './use-back.js';
import { useDrag } from './use-drag.js';

export interface DialogProps {
  /** Heading, and the dialog's accessible name. */
  title: string;
  onClose(): void;
  /** Without a size 200 × 200 (CON-72). `drawer` stands at the inline start edge, `full` fills the viewport. */
  size?: 'message' | 'form' | 'wide' | 'full' | 'drawer';
  /** Closes only through its own content: no close button, Escape or outside click (OP-64). */
  persistent?: boolean;
  /** False for a dialog below another one; becoming true brings it to the front again. */
  front?: boolean;
  /** The content has its own head with a way out; the title stays the accessible name. */
  headless?: boolean;
  /** The content does not stand yet: the dialog is shown when it does, at most 2 s later. */
  waiting?: boolean;
  /** It takes the place of one that stood before its code: nothing is seen of that, the focus stays, and returns to what opened the first. */
  instead?: { opener: Element | null };
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * The one dialog of all widgets, on the native `<dialog>`: top layer, inert background, Escape, outside click, focus
 * returned to the opener, page scrolling locked (MOD-14 to MOD-17), fade after 100 ms and draggable (CON-73 to CON-75).
 * The element marked `data-autofocus` gets the focus first, else the dialog itself.
 */
export function Dialog({
  title,
  onClose,
  size,
  persistent = false,
  front = true,
  headless = false,
  waiting = false,
  instead,
  role,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const heading = useId();
  const t = useText();
  const movable = size !== 'full' && size !== 'drawer';
  const { isLeaving, leave } = useLeave(onClose);
  const drag = useDrag(ref, movable);
  useOpen(ref, instead);
  useFront(ref, front);
  useBack(onClose, !persistent, front);

  const hits = (event: MouseEvent) =>
    event.target === event.currentTarget && isOutside(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);
  const own = (event: SyntheticEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={ref}
      role={role}
      className="dialog"
      part="dialog"
      data-size={size}
      data-waiting={waiting || undefined}
      data-leaving={isLeaving || undefined}
      data-instead={instead && ''}
      aria-labelledby={heading}
      tabIndex={-1}
      // React lets cancel and close bubble from a nested dialog: only our own counts.
      onCancel={event => {
        if (!own(event)) return;
        event.preventDefault();
        if (!persistent) onClose();
      }}
      onClose={event => {
        // A browser may close without asking (second Escape): a forced dialog opens again.
        if (!own(event) || event.currentTarget.open) return;
        if (persistent) event.currentTarget.showModal();
        else onClose();
      }}
      onPointerDown={(event: PointerEvent) => (pressedOutside.current = hits(event) && !isComing(event.currentTarget))}
      onClick={event => {
        // A press that began inside and ended outside is a text selection, not a wish to close; nor is the second of a double click.
        if (!persistent && pressedOutside.current && event.detail < 2 && hits(event)) leave();
        pressedOutside.current = false;
      }}
    >
      <div className={headless ? 'visually-hidden' : 'dialog-head'} data-movable={movable || undefined} {...drag.head}>
        {movable && (
          <button type="button" className="dialog-grip" aria-label={t('dialog.move')} title={t('dialog.move')} {...drag.grip}>
            <span aria-hidden="true" />
          </button>
        )}
        <h2 id={heading}>{title}</h2>
        {/* Those of a few words have no room for it, and are read at once; the drawer has a choice of its own. */}
        {size && size !== 'drawer' && !headless && <DialogLanguage />}
        {!persistent && !headless && (
          <button type="button" className="dialog-close" aria-label={t('common.close')} onClick={leave}>
            <Icon of={x} />
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/**
 * A press that closes is answered by the frame that follows: the dialog is gone from sight first, and from the page after, because
 * a page that is no longer behind a dialog is styled anew. A dialog that stays after all is seen again.
 */
function useLeave(onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const close = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    close.current = onClose;
    return () => void (close.current = undefined);
  }, [onClose]);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    requestAnimationFrame(() =>
      setTimeout(() => {
        close.current?.();
        setLeaving(false);
      }),
    );
  };
  return { isLeaving, leave };
}

/** Opens before the first paint and closes before the element leaves, so that the browser can hand the focus back. */
function useOpen(ref: { current: HTMLDialogElement | null }, instead: DialogProps['instead']): void {
  const first = useRef(instead);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const page = dialog.ownerDocument;
    const focused = deepFocus(page);
    const opener = first.current ? first.current.opener : focused;
    const unlock = lockScroll(page);
    show(dialog, first.current && focused);
    return () => {
      dialog.close();
      order.get(dialog)?.leave();
      unlock();
      queueMicrotask(() => returnFocus(opener, page));
    };
  }, [ref]);
}

/** The top layer stacks by the order of opening: a dialog that is called again from below another is opened again. One that is left alone keeps its focus. */
function useFront(ref: { current: HTMLDialogElement | null }, front: boolean): void {
  const was = useRef(front);
  useLayoutEffect(() => {
    const own = ref.current;
    if (
      front &&
      !was.current &&
      own &&
      [...(own.parentElement?.querySelectorAll('dialog') ?? [])].some(other => other.open && shownAt(other) > shownAt(own))
    ) {
      own.close();
      show(own);
    }
    was.current = front;
  }, [ref, front]);
}

/** In which order dialogs have been opened, and what lets the page behind them go on. */
const order = new WeakMap<HTMLDialogElement, { at: number; leave(): void }>();
let opened = 0;

function shownAt(dialog: HTMLDialogElement): number {
  return order.get(dialog)?.at ?? 0;
}

function show(dialog: HTMLDialogElement, focused?: Element | null): void {
  dialog.showModal();
  order.set(dialog, { at: ++opened, leave: standInFront(dialog) });
  const first = focused instanceof HTMLElement ? focused : dialog.querySelector<HTMLElement>('[data-autofocus]');
  (first ?? dialog).focus({ preventScroll: true });
}
