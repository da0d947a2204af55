import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/platform-server.mjs';
import { startDisplay } from './display.mjs';

const START_TIMEOUT = 20_000; // ms
const CLOSE_TIMEOUT = 5_000; // ms
/** Now and then the browser ends while it starts, and the driver waits for it without end. */
const TRIES = 4;
/** The window is as wide as the browser's own buttons at least; without measures of their own it can be as narrow as a phone. */
const NARROW_BUTTONS = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';

/**
 * WebKitGTK's MiniBrowser by W3C WebDriver, without a display under xvfb-run. `programs` of bringEngine('webkit'). Each session has a
 * driver of its own: one that has lost its browser answers nothing any more.
 */
export async function startDriver({ browser, driver, xvfb }) {
  const config = await mkdtemp(join(tmpdir(), 'gp-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), NARROW_BUTTONS);
  const display = await startDisplay(xvfb);
  const env = { ...process.env, ...display.env, XDG_CONFIG_HOME: config, LANG: 'en_GB.UTF-8' };
  const open = new Set();

  const startSession = async () => {
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', detached: true, env });
    const end = () => {
      open.delete(end);
      if (child.exitCode === null && child.pid) process.kill(-child.pid);
    };
    open.add(end);
    const call = callsTo(port);
    try {
      await begun(call, driver);
      const options = { binary: browser, args: ['--automation'] };
      const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
      const { sessionId, capabilities } = await call('POST', '/session', wanted, START_TIMEOUT);
      return {
        version: capabilities.browserVersion,
        call: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
        async close() {
          await call('DELETE', `/session/${sessionId}`, undefined, CLOSE_TIMEOUT).catch(() => undefined);
          end();
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    /** Calls of the session are relative to it: `call('POST', '/url', { url })`. */
    async openSession() {
      for (let left = TRIES - 1; left > 0; left--) {
        try {
          return await startSession();
        } catch {
          // The last try says why.
        }
      }
      return startSession();
    },
    async stop() {
      for (const end of open) end();
      display.stop();
      await rm(config, { recursive: true, force: true });
    },
  };
}

function callsTo(port) {
  return async (method, path, body, timeout) => {
    const signal = timeout && AbortSignal.timeout(timeout);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body), signal });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebDriver, ${method} ${path}: ${value?.message || value?.error || answer.status}`);
    return value;
  };
}

async function begun(call, driver) {
  for (const end = Date.now() + START_TIMEOUT; !(await call('GET', '/status').catch(() => undefined)); await wait(100)) {
    if (Date.now() > end) throw new Error(`${driver} did not answer.`);
  }
}
