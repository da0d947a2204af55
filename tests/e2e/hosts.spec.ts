import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { SANDBOX } from '../hosts/installed-starter.js';
import { leaveWithoutLeak, lobbyHasItsValues, signIn, veto } from '../hosts/use-host.js';
import { expect, test } from './fixtures.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** `npm run test:hosts` does it with every framework, on what npm has installed. */
test('the starter for plain HTML: login, veto, and leaving without a leak', async ({ page, addresses, member, problems }) => {
  const host = `${addresses.partner}/plain-host/`;
  await page.route(`${host}**`, async route => {
    const name = new URL(route.request().url()).pathname.slice('/plain-host/'.length) || 'index.html';
    const file = name.startsWith('gp/') ? join('dist/cdn', name.slice(3)) : join('examples/hosts/plain', name);
    const body = (await readFile(file, 'utf8')).replaceAll(SANDBOX, addresses.site);
    await route.fulfill({ body, contentType: TYPES[extname(name)] ?? 'text/plain' });
  });
  await page.goto(host);
  await lobbyHasItsValues(page);
  await signIn(page, member.username);
  await veto(page);
  await leaveWithoutLeak(page);
  expect(problems).toEqual([]);
});
