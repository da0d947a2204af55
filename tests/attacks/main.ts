import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform } from '../../examples/platform/platform.js';
import { newToken } from '../../examples/platform/secrets.js';
import { startSandboxProcess } from '../money/sandbox-process.js';
import { findPostgres, startPostgres } from '../money/temporary-postgres.js';
import type { Attack } from './attack.js';
import { attacks } from './attacks.js';
import { runAttack, type Outcome } from './run-attack.js';

// npm run test:attacks -- [names] [--postgres]: each attack on a sandbox of its own, on free ports of this machine and with a database of its
// own, embedded or on a real PostgreSQL; afterwards its books are looked at.
const given = process.argv.slice(2);
const names = given.filter(name => name !== '--postgres');
const unknown = names.filter(name => !attacks.some(attack => attack.name === name));
if (unknown.length > 0) fail(`There is no attack ${unknown.join(', ')}. There are: ${attacks.map(({ name }) => name).join(', ')}`);
const bin = given.includes('--postgres') ? (findPostgres() ?? fail('There is no PostgreSQL on this machine.')) : undefined;
let found = 0;
let asked = 0;
for (const attack of attacks.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { requests, seconds, findings } = await onOwnSandbox(attack);
  console.log(
    `${findings.length > 0 ? '✗' : '✓'} ${attack.name}: ${attack.holds}\n  ${requests} requests in ${seconds} s, ${findings.length} findings`,
  );
  for (const finding of findings) console.log(`  - ${finding}`);
  found += findings.length;
  asked += requests;
}
console.log(`\n${asked} requests, ${found} findings${bin === undefined ? '' : ', on PostgreSQL'}`);
process.exitCode = found > 0 ? 1 : 0;

async function onOwnSandbox(attack: Attack): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gp-attack-'));
  const postgres = bin === undefined ? undefined : await startPostgres(bin);
  const config = testConfig({ dataDir, databaseUrl: postgres?.url, operatorKey: newToken() });
  const inDatabase = async <T>(work: (platform: Platform) => Promise<T>): Promise<T> => {
    const platform = await openPlatform(config);
    return work(platform).finally(() => platform.close());
  };
  try {
    const scene = await inDatabase(async platform => attack.prepare?.(platform));
    const sandbox = await startSandboxProcess({
      GP_DATA_DIR: dataDir,
      GP_OPERATOR_KEY: config.operatorKey,
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    const outcome = await runAttack(attack, sandbox.url, scene, config.operatorKey).finally(() => sandbox.stop());
    await inDatabase(async platform => {
      await attack.audit?.(platform, finding => outcome.findings.push(finding), scene);
      outcome.findings.push(...(await brokenInvariants(platform.db)));
    });
    return outcome;
  } finally {
    await postgres?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
