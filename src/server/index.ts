/** gp-widgets/server: first views drawn where there is no browser. Runs in Node, touches no DOM, keeps nothing between calls. */
export { renderSnapshot, type SnapshotRequest, type SnapshotSource } from './render-snapshot.js';
export { snapshotNames, snapshotOfName, snapshotTags } from './snapshot-names.js';
export {
  LOGIN_SNAPSHOT,
  snapshotName,
  type Snapshot,
  type SnapshotElement,
  type SnapshotNeed,
  type SnapshotNode,
} from '../api/wire/snapshot.js';
export { earlyTheme, type EarlyThemeOptions } from './early-theme.js';
export { codeLinks, earlyClicks, sheetNames, snapshotHtml, type CdnManifest, type HtmlOptions } from './write-html.js';
