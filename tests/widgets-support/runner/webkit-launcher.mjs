import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs test files in WebKitGTK's MiniBrowser through plain WebDriver; without a display under xvfb-run. */
export function webkitLauncher({ driver, browser, xvfb }) {
  const pages = new Map();
  let starting;
  let child;

  async function start() {
    const port = await freePort();
    const [program, ...args] = [...(xvfb ? [xvfb, '-a'] : []), driver, `--port=${port}`];
    child = spawn(program, args, { stdio: 'ignore', detached: true });
    const base = `http://127.0.0.1:${port}`;
    for (let attempt = 0; attempt < 100; attempt++) {
      if (
        await fetch(`${base}/status`).then(
          answer => answer.ok,
          () => false,
        )
      )
        return base;
      await wait(100);
    }
    throw new Error(`${driver} did not answer.`);
  }
  async function call(method, path, body) {
    const base = await (starting ??= start());
    const answer = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebDriver: ${value?.message ?? answer.status}`);
    return value;
  }

  return {
    name: 'WebKitGTK',
    type: 'webdriver-webkit',
    engine: 'webkit',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } };
      const { sessionId } = await call('POST', '/session', { capabilities });
      pages.set(id, { sessionId, url });
      await call('POST', `/session/${sessionId}/window/rect`, { width: 1024, height: 768 });
      await call('POST', `/session/${sessionId}/url`, { url });
    },
    async setSize(id, { width, height }) {
      const page = pages.get(id);
      if (page) await call('POST', `/session/${page.sessionId}/window/rect`, { width, height });
    },
    isActive: id => pages.has(id),
    getBrowserUrl: id => pages.get(id)?.url,
    async stopSession(id) {
      const page = pages.get(id);
      pages.delete(id);
      if (page) await call('DELETE', `/session/${page.sessionId}`);
      return {};
    },
    async stop() {
      if (child?.pid) process.kill(-child.pid);
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
