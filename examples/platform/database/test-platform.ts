import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { assemblePlatform } from '../open-platform.js';
import type { Platform, PlatformConfig } from '../platform.js';
import { GMT_OFFSET } from '../seed/configuration.js';
import { seed } from '../seed/seed.js';
import { dayAt } from '../../../src/core/format/platform-time.js';
import { migrate } from './migrate.js';
import type { OpenDatabase } from './open-database.js';
import { PglitePool } from './pglite-pool.js';
import type { Database } from './schema.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** Whatever these import makes the snapshot too. */
const SOURCES = ['database/migrate.ts', 'seed/seed.ts'];
const IMPORT = /\bfrom '(\.[^']+)\.js'/g;
const BUILD_LIMIT_MS = 80_000;
/** Read once, whoever opens platforms in this process. */
let snapshot: Promise<Blob> | undefined;

/** Configuration for tests: cheap password hashes, no log, any port. */
export function testConfig(changes: Partial<PlatformConfig> = {}): PlatformConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    partnerPort: 0,
    dataDir: join(tmpdir(), 'gp-widgets-test'),
    fresh: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    merchant: 'demo',
    allowedOrigins: ['http://127.0.0.1:4101'],
    ownHosts: [],
    trustedProxies: [],
    rateLimit: { remote: 1_000_000, local: 1_000_000 },
    passwordCost: 4,
    operatorKey: 'operator-key-of-the-tests-0123456789',
    serviceWorker: true,
    cdnDir: fileURLToPath(new URL('../../../dist/cdn', import.meta.url)),
    logLevel: 'silent',
    ...changes,
  };
}

/**
 * A seeded platform of its own, in memory. The first call on a machine makes a snapshot from migrations and seed; all
 * later ones, in any process, start from it until a file that they import changes, or the platform's day ends: what is
 * seeded as played today must be of today.
 */
export async function openTestPlatform(changes: Partial<PlatformConfig> = {}): Promise<Platform> {
  const config = testConfig(changes);
  snapshot ??= loadSnapshot(config).then(dump => new Blob([new Uint8Array(dump)]));
  return assemblePlatform(config, databaseOf(await PGlite.create({ loadDataDir: await snapshot })));
}

async function loadSnapshot(config: PlatformConfig): Promise<Buffer> {
  const folder = join(tmpdir(), 'gp-widgets-snapshots');
  const path = join(folder, `${await hashOfSources()}-${dayAt(Date.now(), GMT_OFFSET).number}.tar`);
  const building = `${path}.building`;
  await mkdir(folder, { recursive: true });
  for (const deadline = Date.now() + BUILD_LIMIT_MS; ; await delay(100)) {
    const ready = await readFile(path).catch(() => undefined);
    if (ready) return ready;
    const mine = await mkdir(building).then(
      () => true,
      () => false,
    );
    if (mine) break;
    // A builder that was killed leaves its mark behind.
    const age =
      Date.now() -
      (await stat(building).then(
        found => found.mtimeMs,
        () => Date.now(),
      ));
    if (age > BUILD_LIMIT_MS || Date.now() > deadline) await rm(building, { recursive: true, force: true });
  }
  try {
    // Every test unpacks what stands here: a small log, and no database beside ours.
    const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
    await pglite.query("update pg_database set datistemplate = false where datname like 'template%'");
    for (const unused of ['template0', 'template1']) await pglite.query(`drop database ${unused}`);
    const database = databaseOf(pglite);
    await migrate(database.db);
    await seed(database.db, config);
    await pglite.query('checkpoint');
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
    await database.close();
    await writeFile(`${path}.${process.pid}`, dump);
    await rename(`${path}.${process.pid}`, path);
    return dump;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

function databaseOf(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PglitePool(pglite) }) });
  return { db, engine: 'embedded', markReady: async () => undefined, close: () => db.destroy() };
}

async function hashOfSources(): Promise<string> {
  const texts = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    if (texts.has(path)) return;
    texts.set(path, '');
    const text = await readFile(path, 'utf8');
    texts.set(path, text);
    await Promise.all([...text.matchAll(IMPORT)].map(([, name = '']) => read(join(dirname(path), `${name}.ts`))));
  };
  await Promise.all(SOURCES.map(name => read(join(HERE, name))));
  const hash = createHash('sha256');
  for (const path of [...texts.keys()].sort()) hash.update(relative(HERE, path)).update(texts.get(path) ?? '');
  return hash.digest('hex').slice(0, 24);
}
