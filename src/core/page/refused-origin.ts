import { errorCode } from '../../api/wire/errors.js';
import type { Shared } from '../parts/shared.js';

/**
 * Tells the developer why the platform may have given no answer: a browser hides from a page that its origin is refused, so that it
 * looks like a cut line. Players are told of the line. A platform of the page's own origin refuses nobody, and an adapter asks by itself.
 */
export function tellRefused({ config, page }: Shared, error: unknown): void {
  if (errorCode(error) !== 'network' || !page || config.fetch || globalThis.navigator?.onLine === false) return;
  const { origin } = page.location;
  const platform = new URL(config.apiBase).origin;
  if (platform === origin) return;
  console.warn(
    `[gp-widgets] ${platform} gave this page no answer. The call may be refused: is ${origin} among the platform's allowed origins?` +
      ` The sandbox takes them as GP_ALLOWED_ORIGINS=${origin} ("Which origins may call" in docs/embedding.md).`,
  );
}
