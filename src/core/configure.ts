import type { ConfigInput } from './kernel/config.js';
import { pageCore } from './page-core.js';
import { reportErrorsTo } from './page/error-reports.js';

/**
 * Sets what `createCore` needs; several calls add up. It counts until a widget first looks at the core, which is a moment after
 * the first tag stands in the page: so call it right after the imports, before anything awaits. Later calls say so in the console.
 * `onError` may come at any time.
 */
export function configure({ onError, ...input }: ConfigInput): void {
  if (onError) reportErrorsTo(onError);
  pageCore().configure(input);
}
