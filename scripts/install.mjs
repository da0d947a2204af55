import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './step.mjs';

/** Brings node_modules to what the lockfile says; costs nothing when it is there already. Returns what it did. */
export async function install(root) {
  if (await isInstalled(root)) return 'node_modules is as the lockfile wants it';
  // Development dependencies hold the build and the sandbox's server, whatever NODE_ENV says.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, show: true });
  return 'installed';
}

/** npm keeps a copy of the lockfile in node_modules: both name the same versions, or something is missing. */
async function isInstalled(root) {
  const wanted = await packagesOf(join(root, 'package-lock.json'));
  const present = await packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted ?? {}).every(([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version);
}

async function packagesOf(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
