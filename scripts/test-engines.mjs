// npm run test:engines: the widget tests in every engine that is installed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const runner = join(ROOT, 'node_modules', '@web', 'test-runner', 'dist', 'bin.js');
const { status } = spawnSync(process.execPath, [runner], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, GP_ENGINES: 'all' } });
process.exitCode = status ?? 1;
