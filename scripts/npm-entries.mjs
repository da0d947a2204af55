import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { smallCss } from './chunk-groups.mjs';
import { writeNotices } from './notices.mjs';
import { onlyEnglish } from './only-english.mjs';

const SERVER = 'dist/npm/server.js';
const CHECK = 'dist/npm/check.js';
const TEXTS = 'dist/npm/texts.js';
const REACT = 'dist/npm/react.js';

/** What tsup cannot say of single entries of the npm package. Runs after it. */
export async function finishNpm(root) {
  await Promise.all([markAsClient(join(root, REACT)), buildServerEntry(root), ...toolEntries(root)]);
}

/** A framework with server components runs the wrappers in the browser by this mark, which bundlers leave out. */
async function markAsClient(file) {
  await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
}

/**
 * gp-widgets/server carries the React that its pictures are hydrated by, the one of the CDN files: server components see a React
 * without createContext, and may not import react-dom/server.
 */
async function buildServerEntry(root) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: ['src/server/index.ts'],
    outfile: SERVER,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    // Asks nothing of Node, and leaves no channel open that would keep its process.
    alias: { 'react-dom/server': 'react-dom/server.edge' },
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    external: Object.keys(dependencies),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [noLaterParts, smallCss],
  });
  await markAsUnknown(join(root, SERVER));
  await writeNotices(root, Object.keys(metafile.inputs), join(root, 'dist/npm/THIRD-PARTY-NOTICES.txt'));
}

/** Says once more, because making it small has taken it away, that a bundler cannot follow an import by address (core/kernel/load-section.ts). */
async function markAsUnknown(file) {
  const code = await readFile(file, 'utf8');
  await writeFile(file, code.replaceAll('import(`', 'import(/* webpackIgnore: true *//* turbopackIgnore: true */`'));
}

/** What `gp-widgets` runs (bin/gp-widgets.mjs): calls, schemas and contracts, or texts; never a view. */
function toolEntries(root) {
  return [buildTool(root, 'src/check/index.ts', CHECK), buildTool(root, 'src/check/texts-command.ts', TEXTS)];
}

async function buildTool(root, entryPoint, outfile) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    outfile,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    external: Object.keys(dependencies),
    plugins: [onlyEnglish],
  });
}

/** What views bring after they stand is never drawn on a server. */
const noLaterParts = {
  name: 'no-later-parts',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, importer }) =>
      kind === 'dynamic-import' && /[\\/]src[\\/]widgets[\\/]/.test(importer) ? { path: importer, namespace: 'gp-later' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'gp-later' }, () => ({ contents: '' }));
  },
};
