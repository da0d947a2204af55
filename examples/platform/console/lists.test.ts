import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const filesOf = async (folder: string, type: RegExp) => (await readdir(new URL(folder, import.meta.url))).filter(file => type.test(file));
/** Names that the files of a folder export and that match. */
async function exportsOf(folder: string, type: RegExp, name: RegExp): Promise<string[]> {
  const texts = await Promise.all((await filesOf(folder, type)).map(file => read(`${folder}/${file}`)));
  return texts
    .flatMap(text => [...text.matchAll(/^export function (\w+)/gm)].map(([, found = '']) => found))
    .filter(found => name.test(found));
}

it('every file of routes is registered', async () => {
  const index = await read('./index.ts');
  const routes = await exportsOf('.', /(?<!\.test|index)\.ts$/, /Routes$/);
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(name => !new RegExp(`^ .*\\b${name}\\b`, 'm').test(index))).toEqual([]);
});

it('every page of the folder stands in the menu or behind one that does, and every entry has its file', async () => {
  const shell = await read('./client/shell.tsx');
  const pages = await exportsOf('./client/pages', /\.tsx$/, /Page$/);
  expect(pages.filter(name => !new RegExp(`^ .*\\b${name}\\b`, 'm').test(shell))).toEqual([]);
  const entries = [...shell.matchAll(/\{ page: '([\w-]+)'/g)].map(([, page = '']) => page);
  expect(new Set(entries).size).toBe(entries.length);
  const files = await filesOf('./client/pages', /\.tsx$/);
  expect(entries.filter(page => !files.includes(`${page}.tsx`))).toEqual([]);
  // The page of one account opens from the list of them.
  expect(pages.length).toBe(entries.length + 1);
});
