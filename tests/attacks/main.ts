import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandboxProcess } from '../money/sandbox-process.js';
import { attacks } from './attacks.js';
import { runAttack } from './run-attack.js';

// npm run test:attacks -- [names]: each attack on a sandbox of its own, on free ports of this machine and with a database of its own.
const names = process.argv.slice(2);
const unknown = names.filter(name => !attacks.some(attack => attack.name === name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}. There are: ${attacks.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
let found = 0;
let asked = 0;
for (const attack of attacks.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const folder = await mkdtemp(join(tmpdir(), 'gp-attack-'));
  const sandbox = await startSandboxProcess({ GP_DATA_DIR: folder });
  try {
    const { requests, seconds, findings } = await runAttack(attack, sandbox.url);
    console.log(`${findings.length > 0 ? '✗' : '✓'} ${attack.name}: ${attack.holds}\n  ${requests} requests in ${seconds} s, ${findings.length} findings`);
    for (const finding of findings) console.log(`  - ${finding}`);
    found += findings.length;
    asked += requests;
  } finally {
    await sandbox.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(`\n${asked} requests, ${found} findings`);
process.exitCode = found > 0 ? 1 : 0;
