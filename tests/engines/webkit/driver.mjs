import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/platform-server.mjs';

const START_TIMEOUT = 20_000; // ms
/** The window is as wide as the browser's own buttons at least; without measures of their own it can be as narrow as a phone. */
const NARROW_BUTTONS = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

/**
 * WebKitGTK's driver, and through it its MiniBrowser, by W3C WebDriver; without a display under xvfb-run. `programs` of
 * bringEngine('webkit'). One session at a time.
 */
export async function startDriver({ browser, driver, xvfb }) {
  const config = await mkdtemp(join(tmpdir(), 'gp-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), NARROW_BUTTONS);
  const port = await freePort();
  const [program, ...args] = [...(xvfb ? [xvfb, '-a'] : []), driver, `--port=${port}`];
  const env = { ...process.env, XDG_CONFIG_HOME: config, LANG: 'en_GB.UTF-8' };
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env });
  const stop = async () => {
    if (child.pid) process.kill(-child.pid);
    await rm(config, { recursive: true, force: true });
  };
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebDriver, ${method} ${path}: ${value?.message || value?.error || answer.status}`);
    return value;
  };
  for (const end = Date.now() + START_TIMEOUT; !(await call('GET', '/status').catch(() => undefined)); await wait(100)) {
    if (Date.now() < end) continue;
    await stop();
    throw new Error(`${driver} did not answer.`);
  }
  return {
    stop,
    /** Calls of the session are relative to it: `call('POST', '/url', { url })`. */
    async openSession() {
      const options = { binary: browser, args: ['--automation'] };
      const { sessionId, capabilities } = await call('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      });
      return {
        version: capabilities.browserVersion,
        call: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
        close: () => call('DELETE', `/session/${sessionId}`),
      };
    },
  };
}
