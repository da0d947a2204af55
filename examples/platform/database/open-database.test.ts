import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../read-config.js';
import { StartError } from '../start-error.js';
import { lockFolder } from './folder-lock.js';
import { openDatabase } from './open-database.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'gp-open-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('opening the database', () => {
  it('refuses a folder that a running process holds, and says which', async () => {
    const started = (await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /s, '').split(' ')[19] ?? '';
    await writeFile(join(folder, 'platform.lock'), JSON.stringify({ pid: process.ppid, started }));
    const opening = openDatabase({ dataDir: folder, fresh: false });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(new RegExp(`in use by process ${process.ppid}.*GP_DATA_DIR`));
  });

  it('takes over the lock of a process that is gone, or whose number another one has now', async () => {
    for (const holder of [{ pid: 999_999_999, started: '1' }, { pid: process.ppid, started: 'another life' }, 'not even JSON']) {
      await writeFile(join(folder, 'platform.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
      const unlock = await lockFolder(folder);
      expect(JSON.parse(await readFile(join(folder, 'platform.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
      await unlock();
    }
  });

  it('says what to do about a broken folder, and lets go of it', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '18');
    await writeFile(join(folder, 'database.ready'), '');
    await expect(openDatabase({ dataDir: folder, fresh: false })).rejects.toThrow(/cannot be opened.*--fresh/);
    await (
      await lockFolder(folder)
    )();
  });

  it('says what to do about a database that cannot be reached, without its password', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://user:top-secret@127.0.0.1:1/name', dataDir: folder, fresh: false });
    await expect(opening).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED.*embedded/);
    await expect(opening).rejects.not.toThrow('top-secret');
  });

  it('refuses settings that cannot be meant', () => {
    expect(() => readConfig(folder, { PORT: 'many', GP_DATA_DIR: folder }, [])).toThrow(/PORT=many/);
    expect(() => readConfig(folder, { PORT: '4100', PARTNER_PORT: '4100', GP_DATA_DIR: folder }, [])).toThrow(/same/);
    expect(() => readConfig(folder, { GP_DATA_DIR: folder }, ['--frehs'])).toThrow(/--frehs/);
    expect(readConfig(folder, { GP_DATA_DIR: folder }, ['--fresh'])).toMatchObject({ port: 4100, partnerPort: 4101, fresh: true });
    expect(readConfig(folder, { GP_DATA_DIR: folder }, []).operatorKey).toBe(readConfig(folder, { GP_DATA_DIR: folder }, []).operatorKey);
  });
});
