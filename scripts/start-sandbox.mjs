import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { seconds, step, StepError } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** `npm start`: installs and builds what is missing, then runs the sandbox platform until it is stopped. */
export async function startSandbox(args) {
  const begin = performance.now();
  console.log(`GP Widgets, Node ${process.versions.node}`);
  await step('install', () => install(ROOT));
  await step('build', async () => {
    const { ensureBuilt } = await import('./build.mjs');
    return ensureBuilt(ROOT, 'serve');
  });
  console.log(`▸ platform (install and build took ${seconds(performance.now() - begin)}) …`);
  process.exitCode = await runPlatform(args);
}

/** Hands signals on, so that the platform can close its database, and resolves with its exit code. */
function runPlatform(args) {
  const main = join(ROOT, 'dist', 'platform', 'main.js');
  if (!existsSync(main)) throw new StepError('dist/platform/main.js is missing although the build ended well. Run npm run build.');
  const child = spawn(process.execPath, ['--enable-source-maps', main, ...args], { cwd: ROOT, stdio: 'inherit' });
  const handOn = signal => child.kill(signal);
  // A terminal sends Ctrl+C to the whole group: the platform has it already, but npm must not end before it.
  process.on('SIGINT', process.stdin.isTTY ? () => undefined : handOn);
  process.on('SIGTERM', handOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));
  });
}
