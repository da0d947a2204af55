import { firstScreen } from './screen/first-screen.js';

/** gp-screen.js: named before gp.js in the full site's page. */
const outlet = document.querySelector('gp-outlet');
if (outlet) firstScreen(outlet, location);
