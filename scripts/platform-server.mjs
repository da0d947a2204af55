import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const START_TIMEOUT = 240_000; // ms; the first start makes the database
const STOP_TIMEOUT = 15_000; // ms
const OPERATOR_KEY = 'operator-key-of-the-tests-0123456789';

/**
 * Starts the built platform on free ports with a database of its own, for tests and benchmarks; `from` is the folder of a stopped
 * one, of which it begins with a copy. Resolves when /healthz answers; rejects with what the platform said when it ends before that.
 */
export async function startPlatform(wanted = {}, tries = 3) {
  try {
    return await startOnce(wanted);
  } catch (error) {
    // Somebody else has taken a port between the look and the start.
    if (tries <= 1 || !/^Port \d+ is in use/m.test(error.message)) throw error;
    return startPlatform(wanted, tries - 1);
  }
}

async function startOnce({ env = {}, args = [], dataDir, from } = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'gp-platform-')));
  if (from) await cp(from, folder, { recursive: true });
  const [port, partnerPort] = await Promise.all([freePort(), freePort()]);
  const child = launchPlatform({
    args,
    env: {
      PORT: String(port),
      PARTNER_PORT: String(partnerPort),
      GP_DATA_DIR: folder,
      GP_OPERATOR_KEY: OPERATOR_KEY,
      DATABASE_URL: '',
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child.process);
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    partnerOrigin: `http://127.0.0.1:${partnerPort}`,
    operatorKey: OPERATOR_KEY,
    dataDir: folder,
    pid: child.process.pid,
    output: child.output,
    stop,
  };
}

/** Starts the platform's process without waiting. `ended` resolves with its exit code. */
export function launchPlatform({ args = [], env = {} } = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/platform/main.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', chunk => (text += chunk));
  child.stderr.on('data', chunk => (text += chunk));
  const ended = new Promise(resolve => child.on('close', code => resolve(code)));
  return { process: child, ended, output: () => text };
}

/** A port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function ready(origin, { process: child, ended, output }) {
  const end = Date.now() + START_TIMEOUT;
  let gone = false;
  void ended.then(() => (gone = true));
  while (Date.now() < end) {
    if (gone) throw new Error(`The platform ended with exit code ${child.exitCode} before it was ready:\n${output()}`);
    if (
      await fetch(`${origin}/healthz`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return;
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 100))]);
  }
  throw new Error(`The platform was not ready after ${START_TIMEOUT} ms:\n${output()}`);
}

/** SIGTERM, so that the database is closed; SIGKILL only when that does not help. */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('close', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await gone;
  clearTimeout(timer);
}
