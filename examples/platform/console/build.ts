import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Entry of the browser app: name below the output folder → source below the working tree's root. */
const consoleEntries: Record<string, string> = { 'console/main': 'examples/platform/console/client/main.tsx' };

/**
 * Everything that esbuild needs: `await build({ ...consoleBuild(), write: true })` leaves `dist/console/main.js` and
 * `dist/console/main.css`, which the console then serves; without them it bundles in memory at the first visit.
 */
export function consoleBuild(root = ROOT): BuildOptions & { write: false } {
  return {
    absWorkingDir: root,
    entryPoints: consoleEntries,
    outdir: 'dist',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  };
}
