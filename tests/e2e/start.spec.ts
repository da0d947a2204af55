import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, launchPlatform } from '../../scripts/platform-server.mjs';

/** What hinders a start is said in one sentence with what to do about it, and the exit code is not 0. */
let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gp-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a port in use', async () => {
  const taken = await listen();
  const { code, output } = await start({ PORT: String(taken.port) });
  taken.server.close();
  expect(code).not.toBe(0);
  expect(output).toContain(String(taken.port));
  expect(output).toMatch(/in use|taken/i);
  expect(output).toContain('PORT');
});

test('an unreachable DATABASE_URL', async () => {
  const port = await freePort();
  const { code, output } = await start({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/nothing` });
  expect(code).not.toBe(0);
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('secret');
});

test('a data folder that cannot be one', async () => {
  const path = join(folder, 'a-file');
  await writeFile(path, 'not a folder');
  const { code, output } = await start({ GP_DATA_DIR: path });
  expect(code).not.toBe(0);
  expect(output).toContain(path);
  expect(output).toContain('GP_DATA_DIR');
});

test('an argument that does not exist', async () => {
  const { code, output } = await start({}, ['--frehs']);
  expect(code).not.toBe(0);
  expect(output).toContain('--fresh');
});

async function start(env: Record<string, string>, args: string[] = []) {
  const [port, partnerPort] = await Promise.all([freePort(), freePort()]);
  const { ended, output } = launchPlatform({
    args,
    env: { PORT: String(port), PARTNER_PORT: String(partnerPort), GP_DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env },
  });
  return { code: await ended, output: output() };
}

function listen(): Promise<{ server: Server; port: number }> {
  return new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}
