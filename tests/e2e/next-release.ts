import { cp, readdir, readFile, writeFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../../src/core/kernel/version.js';

const HASHED = /-([A-Z0-9]{8})\.(?:js|css)(?:\.map)?$/;

/** A build as the next release would be: another version, and not one file with a hash under the same name. */
export async function buildNextRelease(build: string, next: string, version: string): Promise<void> {
  await cp(build, next, { recursive: true, filter: name => !/\.(?:br|gz|map)$/.test(name) });
  const names = await readdir(next);
  const hashes = [...new Set(names.flatMap(name => HASHED.exec(name)?.[1] ?? []))];
  const renamed = (text: string) => hashes.reduce((all, hash) => all.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const name of names) {
    const text = await readFile(join(next, name), 'utf8');
    await writeFile(join(next, name), renamed(text).replaceAll(`"${VERSION}"`, `"${version}"`));
    if (renamed(name) !== name) await rename(join(next, name), join(next, renamed(name)));
  }
}
