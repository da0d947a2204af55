import { bringTagsBy } from '../core/environment.js';

/** A page that has no loader, as every page by npm, gets the popups with the first of them. What they show brings itself (`ui/use-widget.ts`). */
bringTagsBy(() => import('./dialogs/index.js'));
