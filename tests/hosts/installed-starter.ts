import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STARTERS_FOLDER } from '../../scripts/hosts/pack.mjs';

/** Where the starters expect the sandbox. */
export const SANDBOX = 'http://127.0.0.1:4100';
const CASES = join(import.meta.dirname, 'cases');
const exec = promisify(execFile);

/** A copy of a starter beside the packed package, with what its lockfile says, speaking to another platform. Answers its folder. */
export async function installStarter(name: string, folder: string, platform: string): Promise<string> {
  const to = join(folder, name);
  const sources = (path: string) => !/[\\/](?:node_modules|dist|\.next|\.angular)(?:[\\/]|$)/.test(path.slice(STARTERS_FOLDER.length));
  await cp(join(STARTERS_FOLDER, name), to, { recursive: true, filter: sources });
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name === 'package-lock.json') continue;
    const text = await readFile(path, 'utf8');
    if (text.includes(SANDBOX)) await writeFile(path, text.replaceAll(SANDBOX, platform));
  }
  await run(to, 'npm', ['ci', '--no-audit', '--no-fund']);
  return to;
}

/** Puts the page of the cases into a folder: what all hosts have, and what is one framework's. */
export async function layCases(name: string, folder: string): Promise<void> {
  for (const cases of ['all', name]) await cp(join(CASES, cases), folder, { recursive: true });
}

/** Runs a command of the starter; rejects with what it said. */
export async function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' };
  try {
    const { stdout, stderr } = await exec(command, [...args], { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
