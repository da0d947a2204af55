import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { chatBuild } from './build.js';

export interface ChatAsset {
  body: Buffer;
  type: string;
}

const FILES: Readonly<Record<string, string>> = { 'room.js': 'text/javascript; charset=utf-8', 'room.css': 'text/css; charset=utf-8' };
let loading: Promise<ReadonlyMap<string, ChatAsset>> | undefined;

/** The room's script and style by file name: from `dist/chat`, else bundled in memory. Read once. */
export function chatAssets(root: string): Promise<ReadonlyMap<string, ChatAsset>> {
  loading ??= load(root).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(root: string): Promise<ReadonlyMap<string, ChatAsset>> {
  const built = await Promise.all(
    Object.keys(FILES).map(async name => ({ name, body: await readFile(join(root, 'dist/chat', name)).catch(() => undefined) })),
  );
  const files = built.every(file => file.body)
    ? built
    : (await build(chatBuild(root))).outputFiles.map(file => ({ name: basename(file.path), body: Buffer.from(file.contents) }));
  return new Map(files.map(({ name, body }) => [name, { body: body ?? Buffer.alloc(0), type: FILES[name] ?? 'application/octet-stream' }]));
}
