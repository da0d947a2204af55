/** Calls when the device loses its connection or has it again. Returns stop. */
export function followOnline(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', listener, stop);
  window.addEventListener('offline', listener, stop);
  return () => stop.abort();
}
