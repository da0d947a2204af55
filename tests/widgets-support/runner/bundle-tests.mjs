import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { slimI18next } from '../../../scripts/slim-i18next.mjs';
import { slimR2wc } from '../../../scripts/slim-r2wc.mjs';

const FOLDERS = ['src/element', 'src/ui', 'src/widgets', 'tests/conformance', 'tests/widgets-support'];

/**
 * Bundles the browser tests, because React is CommonJS and our style sheets are text. `words` keeps only files whose path
 * holds one of them. i18next and r2wc are those of the CDN files. Every run has a folder of its own, so that two runs do not disturb each other.
 */
export async function bundleTests(words = []) {
  const folder = `.wtr/build-${process.pid}`;
  const tests = (await Promise.all(FOLDERS.map(filesBelow)))
    .flat()
    .filter(isBrowserTest)
    .filter(path => wanted(path, words));
  if (tests.length === 0) throw new Error(`No browser test has ${words.join(' or ')} in its path.`);
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: [...tests, 'tests/conformance/strict/page.ts'],
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    loader: { '.css': 'text' },
    plugins: [slimI18next, slimR2wc],
    define: { 'process.env.NODE_ENV': '"development"' },
    external: ['/__web-dev-server__web-socket.js'],
    logLevel: 'warning',
  });
  return {
    folder,
    files: tests.map(path => join(folder, path.replace(/\.tsx?$/, '.js'))),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function isBrowserTest(path) {
  return /\.test\.tsx?$/.test(path) && !path.endsWith('.node.test.ts');
}
function wanted(path, words) {
  return words.length === 0 || words.some(word => path.includes(word));
}
async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/'));
}
