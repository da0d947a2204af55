// gp-widgets publish <folder> [--release <version>]
// Lays this release out in a folder of static files: in a folder of its version, which never changes, and at the addresses that move on,
// <major>/ and the folder itself. With --release they go to a release that was published before, back or forward (docs/versions.md).
import { copyFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cannotWrite, makeFolder } from './make-folder.mjs';

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
    const { folder, release, help } = readArguments(args);
    if (help) {
      write(`${USAGE}\n`);
      return 0;
    }
    write(`${(await publish({ source, folder, release })).join('\n')}\n`);
    return 0;
  } catch (error) {
    complain(`${error.message}\n`);
    return 2;
  }
}

async function publish(wish) {
  try {
    return await layOut(wish);
  } catch (error) {
    throw cannotWrite(wish.folder, error);
  }
}

async function layOut({ source, folder, release }) {
  const version = release ?? (await versionOf(source));
  const standing = await namesIn(folder);
  const releases = standing.filter(name => /^\d+\.\d+\.\d/.test(name));
  if (standing.length > 0 && releases.length === 0)
    throw new Error(`${folder} holds something else, such as ${standing[0]}. Name an empty folder, or one in which releases stand.`);
  const own = join(folder, version);
  const isThere = standing.includes(version);
  if (release === undefined) await keep(source, own, version);
  else if ((await versionIn(own)) !== release)
    throw new Error(`${release} was never published in ${folder}. There are: ${releases.join(', ') || 'none'}.`);
  const [major] = version.split('.');
  const root = await versionIn(folder);
  await move(own, join(folder, major));
  const isNewest = root === undefined || Number(root.split('.')[0]) <= Number(major);
  if (isNewest) await move(own, folder);
  return [
    `${version}/ ${isThere ? 'stood in' : 'stands in'} ${folder}${isThere ? ' already' : ''} and never changes`,
    `${major}/ is ${version}`,
    `./ is ${isNewest ? version : root}`,
  ];
}

/** Puts a release where it stays. The same again is no harm; other files under the same version are refused. */
async function keep(source, own, version) {
  const text = await readText(join(own, MANIFEST));
  if (text === undefined) {
    // Whole or not at all.
    const begun = `${own}.begun`;
    await rm(begun, { recursive: true, force: true });
    await makeFolder(begun);
    await cp(source, begun, { recursive: true });
    await rename(begun, own);
  } else if (text !== (await readText(join(source, MANIFEST))))
    throw new Error(`${version} is published already with other files, and a release never changes. Give yours another version.`);
}

/** Files with a hash stay beside those of other releases, for pages that are open; all others are replaced, the loader last. */
async function move(own, to) {
  await makeFolder(to);
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
/** That of a build. This package's own must be of the version that it says. */
async function versionOf(source) {
  const version = await versionIn(source);
  if (version === undefined) throw new Error(`${source} holds no build.`);
  const own = source === OWN ? JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version : version;
  if (own !== version) throw new Error(`package.json says ${own}, and what is built ${version}: build anew.`);
  return version;
}
async function namesIn(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new Error(`${folder} is no folder.`) : error;
  }
}
function readText(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

function readArguments(args) {
  let read;
  try {
    read = parseArgs({ args, allowPositionals: true, options: { release: { type: 'string' }, help: { type: 'boolean' } } });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}.\n${USAGE}`);
  }
  const [folder, ...more] = read.positionals;
  if (read.values.help) return { help: true };
  if (!folder || more.length > 0) throw new Error(USAGE);
  return { folder, release: read.values.release };
}
