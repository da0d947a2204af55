import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * A folder with those that it stands in. Step by step, because Node's own `recursive` tries for ever where a folder takes none
 * (below /proc, for one). Throws an Error that says why there is none.
 */
export async function makeFolder(folder) {
  const path = resolve(folder);
  const parent = dirname(path);
  if (!(await isThere(parent))) await makeFolder(parent);
  try {
    await mkdir(path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

/** Says of a failure of the file system that nothing can be written there; any other stays as it is. */
export function cannotWrite(folder, error) {
  return error.syscall === undefined ? error : new Error(`${folder} cannot be written: ${error.message}.`, { cause: error });
}

function isThere(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
