import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything that esbuild needs for the chat room: `dist/chat/room.js` and `dist/chat/room.css`. A plain script, as the games' are. */
export function chatBuild(root = ROOT): BuildOptions & { write: false } {
  return {
    absWorkingDir: root,
    entryPoints: { 'chat/room': 'examples/platform/chat/client/main.ts' },
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
