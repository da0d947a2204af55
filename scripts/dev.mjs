// npm run dev: builds for development, runs the sandbox, rebuilds what changes and reloads open pages (the loader of a
// development build watches the manifest).
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { step } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const QUIET = 150; // ms without a change before building
const NOT_SOURCE = /\.(test|spec)\.[cm]?tsx?$|~$|\.sw[a-z]$/;

await step('install', () => install(ROOT));
const { buildAll } = await import('./build.mjs');

let server;
let building = false;
let changed = new Set();
let timer;

await rebuild();
for (const folder of ['src', 'examples']) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (!name || NOT_SOURCE.test(name)) return;
    changed.add(`${folder}/${name}`);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), QUIET);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(0)));

async function rebuild() {
  if (building) return;
  building = true;
  const files = [...changed];
  changed = new Set();
  try {
    await step(files.length > 0 ? `build (${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''})` : 'build', () =>
      buildAll({ root: ROOT, target: 'serve', dev: true }),
    );
    if (!server || files.some(file => file.startsWith('examples/platform/'))) await restart();
  } catch (error) {
    // What ran before goes on; the next change tries again.
    console.error(error.name === 'StepError' ? error.message : error);
  }
  building = false;
  if (changed.size > 0) await rebuild();
}

async function restart() {
  await stop();
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/platform/main.js')], { cwd: ROOT, stdio: 'inherit' });
  server = child;
  child.on('exit', () => {
    if (server === child) server = undefined;
  });
}

async function stop() {
  if (!server) return;
  const gone = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}
