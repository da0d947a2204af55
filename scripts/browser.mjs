import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { canInstall, installPackages } from './debian.mjs';
import { onPath, runs } from './on-path.mjs';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches for a browser that tests drive; the sandbox is off because containers run as root. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

let found;

/**
 * Path of a Chromium or Chrome: CHROME_PATH, the system's, Playwright's own; else one is installed, and it says so.
 * Throws with what to do when there is none and none can be had.
 */
export async function findBrowser() {
  found ??= fromEnvironment() ?? onPath(CHROMIUM_NAMES) ?? CHROMIUM_PLACES.find(runs) ?? (await fromPlaywright()) ?? (await install());
  return found;
}

function fromEnvironment() {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  if (!runs(path)) throw new Error(`CHROME_PATH is ${path}, which is no program. Set it to a Chrome or Chromium, or unset it.`);
  return path;
}

async function fromPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function install() {
  console.log('No Chrome or Chromium found; installing one for the tests (npx playwright install chromium) …');
  const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '..', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const downloaded = await fromPlaywright();
  if (downloaded) return downloaded;

  if (canInstall()) {
    console.log('The download failed; installing the system’s chromium (apt-get install chromium) …');
    installPackages(['chromium']);
    const installed = onPath(CHROMIUM_NAMES);
    if (installed) return installed;
  }
  throw new Error('No browser for the tests. Install Chrome or Chromium, or set CHROME_PATH to one.');
}
