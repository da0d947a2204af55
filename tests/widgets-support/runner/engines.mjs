import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_ARGS } from '../../../scripts/browser.mjs';
import { bringEngine, enginesNamed, titleOf } from '../../../scripts/engines.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

/** Launchers for the engines of GP_ENGINES, which brings those that are missing; throws where one cannot be had. */
export async function engineLaunchers(words) {
  const launchers = [];
  for (const engine of enginesNamed(words)) launchers.push(launcherOf(engine, await bringEngine(engine)));
  return launchers;
}

function launcherOf(engine, programs) {
  if (engine === 'webkit') return webkitLauncher(programs);
  const own = engine === 'firefox' ? { browser: 'firefox' } : { args: CHROMIUM_ARGS };
  const launcher = chromeLauncher({ launchOptions: { ...own, executablePath: programs.browser } });
  // The launcher calls every browser Chrome; results and commands need to know which it is.
  return Object.assign(launcher, { name: titleOf(engine), engine });
}
