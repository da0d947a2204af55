import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { importSource } from './import-source.mjs';

const brotli = promisify(brotliCompress);
const OUT = 'dist/cdn';
/** Loaded by the core at its first call; the loader fetches it with the core. */
const WIRE = 'src/core/wire.ts';
const LOADER_LANGUAGES = ['en', 'es'];
/** Stand for merchant and language in the loader's addresses; an address keeps `~` as it is. */
const CALLER = { merchant: '~m', language: '~l' };

/** After tsup: the loader with the chunk map inside, stable names for hand-written imports, reserved space, manifest. */
export async function finishCdn(root, { dev }) {
  const out = join(root, OUT);
  const metafile = join(out, 'metafile-esm.json');
  const graph = readGraph(JSON.parse(await readFile(metafile, 'utf8')));
  await rm(metafile);
  const contracts = await readContracts(root);
  const { tags, ...map } = chunkMap(graph, contracts);
  const [texts, calls] = await Promise.all([readTexts(root), readCalls(root, contracts)]);
  await buildLoader(root, { ...map, texts, calls, tags: await writeTags(out, tags) }, dev);
  await writeFile(join(out, 'gp-widgets.js'), `export * from './${graph.entries['src/index.ts']}';\n`);
  await writeFile(join(out, 'gp.css'), reserveSheet(contracts));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const files = await manifest(out, version, graph, contracts);
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(files, null, 2)}\n`);
  if (!dev) await pack(out, Object.keys(files.files));
}

/** Packed once here instead of at every request. */
async function pack(out, names) {
  await Promise.all(
    names.map(async name => {
      const body = await readFile(join(out, name));
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
      await Promise.all([writeFile(join(out, `${name}.gz`), gzipSync(body, { level: 9 })), writeFile(join(out, `${name}.br`), await brotli(body, best))]);
    }),
  );
}

/** Output files by what they were made from, and which files each one imports statically. */
function readGraph({ outputs }) {
  const name = path => relative(OUT, path).replaceAll('\\', '/');
  const graph = { entries: {}, imports: {} };
  for (const [path, output] of Object.entries(outputs)) {
    if (!path.endsWith('.js')) continue;
    if (output.entryPoint) graph.entries[output.entryPoint] = name(path);
    graph.imports[name(path)] = output.imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path: to }) => name(to));
  }
  return graph;
}

/** The file and everything that it imports statically: what must be there before it runs. */
function filesOf(graph, file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...graph.imports[file].flatMap(imported => filesOf(graph, imported, seen)), file];
}

async function readContracts(root) {
  const folders = (await readdir(join(root, 'src/widgets'))).filter(name => existsSync(join(root, 'src/widgets', name, 'index.ts')));
  const source = folders.map((name, index) => `import { contract as c${index} } from './src/widgets/${name}/contract.js';`).join('\n');
  const list = folders.map((name, index) => `{ folder: ${JSON.stringify(name)}, contract: c${index} }`).join(', ');
  const { contracts } = await importSource(root, 'contracts.ts', build, `${source}\nexport const contracts = [${list}];`);
  return contracts;
}

/** What the loader itself may have to say, before any text has arrived. */
async function readTexts(root) {
  const texts = {};
  for (const language of LOADER_LANGUAGES) {
    const { default: all } = await importSource(root, `src/core/locales/${language}.ts`, build);
    texts[language] = [all['error.chunk-load'], all['common.retry']];
  }
  return texts;
}

/** Addresses of the first calls, made by what the calls themselves use. */
async function readCalls(root, contracts) {
  const source = `import { callUrl } from './src/api/address.js';
    import { earlyCall } from './src/api/early-calls.js';
    export const addressOf = name => {
      const { path, query } = earlyCall(name, ${JSON.stringify(CALLER)});
      return callUrl('', path, query);
    };`;
  const { addressOf } = await importSource(root, 'calls.ts', build, source);
  const names = new Set(['status', ...contracts.flatMap(({ contract: { early = [] } }) => early)]);
  return Object.fromEntries([...names].map(name => [name, addressOf(name)]));
}

/**
 * See src/loader/chunk-map.ts for the shape. What has first calls travels inside the loader, so what repeats is left out; all
 * other tags stand in `tags`.
 */
function chunkMap(graph, contracts) {
  const needs = contracts.map(({ folder }) => filesOf(graph, graph.entries[`src/widgets/${folder}/index.ts`]));
  const common = commonOf(needs);
  const widgets = {};
  const tags = {};
  contracts.forEach(({ contract: { tag, early, reserve, display } }, index) => {
    const entry = {
      files: needs[index].filter(file => !common.includes(file)),
      early: early?.some(name => name !== 'status') ? early : undefined,
      reserve,
      display: display === 'block' ? undefined : display,
    };
    (early ? widgets : tags)[tag] = entry;
  });
  const wire = graph.entries[WIRE] ? filesOf(graph, graph.entries[WIRE]).filter(file => !common.includes(file)) : [];
  const map = { common, soon: wire, widgets, tags, locales: locales(graph) };
  return JSON.parse(JSON.stringify(map).replaceAll('.js"', '"'));
}

/** Writes the map of the tags that the loader does not carry; answers the file's name without `.js`. */
async function writeTags(out, tags) {
  const code = `export default ${JSON.stringify(tags)};\n`;
  const name = `tags-${createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase()}`;
  await writeFile(join(out, `${name}.js`), code);
  return name;
}

/** What all of them need. */
function commonOf(needs) {
  return (needs[0] ?? []).filter(file => needs.every(files => files.includes(file)));
}

function locales(graph) {
  const found = Object.entries(graph.entries).map(([source, file]) => [/^src\/core\/locales\/(.+)\.ts$/.exec(source)?.[1], file]);
  return Object.fromEntries(found.filter(([language]) => language));
}

async function buildLoader(root, map, dev) {
  await build({
    absWorkingDir: root,
    entryPoints: ['src/loader.ts'],
    outfile: `${OUT}/gp.js`,
    bundle: true,
    minify: !dev,
    sourcemap: true,
    legalComments: 'none',
    format: 'iife', // works as a module and as a classic script
    target: 'es2022',
    platform: 'browser',
    define: { GP_CHUNKS: JSON.stringify(map), GP_DEV: JSON.stringify(dev) },
    logLevel: 'silent',
  });
  if (!dev) await shrink(join(root, OUT, 'gp.js'));
}

/** Rewrites a script and its source map in place. */
async function shrink(path) {
  const { minify } = await import('terser');
  const [code, content] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.map`, 'utf8')]);
  const small = await minify(code, { ecma: 2020, compress: { passes: 2 }, sourceMap: { content, url: 'gp.js.map' } });
  await Promise.all([writeFile(path, small.code), writeFile(`${path}.map`, small.map)]);
}

/** For host pages that want their space reserved before any script runs. */
function reserveSheet(contracts) {
  const rules = contracts
    .filter(({ contract }) => contract.display !== 'contents')
    .map(({ contract: { tag, display = 'block', reserve } }) => `${tag}:not(:defined){display:${display};${reserve ? `min-block-size:${reserve}` : ''}}`);
  return `${rules.join('\n')}\n`;
}

async function manifest(out, version, graph, contracts) {
  const files = {};
  for (const name of (await readdir(out, { recursive: true })).map(path => path.replaceAll('\\', '/')).sort()) {
    if (!/\.(js|css)$/.test(name)) continue;
    const body = await readFile(join(out, name));
    files[name] = {
      bytes: body.length,
      gzip: gzipSync(body, { level: 9 }).length,
      integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
    };
  }
  const needs = contracts.map(({ folder }) => filesOf(graph, graph.entries[`src/widgets/${folder}/index.ts`]));
  const core = commonOf(needs);
  const widgets = Object.fromEntries(
    contracts.map(({ contract: { tag } }, index) => [tag, { files: needs[index], own: needs[index].filter(file => !core.includes(file)) }]),
  );
  const started = new Set([...needs.flat(), ...filesOf(graph, graph.entries['src/index.ts'])]);
  const onDemand = Object.fromEntries(
    Object.entries(graph.entries).filter(([, file]) => !started.has(file)).map(([source, file]) => [source, filesOf(graph, file).filter(needed => !core.includes(needed))]),
  );
  return { version, loader: 'gp.js', core, wire: graph.entries[WIRE] ? filesOf(graph, graph.entries[WIRE]) : [], widgets, locales: locales(graph), onDemand, files };
}
