import { access, readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { gameEntries } from './build.js';

it('every folder with a browser app is built, and nothing else', async () => {
  const here = new URL('.', import.meta.url);
  const folders = (await readdir(here, { withFileTypes: true })).filter(entry => entry.isDirectory()).map(({ name }) => name);
  const hasApp = async (folder: string) =>
    access(new URL(`${folder}/client/main.ts`, here)).then(
      () => true,
      () => false,
    );
  const withApp = await Promise.all(folders.map(async folder => ((await hasApp(folder)) ? [folder] : [])));
  expect(Object.entries(gameEntries).sort()).toEqual(
    withApp
      .flat()
      .map(kind => [kind, `examples/platform/games/${kind}/client/main.ts`])
      .sort(),
  );
});
