import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let count = 0;

/** Imports a TypeScript file (or source text) of the working tree into this process, by way of a bundle in node_modules/.cache. */
export async function importSource(root, file, build, contents) {
  const outfile = join(root, 'node_modules', '.cache', 'gp', `${process.pid}-${count++}.mjs`);
  await mkdir(join(outfile, '..'), { recursive: true });
  const input =
    contents === undefined ? { entryPoints: [file] } : { stdin: { contents, resolveDir: root, sourcefile: file, loader: 'ts' } };
  await build({
    ...input,
    absWorkingDir: root,
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.css': 'text' },
    logLevel: 'silent',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
