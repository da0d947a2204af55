import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { gameEntries, gamesBuild } from './build.js';

interface GameAsset {
  readonly body: Buffer;
  readonly type: string;
  /** Part of the address, so that a new build is a new address. */
  readonly version: string;
}
export type GameAssets = ReadonlyMap<string, GameAsset>;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** The games' scripts and styles by file name: from `dist/play` when it is newer than the sources, else bundled in memory. */
export async function loadGameAssets(root: string): Promise<GameAssets> {
  const files = (await fromDist(root)) ?? (await bundled(root));
  return new Map(
    files.map(({ name, body }) => [
      name,
      {
        body,
        type: TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
        version: createHash('sha256').update(body).digest('hex').slice(0, 12),
      },
    ]),
  );
}

async function fromDist(root: string): Promise<{ name: string; body: Buffer }[] | undefined> {
  const names = Object.keys(gameEntries).flatMap(kind => [`${kind}.js`, `${kind}.css`]);
  const folder = join(root, 'dist/play');
  try {
    const oldest = Math.min(...(await Promise.all(names.map(async name => (await stat(join(folder, name))).mtimeMs))));
    if ((await newestSource(join(root, 'examples/platform/games'))) > oldest) return undefined;
    return await Promise.all(names.map(async name => ({ name, body: await readFile(join(folder, name)) })));
  } catch (error) {
    // Not built yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function newestSource(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const times = await Promise.all(
    files
      .filter(file => /\.(ts|css)$/.test(file) && !file.endsWith('.test.ts'))
      .map(async file => (await stat(join(folder, file))).mtimeMs),
  );
  return Math.max(...times);
}

async function bundled(root: string): Promise<{ name: string; body: Buffer }[]> {
  const { outputFiles } = await build(gamesBuild(root));
  return outputFiles.map(file => ({ name: basename(file.path), body: Buffer.from(file.contents) }));
}
