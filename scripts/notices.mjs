import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What our own sources carry of others', and where its licence stands. */
const CARRIED = [{ source: 'src/ui/atoms/icons.ts', name: 'Lucide (icons)', licence: 'src/ui/atoms/icons.LICENSE' }];
const RULE = `\n\n${'-'.repeat(78)}\n\n`;

/** The licences of everything that a bundle was made from, as they ask to be kept: one text beside its files. `inputs` are esbuild's. */
export async function writeNotices(root, inputs, file) {
  const folders = [...new Set(inputs.map(packageOf).filter(Boolean))].sort();
  const carried = CARRIED.filter(({ source }) => inputs.includes(source));
  const notices = await Promise.all([
    ...folders.map(folder => noticeOf(join(root, folder))),
    ...carried.map(({ name, licence }) => readFile(join(root, licence), 'utf8').then(text => `${name}\n\n${text.trim()}`)),
  ]);
  await writeFile(file, `The files beside this one contain the following works of others.${RULE}${notices.join(RULE)}\n`);
}

/** `node_modules/@a/b` of `node_modules/@a/b/dist/index.js`; the innermost where packages have packages. */
function packageOf(input) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input.replaceAll('\\', '/'))?.[0];
}

async function noticeOf(folder) {
  const { name, version, license, author, repository } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter(file => /^(?:licen[cs]e|notice)/i.test(file)).sort();
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')));
  const address = repository?.url ?? repository ?? '';
  const text = texts.map(each => each.trim()).join('\n\n') || standing(name, license, author?.name ?? author);
  return `${name} ${version} (${license})${address ? `\n${address}` : ''}\n\n${text}`;
}

/** A package that names its licence and brings no text of it. */
function standing(name, license, author) {
  if (license !== 'MIT')
    throw new Error(`${name} is bundled and brings no text of its licence (${license}): add it to scripts/notices.mjs.`);
  return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${MIT}`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
