import { bringTagsBy } from '../core/kernel/environment.js';

/** A page that has no loader, as every page by npm, gets the popups with the first of them. What they show brings itself (`ui/lazy/use-widget.ts`). */
bringTagsBy(() => import('../widgets/dialogs/index.js'));
