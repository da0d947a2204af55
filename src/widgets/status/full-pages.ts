export { ClosedPage } from './closed-page.js';
export { LateWays } from './late-ways.js';
