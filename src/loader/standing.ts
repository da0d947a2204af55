/** gp-standing.js: all that a first view in the page's HTML needs before its code, without the styles of what it shows. Bundled alone. */
export { takeStanding } from './snapshots/take-standing.js';
