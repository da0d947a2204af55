import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PlatformConfig } from './platform.js';
import { StartError } from './start-error.js';

const PORT = 4100;
const PARTNER_PORT = 4101;
const DEFAULT_DATA_DIR = '.data/sandbox';
const MOST_GAMES = 100_000;
const SHORTEST_KEY = 32;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
/** Where development servers stand. Their pages gain no more than any program of this machine: sessions travel in headers, never in cookies. */
const DEV_ORIGINS = [3000, 4173, 4200, 5173, 8080].map(port => `http://localhost:${port}`);

/**
 * Reads the environment and arguments: `PORT`, `PARTNER_PORT`, `HOST`, `DATABASE_URL`, `GP_DATA_DIR`, `GP_CDN_DIR`, `GP_ALLOWED_ORIGINS`,
 * `GP_OWN_HOSTS` and `GP_TRUSTED_PROXIES` (separated by commas), `GP_OPERATOR_KEY`, `GP_SEED_GAMES`, `GP_SEED_AT`, `GP_SERVICE_WORKER`, `GP_LOG_LEVEL`,
 * `--fresh`. `root` is the working tree.
 * Throws StartError for what cannot be read.
 */
export function readConfig(root: string, env: NodeJS.ProcessEnv, args: string[]): PlatformConfig {
  const unknown = args.filter(arg => arg !== '--fresh' && arg !== '--');
  if (unknown.length > 0)
    throw new StartError(`Unknown argument ${unknown.join(' ')}. There is one: --fresh starts over with a new database.`);
  const host = env['HOST'] || '127.0.0.1';
  const port = readPort(env, 'PORT', PORT);
  const partnerPort = readPort(env, 'PARTNER_PORT', PARTNER_PORT);
  if (port !== 0 && port === partnerPort) throw new StartError('PORT and PARTNER_PORT are the same. Choose two different ones.');
  const dataDir = resolve(root, env['GP_DATA_DIR'] || DEFAULT_DATA_DIR);
  const list = (name: string) =>
    (env[name] ?? '')
      .split(',')
      .map(item => item.trim())
      .filter(Boolean);
  return {
    host,
    port,
    partnerPort,
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    fresh: args.includes('--fresh'),
    root,
    cdnDir: resolve(root, env['GP_CDN_DIR'] || 'dist/cdn'),
    merchant: 'demo',
    allowedOrigins: [...list('GP_ALLOWED_ORIGINS'), ...(LOOPBACK.includes(host) ? DEV_ORIGINS : [])],
    ownHosts: list('GP_OWN_HOSTS').map(readHost),
    trustedProxies: list('GP_TRUSTED_PROXIES'),
    rateLimit: { remote: 600, local: 1_000_000 },
    seedGames: readCount(env, 'GP_SEED_GAMES'),
    seedAt: readMoment(env, 'GP_SEED_AT'),
    passwordCost: 15,
    operatorKey: env['GP_OPERATOR_KEY'] ? readKey(env['GP_OPERATOR_KEY']) : keptOperatorKey(dataDir),
    serviceWorker: readSwitch(env, 'GP_SERVICE_WORKER'),
    logLevel: readLogLevel(env['GP_LOG_LEVEL']),
  };
}

/** The working tree's root, found from any folder below it; the bundle lies in `dist/platform`. */
export function findRoot(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new StartError(`There is no package.json in ${from} or above it. Start from the working tree.`);
  }
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`${name}=${given} is not a port. Use a whole number from 1 to 65535.`);
  return port;
}

function readCount(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const given = env[name];
  if (!given) return undefined;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 0 || count > MOST_GAMES)
    throw new StartError(`${name}=${given} is not a number of games. Use a whole number up to ${MOST_GAMES}.`);
  return count;
}

function readMoment(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const given = env[name];
  if (!given) return undefined;
  const at = Date.parse(given);
  if (Number.isNaN(at)) throw new StartError(`${name}=${given} is not a moment. Use one such as 2026-03-02T12:00:00Z.`);
  return at;
}

/** On where nothing is said. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const given = env[name] || 'on';
  if (given !== 'on' && given !== 'off') throw new StartError(`${name}=${given} is not known. Use on or off.`);
  return given === 'on';
}

function readHost(given: string): string {
  if (!/^(?:\[[\da-fA-F:.]+\]|[\w.-]+)(?::\d{1,5})?$/.test(given))
    throw new StartError(
      `GP_OWN_HOSTS=${given} is not a host. Use names such as casino.example or casino.example:8443, separated by commas.`,
    );
  return given.toLowerCase();
}

/** The right key is never made to wait, so it must be too long to be found by trying. */
function readKey(given: string): string {
  if (given.length < SHORTEST_KEY)
    throw new StartError(
      `GP_OPERATOR_KEY has ${given.length} characters, which can be guessed. Use at least ${SHORTEST_KEY} (such as those of: openssl rand -hex 16), or unset it: then one is made and shown at the start.`,
    );
  return given;
}

function readLogLevel(given: string | undefined): PlatformConfig['logLevel'] {
  if (given === 'silent' || given === 'error' || given === 'info' || given === 'debug') return given;
  if (given) throw new StartError(`GP_LOG_LEVEL=${given} is not known. Use silent, error, info or debug.`);
  return 'error';
}

/** Made at the first start and kept in the data folder, readable by its owner only. */
function keptOperatorKey(dataDir: string): string {
  const path = join(dataDir, 'operator-key');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be written: ${String(error)}. Choose another with GP_DATA_DIR.`);
  }
}
