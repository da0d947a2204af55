export { ClosedPage } from './closed-page.js';
export { WaysOn } from './ways-on.js';
