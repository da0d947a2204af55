/** Latest start after the page has loaded, in ms: a page that is never idle gets its extras all the same. */
const LATEST = 3_000;

/**
 * Runs `work` when the page has loaded and the browser has nothing better to do, so that what is pleasant does not stand in
 * the way of what is needed. Returns a function that calls it off.
 */
export function whenCalm(work: () => void): () => void {
  let callOff: () => void;
  const rest = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(work, 200);
      callOff = () => clearTimeout(timer);
      return;
    }
    const idle = requestIdleCallback(work, { timeout: LATEST });
    callOff = () => cancelIdleCallback(idle);
  };
  callOff = () => removeEventListener('load', rest);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
  return () => callOff();
}
