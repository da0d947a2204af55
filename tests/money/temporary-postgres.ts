import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const READY_LIMIT_MS = 30_000;

export interface TemporaryPostgres {
  url: string;
  version: string;
  /** How many transactions it ended because they waited for each other in a circle; of connections that are closed. */
  deadlocks(): Promise<number>;
  close(): Promise<void>;
}

/** Folder of `initdb` and `postgres`: on PATH, or where Debian puts them; undefined when none is installed. */
export function findPostgres(): string | undefined {
  const debian = listFolder('/usr/lib/postgresql')
    .sort((a, b) => Number(b) - Number(a))
    .map(version => `/usr/lib/postgresql/${version}/bin`);
  return [...debian, ...(process.env['PATH'] ?? '').split(delimiter)].find(folder =>
    ['initdb', 'postgres'].every(name => isExecutable(join(folder, name))),
  );
}

/** A real PostgreSQL in a temporary folder on a free port. It refuses to run as root, so root lends it another user. */
export async function startPostgres(bin: string): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gp-postgres-'));
  const as = process.getuid?.() === 0 ? await otherUser() : {};
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...as, cwd: folder });
  const { stdout } = await run(join(bin, 'postgres'), ['--version']);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  });
  const close = async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url, server);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, version: stdout.trim(), deadlocks: () => countDeadlocks(url), close };
}

async function countDeadlocks(url: string): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()');
    return Number(rows[0]?.deadlocks);
  } finally {
    await client.end();
  }
}

async function otherUser(): Promise<{ uid?: number; gid?: number }> {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(async flag => Number((await run('id', [flag, name])).stdout)));
      return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const { default: pg } = await import('pg');
  for (const deadline = Date.now() + READY_LIMIT_MS; ; await delay(100)) {
    if (server.exitCode !== null) throw new Error(`postgres ended with exit code ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
