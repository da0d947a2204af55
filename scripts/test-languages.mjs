// npm run test:languages: every screen at 320 px in languages that are long, tall or from right to left, and what most players see in all.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

await install(ROOT);
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt(ROOT, 'serve');
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', 'e2e/language-walk', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, GP_LANGUAGES: 'all' },
});
process.exitCode = status ?? 1;
