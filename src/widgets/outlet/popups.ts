import { watchPopups } from '../../core/announcements/watch-popups.js';
import type { Core } from '../../core/core.js';
import { registry } from '../registry.js';
import { watchPage } from './page-busy.js';

/** Announcement popups of the full site; what they need comes as soon as it is known that there will be one. Returns stop. */
export function startPopups(core: Core): () => void {
  const { isBusy, stop } = watchPage(document);
  const prepare = () => {
    // What does not come now is asked for again, and told, by the popup itself.
    for (const bring of [registry['gp-dialogs'], registry['gp-announcements']]) void bring().catch(() => undefined);
  };
  const end = watchPopups(core, { isBusy, prepare });
  return () => {
    stop();
    end();
  };
}
