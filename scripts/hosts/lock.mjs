// node scripts/hosts/lock.mjs [starter…]: the starters' lockfiles anew, after a dependency of theirs or of the package has changed.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../step.mjs';
import { packInto, STARTERS, STARTERS_FOLDER } from './pack.mjs';

const LOCK = 'package-lock.json';

const folder = await mkdtemp(join(tmpdir(), 'gp-hosts-'));
await packInto(folder);
const asked = process.argv.slice(2);
for (const starter of asked.length > 0 ? asked : STARTERS) {
  const to = join(folder, starter);
  await cp(join(STARTERS_FOLDER, starter), to, { recursive: true, filter: path => !/node_modules|package-lock\.json$/.test(path) });
  await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: to });
  await writeFile(join(STARTERS_FOLDER, starter, LOCK), withoutOwnHash(await readFile(join(to, LOCK), 'utf8')));
  console.log(`${starter}: locked`);
}
await rm(folder, { recursive: true, force: true });

/** The package is another one with each build; everything else in the lockfile is pinned by its hash. */
function withoutOwnHash(text) {
  const lock = JSON.parse(text);
  delete lock.packages['node_modules/gp-widgets'].integrity;
  return `${JSON.stringify(lock, null, 2)}\n`;
}
