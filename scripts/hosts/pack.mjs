// node scripts/hosts/pack.mjs: the package as npm would publish it, at the place where the starters of examples/hosts look for it.
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build.mjs';
import { run } from '../step.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const TARBALL = 'gp-widgets.tgz';
export const STARTERS = ['plain', 'react', 'vue', 'next', 'svelte', 'angular'];
export const STARTERS_FOLDER = join(ROOT, 'examples/hosts');

/** Builds what is not built, and packs it into a folder under a name without a version. */
export async function packInto(folder) {
  await ensureBuilt(ROOT, 'all');
  await mkdir(folder, { recursive: true });
  const [{ filename }] = JSON.parse(await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: ROOT }));
  await rm(join(folder, TARBALL), { force: true });
  await rename(join(folder, filename), join(folder, TARBALL));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await packInto(STARTERS_FOLDER);
  console.log(`examples/hosts/${TARBALL}`);
}
