import type { ChunkMap } from './loader/chunk-map.js';
import { followBuilds } from './loader/follow-builds.js';
import { ownFile } from './loader/own-file.js';
import { ownScript } from './loader/own-script.js';
import { startLoader } from './loader/start-loader.js';
import { VERSION } from './core/kernel/version.js';

/** Filled in by the build (scripts/cdn.mjs). */
declare const GP_CHUNKS: ChunkMap;
declare const GP_DEV: boolean;

const LOADER = Symbol.for('gp.loader@1');
const page = globalThis as { [LOADER]?: string };
const script = ownScript();

if (page[LOADER]) {
  // A second script tag, as two plug-ins of one page bring it: the first serves both.
  if (page[LOADER] !== VERSION) console.warn(`[gp-widgets] ${page[LOADER]} is loaded, not ${VERSION}.`);
} else if (script) {
  page[LOADER] = VERSION;
  if ('debug' in script.dataset) void ownFile('debug', script.src);
  startLoader(GP_CHUNKS, script);
  if (GP_DEV) void followBuilds(new URL('manifest.json', script.src).href);
} else console.error('[gp-widgets] No script tag.');
