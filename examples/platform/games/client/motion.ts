/** Whether the player asked the system for less motion. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `draw` with 0…1 on each frame for `ms`; resolves at the end. Hidden pages jump to the end. */
export function animate(ms: number, draw: (part: number) => void): Promise<void> {
  return new Promise(resolve => {
    if (ms <= 0 || document.hidden) {
      draw(1);
      resolve();
      return;
    }
    let begin: number | undefined;
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      document.removeEventListener('visibilitychange', whenHidden);
      draw(1);
      resolve();
    };
    // Frames stop in a hidden page: the end must not wait for them.
    const whenHidden = (): void => void (document.hidden && end());
    const frame = (now: number): void => {
      if (isOver) return;
      begin ??= now;
      const part = (now - begin) / ms;
      if (part >= 1) return end();
      draw(Math.max(0, part));
      requestAnimationFrame(frame);
    };
    document.addEventListener('visibilitychange', whenHidden);
    requestAnimationFrame(frame);
  });
}

/** Waits with the page's own clock; used for the rhythm of what is shown, never for correctness. */
export function rest(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
