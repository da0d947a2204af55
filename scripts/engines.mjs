import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { canInstall, installPackages } from './debian.mjs';
import { onPath, runs } from './on-path.mjs';

/** Engines in which widgets are tested, by the names that GP_ENGINES takes. */
export const ENGINES = ['chromium', 'firefox', 'webkit'];
const TITLES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' };
/** Debian's packages, for what is found nowhere; xvfb is the display that WebKitGTK draws on. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] };
const FIREFOX_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

/** How an engine is called in what a person reads. */
export function titleOf(engine) {
  return TITLES[engine];
}

/** The engines of GP_ENGINES: `all`, or names with commas between. Throws on a name that is none. */
export function enginesNamed(words = 'all') {
  if (words === 'all') return ENGINES;
  const names = words.split(',').map(word => word.trim());
  const unknown = names.filter(name => !ENGINES.includes(name));
  if (unknown.length > 0) throw new Error(`GP_ENGINES: there is no engine ${unknown.join(', ')}. Engines: all, ${ENGINES.join(', ')}.`);
  return names;
}

/**
 * What starts an engine: `{ browser }`, and for WebKitGTK `{ browser, driver, xvfb }`. Where it is missing its Debian packages are
 * installed, which is said; where that cannot be, it throws with what to do. `machine` is what is asked, for tests.
 */
export async function bringEngine(engine, machine = { look, canInstall, installPackages }) {
  const there = await machine.look(engine);
  if (there) return there;
  const packages = PACKAGES[engine];
  const advice = `Install ${packages.join(', ')} (Debian’s names)${engine === 'firefox' ? ', or set FIREFOX_PATH to a Firefox' : ''}.`;
  if (!machine.canInstall())
    throw new Error(`${TITLES[engine]} is not here, and nothing can be installed without apt-get and root. ${advice}`);
  console.log(`No ${TITLES[engine]} found; installing it for the tests (apt-get install ${packages.join(' ')}) …`);
  // What WebKitGTK recommends is a hundred packages for playing films.
  machine.installPackages(packages, '--no-install-recommends');
  const installed = await machine.look(engine);
  if (!installed) throw new Error(`${TITLES[engine]} is not here, and installing it failed. ${advice}`);
  return installed;
}

async function look(engine) {
  if (engine === 'chromium') return { browser: await findBrowser() };
  return engine === 'firefox' ? lookForFirefox() : lookForWebKit();
}

function lookForFirefox() {
  const path = process.env.FIREFOX_PATH;
  if (path && !runs(path)) throw new Error(`FIREFOX_PATH is ${path}, which is no program. Set it to a Firefox, or unset it.`);
  const browser = path || onPath(['firefox-esr', 'firefox']) || FIREFOX_PLACES.find(runs);
  return browser && { browser };
}

function lookForWebKit() {
  const driver = onPath(['WebKitWebDriver']);
  const browser = miniBrowser();
  const xvfb = process.env.DISPLAY ? undefined : onPath(['xvfb-run']);
  return driver && browser && (process.env.DISPLAY || xvfb) ? { browser, driver, xvfb } : undefined;
}

/** Lies beside the library that it shows, outside of PATH. */
function miniBrowser() {
  for (const folder of ['/usr/lib', '/usr/libexec'].filter(existsSync)) {
    const below = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory());
    for (const place of [folder, ...below.map(entry => `${folder}/${entry.name}`)]) {
      for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
        if (existsSync(`${place}/${version}/MiniBrowser`)) return `${place}/${version}/MiniBrowser`;
      }
    }
  }
  return undefined;
}
