import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How a call of src/api is written: declared as data, or a function of a client. */
export const CALL = /^export (?:const (\w+) = endpoint\(|async function (\w+)\(\s*client: Client\b)/gm;

/** Names of the exported calls of src/api, sorted. */
export async function readCallNames(root) {
  const folder = join(root, 'src/api');
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')));
  return sources.flatMap(source => [...source.matchAll(CALL)].map(([, declared, written]) => declared ?? written)).sort();
}
