import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { printPublish } from '../../bin/publish.mjs';

let base: string;
let cdn: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'gp-publish-'));
  cdn = join(base, 'cdn');
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** A build of this version, with one file whose name has a hash; `packed` where the build packs its files. */
async function build(version: string, { packed = false, more = '' } = {}): Promise<string> {
  const folder = join(base, `build-${version}${more}`);
  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify({ version, more }),
    'gp.js': `loader of ${version}`,
    [`lobby-AAAA${version.replaceAll('.', '').padEnd(4, '0')}.js`]: `lobby of ${version}`,
    ...(packed && { 'gp.js.br': `packed loader of ${version}` }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
async function publish(source: string, ...more: string[]) {
  return publishTo(cdn, source, ...more);
}
async function publishTo(folder: string, source: string, ...more: string[]) {
  let said = '';
  let complained = '';
  const out = { write: (text: string) => void (said += text), complain: (text: string) => void (complained += text) };
  return { code: await printPublish([folder, ...more], out, source), said, complained };
}
const read = (...path: string[]) => readFile(join(cdn, ...path), 'utf8');

it('a release stands under its version for ever, its major and the folder itself move on, and files with a hash stay for open pages', async () => {
  await publish(await build('1.0.0'));
  const { code, said } = await publish(await build('1.1.0'));
  expect(code).toBe(0);
  expect(said).toMatch(/1\.1\.0\/ stands in .* and never changes\n1\/ is 1\.1\.0\n\.\/ is 1\.1\.0\n/);
  expect([await read('1.0.0/gp.js'), await read('1.1.0/gp.js')]).toEqual(['loader of 1.0.0', 'loader of 1.1.0']);
  for (const moving of ['1', '.']) {
    expect(await read(moving, 'gp.js')).toBe('loader of 1.1.0');
    expect(await readdir(join(cdn, moving))).toEqual(expect.arrayContaining(['lobby-AAAA1000.js', 'lobby-AAAA1100.js']));
  }
  expect((await readdir(cdn, { recursive: true })).filter(name => name.endsWith('.begun'))).toEqual([]);
});

it('goes back by --release, and no packed file of the newer release is left at an address that moves', async () => {
  const first = await build('1.0.0');
  const second = await build('1.1.0', { packed: true });
  await publish(first);
  await publish(second);
  expect(await read('1/gp.js.br')).toBe('packed loader of 1.1.0');
  expect(await publish(second, '--release', '1.0.0')).toMatchObject({ code: 0 });
  expect(await read('1/gp.js')).toBe('loader of 1.0.0');
  expect(await readdir(join(cdn, '1'))).not.toContain('gp.js.br');
  expect(await read('1.1.0/gp.js')).toBe('loader of 1.1.0');
  await publish(second, '--release', '1.1.0');
  expect([await read('gp.js'), await read('gp.js.br')]).toEqual(['loader of 1.1.0', 'packed loader of 1.1.0']);
});

it('a release of an older major version moves its own address and not that of the newest', async () => {
  await publish(await build('1.0.0'));
  await publish(await build('2.0.0'));
  const { said } = await publish(await build('1.0.1'));
  expect(said).toContain('1/ is 1.0.1\n./ is 2.0.0');
  expect([await read('gp.js'), await read('1/gp.js')]).toEqual(['loader of 2.0.0', 'loader of 1.0.1']);
});

it('refuses another build under a version that is published, a release that is not, and what it does not know; nothing moves', async () => {
  const first = await build('1.0.0');
  await publish(first);
  expect(await publish(first)).toMatchObject({ code: 0, said: expect.stringContaining('stood in') });
  await expect(publish(await build('1.0.0', { more: 'x' }))).resolves.toMatchObject({
    code: 2,
    complained: expect.stringMatching(/another version/),
  });
  await expect(publish(first, '--release', '3.0.0')).resolves.toMatchObject({
    code: 2,
    complained: expect.stringMatching(/3\.0\.0 was never published.*There are: 1\.0\.0\./),
  });
  await expect(publish(first, '--relase', '1.0.0')).resolves.toMatchObject({
    code: 2,
    complained: expect.stringMatching(/gp-widgets publish <folder>/),
  });
  expect(await read('1/gp.js')).toBe('loader of 1.0.0');
});

it('a folder that holds something else is left as it is, and so is a file', async () => {
  const first = await build('1.0.0');
  await mkdir(cdn);
  await writeFile(join(cdn, 'gp.js'), 'of somebody else');
  expect(await publish(first)).toMatchObject({ code: 2, complained: expect.stringMatching(/holds something else, such as gp\.js/) });
  expect(await readdir(cdn)).toEqual(['gp.js']);
  expect(await read('gp.js')).toBe('of somebody else');
  const file = join(base, 'file');
  await writeFile(file, '');
  let complained = '';
  const out = { write: () => undefined, complain: (text: string) => void (complained += text) };
  expect(await printPublish([file], out, first)).toBe(2);
  expect(complained).toBe(`${file} is no folder.\n`);
});

it('a folder that cannot be made ends at once and says why, here and for first views', async () => {
  const { code, complained } = await publishTo('/proc/x', await build('1.0.0'));
  expect([code, complained]).toEqual([2, expect.stringMatching(/^\/proc\/x cannot be written: E[A-Z]+.*\n$/)]);
  const args = ['bin/gp-snapshots.mjs', '--api', 'http://127.0.0.1:1', '--merchant', 'demo', '--out', '/proc/x'];
  const said = await promisify(execFile)(process.execPath, args, { timeout: 10_000 }).catch((error: { stderr: string }) => error.stderr);
  expect(said).toMatch(/^\/proc\/x cannot be written: E[A-Z]+/);
});
