import { watchPopups } from '../../core/announcements/watch-popups.js';
import type { Core } from '../../core/parts/core.js';
import { bringTag } from '../../element/tags.js';
import { loadSafeHtml } from '../../ui/html/safe-html-code.js';
import { watchPage } from './page-busy.js';

/**
 * Announcement popups of the full site; what they need comes as soon as it is known that there will be one. Nobody waits for a
 * popup, so it opens when all of it is there, and does not grow before the eyes. Returns stop.
 */
export function startPopups(core: Core): () => void {
  const { isBusy, stop } = watchPage(document);
  let isUnderWay = false;
  const prepare = () => {
    isUnderWay = true;
    const parts = [bringTag('gp-dialogs'), bringTag('gp-announcements'), loadSafeHtml(), core.language.need('notices')];
    // What does not come now is asked for again, and told, by the popup itself.
    void Promise.allSettled(parts).then(() => (isUnderWay = false));
  };
  const end = watchPopups(core, { isBusy: () => isUnderWay || isBusy(), prepare });
  return () => {
    stop();
    end();
  };
}
