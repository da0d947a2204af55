import { existsSync, readdirSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_ARGS, findBrowser, onPath } from '../../../scripts/browser.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

/**
 * Launchers for Chromium, Firefox and WebKitGTK, as far as they are installed; says which it found.
 * wanted: 'all', or one engine by name.
 */
export async function engineLaunchers(wanted = 'all') {
  const launchers = [await chromium()];

  const firefox = process.env.FIREFOX_PATH ?? onPath(['firefox-esr', 'firefox']);
  if (firefox)
    launchers.push(named(chromeLauncher({ launchOptions: { browser: 'firefox', executablePath: firefox } }), 'Firefox', 'firefox'));
  else console.log('engines: no Firefox (apt-get install firefox-esr)');

  const driver = onPath(['WebKitWebDriver']);
  const browser = miniBrowser();
  if (driver && browser) launchers.push(webkitLauncher({ driver, browser, xvfb: process.env.DISPLAY ? undefined : onPath(['xvfb-run']) }));
  else console.log('engines: no WebKitGTK (apt-get install webkit2gtk-driver xvfb)');

  const chosen = launchers.filter(({ engine }) => wanted === 'all' || engine === wanted);
  console.log(`engines: ${chosen.map(launcher => launcher.name).join(', ')}`);
  if (chosen.length === 0) throw new Error(`GP_ENGINES=${wanted}: no such engine is installed here`);
  return chosen;
}

export async function chromium() {
  return named(chromeLauncher({ launchOptions: { executablePath: await findBrowser(), args: CHROMIUM_ARGS } }), 'Chromium', 'chromium');
}

/** The launcher calls every browser Chrome; results and commands need to know which it is. */
function named(launcher, name, engine) {
  return Object.assign(launcher, { name, engine });
}

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
