import type { ConfigInput } from '../kernel/config.js';
import { VERSION } from '../kernel/version.js';

type Reporter = NonNullable<ConfigInput['onError']>;
let reporter: Reporter | undefined;

/** Tells every `gp-error` of the page. What the reporter itself throws is the page's own error, and no widget's. */
export function reportErrorsTo(next: Reporter): void {
  if (!reporter && typeof document !== 'undefined') document.addEventListener('gp-error', report);
  reporter = next;
}

function report(event: GlobalEventHandlersEventMap['gp-error']) {
  const { code, cause } = event.detail;
  // A tag inside another's shadow root is seen here as the outer one.
  const [origin] = event.composedPath();
  reporter?.({ code, widget: origin instanceof Element ? origin.localName : '', release: VERSION, cause });
}
