import { say, warnOnce } from './say.js';
import { withoutTokens } from './without-tokens.js';

/** Says every call to the platform that ends, those too that were made before: address, status, milliseconds, and bytes where they are told. */
export function followCalls(apiBase: string): void {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (isCall(entry, apiBase)) sayCall(entry, apiBase);
  }).observe({ type: 'resource', buffered: true });
}

function isCall(entry: PerformanceEntry, apiBase: string): entry is PerformanceResourceTiming {
  return entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch' && entry.name.startsWith(`${apiBase}/`);
}

function sayCall({ name, duration, transferSize, responseStatus: status }: PerformanceResourceTiming, apiBase: string) {
  const size = transferSize > 0 ? `, ${transferSize} B` : '';
  // Older engines do not tell the status; of a call without a readable answer it is 0.
  say(`call ${withoutTokens(name.slice(apiBase.length))}: ${status || 'no status'} in ${Math.round(duration)} ms${size}`);
  if (status === 0)
    warnOnce(
      self.origin === 'null'
        ? `No answer that this page may read from ${apiBase}: a frame that is sandboxed without allow-same-origin has no origin that a platform could allow.`
        : `No answer that this page may read from ${apiBase}. Cut off, or the platform does not allow ${self.origin}: see Access-Control-Allow-Origin of its answers.`,
    );
}
