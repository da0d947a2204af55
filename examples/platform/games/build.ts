import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import type { GameKind } from './game-kind.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Browser apps of the games by kind: source below the working tree's root. */
export const gameEntries: Record<GameKind, string> = {
  slot: 'examples/platform/games/slot/client/main.ts',
  roulette: 'examples/platform/games/roulette/client/main.ts',
  blackjack: 'examples/platform/games/blackjack/client/main.ts',
  poker: 'examples/platform/games/poker/client/main.ts',
  chips: 'examples/platform/games/chips/client/main.ts',
  instant: 'examples/platform/games/instant/client/main.ts',
  crash: 'examples/platform/games/crash/client/main.ts',
  mines: 'examples/platform/games/mines/client/main.ts',
  shooter: 'examples/platform/games/shooter/client/main.ts',
  duel: 'examples/platform/games/duel/client/main.ts',
  sports: 'examples/platform/games/sports/client/main.ts',
};

/**
 * Everything that esbuild needs: `await build({ ...gamesBuild(), write: true })` leaves `dist/play/slot.js`,
 * `dist/play/slot.css` and the same for the other kinds. Plain scripts, not modules: a page in a sandboxed frame has no origin,
 * and modules would need CORS there.
 */
export function gamesBuild(root = ROOT): BuildOptions & { write: false } {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(gameEntries).map(([kind, source]) => [`play/${kind}`, source])),
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
