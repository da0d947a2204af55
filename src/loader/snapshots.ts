/** gp-snapshots.js: the loader fetches it beside the snapshots, and it shows them. Bundled alone, with the styles of what it shows. */
export { dress, showSnapshot } from './snapshots/show-snapshot.js';
