/** Where a dragged dialog may stand. All figures in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Offset {
  x: number;
  y: number;
}

/**
 * The offset nearest to the wanted one that keeps the whole box on the screen. `home` is where the box stands without an
 * offset. A box larger than the screen keeps its top and left edge in view, because the head with its close button is there.
 */
export function keepOnScreen(home: Box, wanted: Offset, screen: { width: number; height: number }): Offset {
  return {
    x: clamp(wanted.x, -home.left, screen.width - home.left - home.width),
    y: clamp(wanted.y, -home.top, screen.height - home.top - home.height),
  };
}

/** Whether a point lies outside the box; its edge belongs to it. */
export function isOutside(box: Box, x: number, y: number): boolean {
  return x < box.left || x > box.left + box.width || y < box.top || y > box.top + box.height;
}

/** Whether a dialog is not seen yet: who presses beside it means what stood there before. */
export function isComing(dialog: Element): boolean {
  return dialog.getAnimations().some(({ playState }) => playState === 'running');
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most))) + 0; // never -0
}
