// npm run test:hosts [-- --project=react]: the starters of examples/hosts, installed with the packed package, built, opened and used.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

await install(ROOT);
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const args = ['test', '--config', 'tests/hosts/playwright.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [playwright, ...args], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
