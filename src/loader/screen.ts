import { firstScreen } from './screen/first-screen.js';
import { frameParts } from './screen/frame-parts.js';

/** gp-screen.js: named before gp.js in the full site's page. */
const outlet = document.querySelector('gp-outlet');
if (outlet) firstScreen(outlet, location);
try {
  frameParts(document, location.pathname, sessionStorage);
} catch {
  // Where storage is blocked, the frame goes when its code stands.
}
