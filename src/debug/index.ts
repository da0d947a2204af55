/**
 * gp-widgets/debug, and `data-debug` on the script tag (gp-debug.js): says in the console what the widgets do and what is wrong with
 * the page. Nothing of it is in other files; importing it starts it, once a page.
 */
import { PAGE_CORE } from '../core/kernel/config-attributes.js';
import { VERSION } from '../core/kernel/version.js';
import type { Core } from '../core/parts/core.js';
import { checkOwnTexts } from './check-own-texts.js';
import { checkFrame } from './check-frame.js';
import { checkScripts } from './check-script.js';
import { checkTags } from './check-tags.js';
import { followCalls } from './follow-calls.js';
import { followCore } from './follow-core.js';
import { followEvents } from './follow-events.js';
import { followFiles } from './follow-files.js';
import { say } from './say.js';
import { withoutTokens } from './without-tokens.js';

/** Shadow roots tell nobody what comes into them, so they are looked at. */
const LOOK_EVERY_MS = 1000;
const STARTED = Symbol.for('gp.debug@1');
const page = globalThis as { [STARTED]?: true; [PAGE_CORE]?: Core };

if (typeof document !== 'undefined' && !page[STARTED]) {
  page[STARTED] = true;
  start();
}

function start() {
  say(`debug ${VERSION}: filter the console by [gp-widgets]`);
  followEvents();
  followFiles();
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say(`content security policy: ${violatedDirective} refused ${withoutTokens(blockedURI)}`),
  );
  // Whoever looks at the core first ends what configure() may say: so after the first widget has.
  addEventListener(
    'gp-ready',
    () => {
      const core = page[PAGE_CORE];
      if (!core) return;
      followCore(core);
      followCalls(core.config.apiBase);
      void checkOwnTexts(core);
    },
    { once: true },
  );
  const look = () => {
    checkScripts();
    checkTags(document);
  };
  const begin = () => {
    checkFrame();
    look();
    setInterval(look, LOOK_EVERY_MS);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
