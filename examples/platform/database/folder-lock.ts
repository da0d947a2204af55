import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.js';

/**
 * Holds the data folder for this process. The embedded database would let a second process open the same files and
 * destroy them. A lock left behind by a killed process is taken over.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new StartError(`The data folder ${dataDir} cannot be made: ${String(error)}. Choose another with GP_DATA_DIR.`);
  });
  const path = join(dataDir, 'platform.lock');
  const own = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(path, own, { flag: 'wx' });
      return async () => {
        if ((await readFile(path, 'utf8').catch(() => '')) === own) await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartError(`The data folder ${dataDir} cannot be written: ${String(error)}. Choose another with GP_DATA_DIR.`);
      }
    }
    const holder = await readHolder(path);
    if (holder && holder.pid !== process.pid && (await startOf(holder.pid)) === holder.started && isAlive(holder.pid)) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${holder.pid}. Stop that process, or choose another folder with GP_DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new StartError(`The data folder ${dataDir} is being opened by another process at this moment. Try again.`);
}

async function readHolder(path: string): Promise<{ pid: number; started: string } | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('started' in holder)) return undefined;
    return { pid: Number(holder.pid), started: String(holder.started) };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, so that a number used again is not taken for the old process; empty where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
