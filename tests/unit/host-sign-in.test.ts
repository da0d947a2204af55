import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../examples/platform/http/test-app.js';

interface Snippet {
  signIn(api: string, merchant: string, username: string, password: string): Promise<string>;
  signOut(api: string, token: string): Promise<Response>;
}

describe('the lines of docs/embedding.md for a host’s server', () => {
  // Inside of node_modules, where the lines find what they import.
  const folder = mkdtempSync(resolve('node_modules', '.snippet-'));
  let sandbox: TestApp;
  let api: string;
  let snippet: Snippet;
  beforeAll(async () => {
    const [, code = ''] = /<!-- a host's server -->\n```js\n([\s\S]*?)```/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
    const file = join(folder, 'snippet.mjs');
    writeFileSync(file, code);
    snippet = (await import(pathToFileURL(file).href)) as Snippet;
    sandbox = await openTestApp();
    api = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sandbox.close();
  });

  it('sign a visitor in and out, and say what else is asked for', async () => {
    const token = await snippet.signIn(api, 'demo', 'demo_member', 'Demo1234');
    const status = async () => (await sandbox.call('GET', '/wps/member/info', { token })).status;
    expect(await status()).toBe(200);
    expect((await snippet.signOut(api, token)).status).toBe(200);
    expect(await status()).toBe(401);
    await expect(snippet.signIn(api, 'demo', 'demo_member', 'wrong')).rejects.toThrow('bad-credentials');
  });
});
