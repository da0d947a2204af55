import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { keepOnScreen, type Offset } from './dialog-place.js';

const STEP = 16;
const LARGE_STEP = 64;
const ARROWS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Lets a box be moved by its head with mouse or touch, and by a grip with the arrow keys (Shift for large steps). The box
 * never leaves the screen, also when it grows or the window shrinks (CON-75). The offset is written as `translate`.
 */
export function useDrag(ref: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    const box = ref.current;
    if (!box || !enabled) return;
    const settle = () => place(box, offsetOf(box));
    const watch = new ResizeObserver(settle);
    watch.observe(box);
    window.addEventListener('resize', settle);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', settle);
    };
  }, [ref, enabled]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = ref.current;
    const head = event.currentTarget;
    if (!box || !enabled || event.button !== 0 || (event.target as Element).closest('button, a, input, select')) return;
    const start = offsetOf(box);
    const from = { x: event.clientX, y: event.clientY };
    const ended = new AbortController();
    const end = () => ended.abort();
    head.setPointerCapture(event.pointerId);
    const options = { signal: ended.signal };
    head.addEventListener(
      'pointermove',
      (move: globalThis.PointerEvent) => place(box, { x: start.x + move.clientX - from.x, y: start.y + move.clientY - from.y }),
      options,
    );
    for (const last of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) head.addEventListener(last, end, options);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key];
    const box = ref.current;
    if (!arrow || !box || !enabled) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const now = offsetOf(box);
    place(box, { x: now.x + arrow.x * step, y: now.y + arrow.y * step });
  };
  return { head: { onPointerDown }, grip: { onKeyDown } };
}

function offsetOf(box: HTMLElement): Offset {
  const [x = '0', y = '0'] = box.style.translate.split(' ');
  return { x: parseFloat(x) || 0, y: parseFloat(y) || 0 };
}

function place(box: HTMLElement, wanted: Offset): void {
  const now = offsetOf(box);
  const rect = box.getBoundingClientRect();
  const home = { left: rect.left - now.x, top: rect.top - now.y, width: rect.width, height: rect.height };
  const { x, y } = keepOnScreen(home, wanted, { width: document.documentElement.clientWidth, height: window.innerHeight });
  if (x !== now.x || y !== now.y) box.style.translate = x || y ? `${x}px ${y}px` : '';
}
