import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Browser apps of the games: name below the output folder → source below the working tree's root. */
export const gameEntries: Record<string, string> = {
  'play/slot': 'examples/platform/games/slot/client/main.ts',
  'play/table': 'examples/platform/games/table/client/main.ts',
};

/**
 * Everything that esbuild needs: `await build({ ...gamesBuild(), write: true })` leaves `dist/play/slot.js`,
 * `dist/play/slot.css` and the same for `table`. Plain scripts, not modules: a page in a sandboxed frame has no origin,
 * and modules would need CORS there.
 */
export function gamesBuild(root = ROOT): BuildOptions & { write: false } {
  return {
    absWorkingDir: root,
    entryPoints: gameEntries,
    outdir: 'dist',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  };
}
