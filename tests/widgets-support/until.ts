/** What has not come by then never will, also on a busy machine. */
const LIMIT_MS = 20_000;

/**
 * Waits until something is so, asking with every frame, and gives back what it found. Fails after 20 s with what was waited for.
 * A throwing condition counts as not yet; its message is part of the failure.
 */
export async function until<T>(condition: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
  const end = performance.now() + LIMIT_MS;
  let reason = '';
  do {
    try {
      const value = await condition();
      if (value) return value;
    } catch (error) {
      reason = `: ${String(error)}`;
    }
    await nextFrame();
  } while (performance.now() < end);
  throw new Error(`Waited ${LIMIT_MS / 1000} s in vain until ${what}${reason}`);
}

/** A frame has been drawn, or, where the page is hidden and draws none, a moment has passed. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const frame = requestAnimationFrame(() => setTimeout(done));
    const timer = setTimeout(done, 50);
  });
}
