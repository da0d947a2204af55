import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.mjs';

/** Whether packages of the system can be installed here: apt-get, and the right to use it. */
export function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}

/** Installs Debian packages and shows what apt-get says, which takes `options`; the caller looks whether they are there then. */
export function installPackages(packages, ...options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...options, ...packages], { stdio: 'inherit', env });
}
