// gp-widgets publish <folder> [--release <version>]
// Lays this release out in a folder of static files: in a folder of its version, which never changes, and at the addresses that move on,
// <major>/ and the folder itself. With --release they go to a release that was published before, back or forward (docs/versions.md).
import { copyFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'gp-widgets publish <folder> [--release <version>], such as gp-widgets publish /srv/cdn';
const OWN = new URL('../dist/cdn/', import.meta.url).pathname;
const MANIFEST = 'manifest.json';
const LOADER = 'gp.js';
/** esbuild's content hash in the name. */
const HASHED = /-[A-Z0-9]{8}\.[a-z.]+$/;
const PACKED = ['.br', '.gz'];

/** Answers the exit code. */
export async function printPublish(args, { write, complain }, source = OWN) {
  try {
    const { folder, release } = readArguments(args);
    write(`${(await publish({ source, folder, release })).join('\n')}\n`);
    return 0;
  } catch (error) {
    complain(`${error.message}\n`);
    return 2;
  }
}

async function publish({ source, folder, release }) {
  const version = release ?? (await versionIn(source));
  const own = join(folder, version);
  if (release === undefined) await keep(source, own, version);
  else if ((await versionIn(own)) !== release) throw new Error(`${release} was never published in ${folder}.`);
  const [major] = version.split('.');
  const root = await versionIn(folder);
  await move(own, join(folder, major));
  const isNewest = root === undefined || Number(root.split('.')[0]) <= Number(major);
  if (isNewest) await move(own, folder);
  return [`${version}/ stands in ${folder} and never changes`, `${major}/ is ${version}`, `./ is ${isNewest ? version : root}`];
}

/** Puts a release where it stays. The same again is no harm; other files under the same version are refused. */
async function keep(source, own, version) {
  const text = await readText(join(own, MANIFEST));
  if (text === undefined) {
    // Whole or not at all.
    const begun = `${own}.begun`;
    await rm(begun, { recursive: true, force: true });
    await cp(source, begun, { recursive: true });
    await rename(begun, own);
  } else if (text !== (await readText(join(source, MANIFEST))))
    throw new Error(`${version} is published already with other files, and a release never changes. Give yours another version.`);
}

/** Files with a hash stay beside those of other releases, for pages that are open; all others are replaced, the loader last. */
async function move(own, to) {
  await mkdir(to, { recursive: true });
  const names = (await readdir(own, { withFileTypes: true })).filter(entry => entry.isFile()).map(({ name }) => name);
  for (const name of names) if (HASHED.test(name)) await put(own, to, name);
  const others = names.filter(name => !HASHED.test(name) && !isPacked(name));
  others.sort((a, b) => Number(a === LOADER) - Number(b === LOADER));
  for (const name of others) {
    // A packed file of another release would be answered in place of this one.
    for (const suffix of PACKED) await rm(join(to, name + suffix), { force: true });
    await put(own, to, name);
    for (const suffix of PACKED) if (names.includes(name + suffix)) await put(own, to, name + suffix);
  }
}

async function put(from, to, name) {
  const begun = join(to, `${name}.begun`);
  await copyFile(join(from, name), begun);
  await rename(begun, join(to, name));
}
const isPacked = name => PACKED.some(suffix => name.endsWith(suffix));

async function versionIn(folder) {
  const text = await readText(join(folder, MANIFEST));
  return text === undefined ? undefined : JSON.parse(text).version;
}
function readText(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

function readArguments(args) {
  let read;
  try {
    read = parseArgs({ args, allowPositionals: true, options: { release: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`);
  }
  const [folder, ...more] = read.positionals;
  if (!folder || more.length > 0) throw new Error(USAGE);
  return { folder, release: read.values.release };
}
