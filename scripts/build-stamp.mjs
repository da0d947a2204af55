import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = ['src', 'examples', 'scripts', 'openapi.json', 'tsup.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const NOT_BUILT = /\.(test|spec)\.[cm]?tsx?$|\.md$/;
/** Projects of their own, which stand on the package. */
const NOT_OURS = 'examples/hosts';

/** One hash over everything a build is made from. */
export async function sourceHash(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of await filesBelow(root, source)) {
      hash
        .update(path)
        .update('\0')
        .update(await readFile(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether `target` was built from the sources as they are now. */
export async function isBuilt(root, target, hash) {
  return (await readFile(stampPath(root, target), 'utf8').catch(() => '')) === hash;
}

export async function markBuilt(root, target, hash) {
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stampPath(root, target), hash);
}

/** A build that was cut short must not count. */
export async function unmarkBuilt(root, target) {
  await rm(stampPath(root, target), { force: true });
}

function stampPath(root, target) {
  return join(root, 'dist', `.built-${target}`);
}

async function filesBelow(root, path) {
  if (path === NOT_OURS) return [];
  let entries;
  try {
    entries = await readdir(join(root, path), { withFileTypes: true });
  } catch (error) {
    return error.code === 'ENOTDIR' ? [path] : [];
  }
  const below = await Promise.all(
    entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .filter(entry => !NOT_BUILT.test(entry.name))
      .map(entry => (entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`])),
  );
  return below.flat();
}
