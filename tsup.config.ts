import { readdirSync, existsSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { chunkGroups, ownReact, REACT, slimContracts, smallCss } from './scripts/chunk-groups.mjs';
import { npmParts } from './scripts/npm-parts.mjs';
import { slimI18next } from './scripts/slim-i18next.mjs';
import { slimR2wc } from './scripts/slim-r2wc.mjs';

const dev = process.env.GP_DEV === '1';
const onlyCdn = process.env.GP_ONLY === 'cdn';

/** A folder of src/widgets with an index.ts is a widget; nothing is listed by hand. */
const widgets = Object.fromEntries(
  readdirSync('src/widgets')
    .filter(name => existsSync(`src/widgets/${name}/index.ts`))
    .map(name => [`widgets/${name}`, `src/widgets/${name}/index.ts`]),
);
const library = Object.fromEntries(
  ['index.ts', 'react.tsx', 'react.ts', 'define-all.ts', 'contracts.ts', 'adapter/index.ts', 'debug/index.ts']
    .filter(file => existsSync(`src/${file}`))
    .map(file => [file.replace(/\/index\.ts$/, '').replace(/\.tsx?$/, ''), `src/${file}`]),
);

/** Entries whose code is empty. */
const typesAlone = { vue: 'src/types-alone.ts', svelte: 'src/types-alone.ts' };

const common: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  dts: false, // tsc writes the declarations: one program for all entries (scripts/build.mjs).
  clean: true,
  esbuildPlugins: [smallCss],
  outExtension: () => ({ js: '.js' }),
  silent: true,
};

const npm: Options = {
  ...common,
  name: 'npm',
  // Only gp-widgets/debug needs it.
  noExternal: ['fastest-levenshtein'],
  // Readable as it is, so it has no maps.
  sourcemap: false,
  entry: { ...library, ...typesAlone, ...widgets },
  outDir: 'dist/npm',
  esbuildPlugins: onlyCdn
    ? []
    : [
        smallCss,
        await chunkGroups(
          { entryPoints: { ...library, ...widgets }, format: 'esm', splitting: true, jsx: 'automatic', packages: 'external' },
          { parts: npmParts(process.cwd()), alone: Object.values(library) },
        ),
      ],
};
/** React reached by one more entry than ours stands in a file apart: two shorter tasks to compile, and a release of ours leaves it in the reader's cache. */
const cdnEntries = { index: 'src/index.ts', 'define-all': 'src/define-all.ts', react: REACT, ...widgets };
const cdnDefine = { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' };
const cdn: Options = {
  ...common,
  name: 'cdn',
  entry: cdnEntries,
  outDir: 'dist/cdn',
  noExternal: [/.*/],
  // scripts/cdn.mjs makes them small, with maps that fit.
  minify: false,
  metafile: true,
  define: cdnDefine,
  esbuildPlugins: [
    smallCss,
    slimContracts,
    ownReact,
    slimI18next,
    slimR2wc,
    await chunkGroups({ entryPoints: cdnEntries, define: cdnDefine, format: 'esm', splitting: true, jsx: 'automatic' }),
  ],
  esbuildOptions(options) {
    options.entryNames = '[name]-[hash]';
    options.chunkNames = '[name]-[hash]';
    // THIRD-PARTY-NOTICES.txt has them all.
    options.legalComments = 'none';
  },
};

/** scripts/build.mjs adds declarations, manifest, loader and the sandbox's own bundles. */
export default defineConfig(onlyCdn ? [cdn] : [npm, cdn]);
