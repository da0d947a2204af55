import type { ConfigInput } from './kernel/config.js';
import { pageCore } from './page-core.js';
import { reportErrorsTo } from './page/error-reports.js';

/**
 * Sets what `createCore` needs; several calls add up. It counts until a widget first looks at the core, which is a moment after
 * the first tag stands in the page: so call it right after the imports, before anything awaits. Later calls say so in the console.
 * `onError` may come at any time.
 *
 * @throws TypeError for anything but an object of settings.
 */
export function configure(settings: ConfigInput): void {
  if (typeof settings !== 'object' || settings === null)
    throw new TypeError('configure() takes an object of settings, such as { apiBase: "https://api.example", merchant: "demo" }.');
  const { onError, ...input } = settings;
  if (onError) reportErrorsTo(onError);
  pageCore().configure(input);
}
