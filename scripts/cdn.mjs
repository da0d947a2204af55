import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { REACT, smallCss } from './chunk-groups.mjs';
import { importSource } from './import-source.mjs';
import { readContracts } from './read-contracts.mjs';
import { writeNotices } from './notices.mjs';
import { onlyEnglish } from './only-english.mjs';

const brotli = promisify(brotliCompress);
const OUT = 'dist/cdn';
/** Loaded by the core at its first call; the loader fetches it with the core. */
const WIRE = 'src/core/wire.ts';
/** What a login popup is made of, beside its texts. */
const POPUP = ['src/widgets/dialogs/index.ts', 'src/widgets/login/index.ts', 'src/core/on-demand.ts', 'src/ui/overlay/close-on-back.ts'];
const POPUP_TEXTS = 'identity';
/** By which a live view takes a snapshot over. */
const TAKE_OVER = 'src/element/take-over.ts';
/** Stand for merchant and language in the loader's addresses; an address keeps `~` as it is. */
const CALLER = { merchant: '~m', language: '~l' };

/** After tsup: the loader with the chunk map inside, stable names for hand-written imports, reserved space, manifest. */
export async function finishCdn(root, { dev }) {
  const out = join(root, OUT);
  const metafile = join(out, 'metafile-esm.json');
  const { inputs, outputs } = JSON.parse(await readFile(metafile, 'utf8'));
  const graph = readGraph({ outputs });
  const react = await dropEntry(out, graph, REACT);
  await rm(metafile);
  await writeNotices(root, Object.keys(inputs), join(out, 'THIRD-PARTY-NOTICES.txt'));
  // tsup makes small too, and leaves the map of what was there before.
  if (!dev) await Promise.all(Object.keys(graph.imports).map(name => shrink(join(out, name), true, react.includes(name))));
  const contracts = await readContracts(root);
  const { tags, popup, ...map } = chunkMap(graph, contracts);
  const table = await writeTable(out, `export default ${JSON.stringify(tags)};\nexport const popup = ${JSON.stringify(popup)};\n`);
  const [{ texts, others }, calls] = await Promise.all([readTexts(root), readCalls(root, contracts)]);
  // Those of other languages come by the core, so that the loader does not grow with each.
  const usual = Object.fromEntries(Object.keys(texts).map(language => [language, map.locales[language]]));
  await buildLoader(root, { ...map, tags: table, locales: usual, texts, calls }, dev);
  await writeFile(join(out, 'gp-words.js'), `export default ${JSON.stringify(others)};\n`);
  for (const name of ['snapshots', 'standing', 'early-login', 'screen'])
    await buildAlone(root, `src/loader/${name}.ts`, `gp-${name}.js`, 'esm', {}, dev);
  for (const name of ['adapter', 'debug'])
    await buildAlone(root, `src/${name}/index.ts`, `gp-${name}.js`, 'esm', {}, dev, [sealApart, onlyEnglish]);
  await buildAlone(root, 'src/adapter/platform-seal.ts', 'gp-adapter-seal.js', 'esm', {}, dev);
  await writeSheets(root, out, contracts);
  const library = ['src/index.ts', 'src/define-all.ts'].map(source => `export * from './${graph.entries[source]}';\n`);
  await writeFile(join(out, 'gp-widgets.js'), library.join(''));
  await writeFile(join(out, 'gp.css'), reserveSheet(contracts));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const files = await manifest(out, version, graph, react, contracts, `${table}.js`);
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(files, null, 2)}\n`);
  if (!dev) await pack(out, Object.keys(files.files));
}

/** The tags that the loader does not carry. Under a name of its own in each release, so that an open page never reads another's. */
async function writeTable(out, text) {
  const name = `gp-tags-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}`;
  await writeFile(join(out, `${name}.js`), text);
  return name;
}

/** Without the entry's own file, which only made these files stand apart. */
async function dropEntry(out, { entries, imports }, source) {
  const file = entries[source];
  const apart = imports[file];
  await Promise.all([rm(join(out, file)), rm(join(out, `${file}.map`))]);
  delete entries[source];
  delete imports[file];
  return apart;
}

/** Packed once here instead of at every request. */
async function pack(out, names) {
  await Promise.all(
    names.map(async name => {
      const body = await readFile(join(out, name));
      const best = {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      };
      await Promise.all([
        writeFile(join(out, `${name}.gz`), gzipSync(body, { level: 9 })),
        writeFile(join(out, `${name}.br`), await brotli(body, best)),
      ]);
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
    graph.imports[name(path)] = output.imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map(({ path: to }) => name(to));
  }
  return graph;
}

/** The file and everything that it imports statically: what must be there before it runs. */
function filesOf(graph, file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...graph.imports[file].flatMap(imported => filesOf(graph, imported, seen)), file];
}

/** The file of a source that is brought by itself. */
function entryOf(graph, source) {
  const file = graph.entries[source];
  if (!file) throw new Error(`Nothing brings ${source} by itself any more: mend scripts/cdn.mjs.`);
  return file;
}

/** What the loader itself may have to say, before any text has arrived: the usual languages travel in it, all others in a file. */
async function readTexts(root) {
  const { LANGUAGES, USUAL_LANGUAGES } = await importSource(root, 'src/texts/languages.ts', build);
  const read = async language => {
    const { default: all } = await importSource(root, `src/texts/${language}/common.ts`, build);
    // Beside its button, which is the other try, the first sentence is enough.
    const [said] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(all['error.chunk-load']);
    return [language, [said.segment.trim(), all['common.retry']]];
  };
  const all = async codes => Object.fromEntries(await Promise.all(codes.map(code => read(code.toLowerCase()))));
  return { texts: await all(USUAL_LANGUAGES), others: await all(LANGUAGES.filter(code => !USUAL_LANGUAGES.includes(code))) };
}

/** Addresses of the first calls, made by what the calls themselves use. */
async function readCalls(root, contracts) {
  const source = `import { callUrl } from './src/api/wire/address.js';
    import { earlyCall } from './src/api/wire/early-calls.js';
    export const addressOf = name => {
      const { path, query } = earlyCall(name, ${JSON.stringify(CALLER)});
      return callUrl('', path, query);
    };`;
  const { addressOf } = await importSource(root, 'calls.ts', build, source);
  const names = new Set(['status', ...contracts.flatMap(({ contract: { early = [] } }) => early)]);
  return Object.fromEntries([...names].map(name => [name, addressOf(name)]));
}

/**
 * See src/loader/chunk-map.ts for the shape. What stands on the first view of host pages travels inside the loader, so what
 * repeats is left out; all other tags stand in a file of their own, `tags`.
 */
function chunkMap(graph, contracts) {
  const needs = contracts.map(({ folder }) => filesOf(graph, graph.entries[`src/widgets/${folder}/index.ts`]));
  const common = commonOf(needs);
  const widgets = {};
  const tags = {};
  contracts.forEach(({ contract: { tag, early, snapshot, reserve, reserveWhere, display } }, index) => {
    const entry = {
      files: needs[index].filter(file => !common.includes(file)),
      early: early?.some(name => name !== 'status') ? early : undefined,
      reserve,
      reserveWhere,
      display: display === 'block' ? undefined : display,
    };
    (snapshot ? widgets : tags)[tag] = entry;
  });
  const soon = new Set([WIRE, TAKE_OVER].flatMap(source => filesOf(graph, entryOf(graph, source))).filter(file => !common.includes(file)));
  const parts = new Set(POPUP.flatMap(source => filesOf(graph, entryOf(graph, source))));
  const popup = { files: [...parts].filter(file => !common.includes(file) && !soon.has(file)), texts: locales(graph, POPUP_TEXTS) };
  const map = { common, soon: [...soon], widgets, tags, popup, locales: locales(graph, 'common') };
  return JSON.parse(JSON.stringify(map).replaceAll('.js"', '"'));
}

/** What all of them need. */
function commonOf(needs) {
  return (needs[0] ?? []).filter(file => needs.every(files => files.includes(file)));
}

/** Files of a set of texts by language. */
function locales(graph, set) {
  const found = Object.entries(graph.entries)
    .map(([source, file]) => [/^src\/texts\/(.+)\/([\w-]+)\.ts$/.exec(source), file])
    .filter(([match]) => match?.[2] === set)
    .map(([match, file]) => [match[1], file]);
  return Object.fromEntries(found);
}

async function buildLoader(root, map, dev) {
  // As iife it works as a module and as a classic script.
  await buildAlone(root, 'src/loader.ts', 'gp.js', 'iife', { GP_CHUNKS: JSON.stringify(map), GP_DEV: JSON.stringify(dev) }, dev);
}

/** One file that shares nothing with the chunks. */
async function buildAlone(root, entry, name, format, define, dev, plugins = []) {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: `${OUT}/${name}`,
    bundle: true,
    minify: !dev,
    sourcemap: true,
    legalComments: 'none',
    format,
    target: 'es2022',
    platform: 'browser',
    define,
    plugins: [smallCss, ...plugins],
    logLevel: 'silent',
  });
  if (!dev) await shrink(join(root, OUT, name), format === 'esm');
}

/** Most adapters answer all calls, and seal none: what seals comes when it is needed. */
const sealApart = {
  name: 'seal-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/platform-seal\.js$/ }, () => ({ path: './gp-adapter-seal.js', external: true }));
  },
};

/** Rewrites a script and its source map in place. React's functions stay functions: put where they are called once, they pack worse. */
async function shrink(path, module, isReact = false) {
  const { minify } = await import('terser');
  const [code, content] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.map`, 'utf8')]);
  const small = await minify(code, {
    module,
    ecma: 2020,
    compress: { passes: 2, reduce_funcs: !isReact },
    sourceMap: { content, url: `${basename(path)}.map` },
  });
  await Promise.all([writeFile(path, small.code), writeFile(`${path}.map`, small.map)]);
}

/**
 * Style sheets of the widgets that a server can draw, for roots that stand in a page's HTML: `<tag>.css`, and `gp-light.css`
 * after it for the light theme. In the order of adoptSheets().
 */
async function writeSheets(root, out, contracts) {
  const drawn = contracts.filter(({ contract }) => contract.snapshot);
  const basics = ['tokens', 'base', 'notice'].map(name => `import ${name} from './src/element/${name}.css';`).join('');
  const styles = drawn.map(({ folder }, index) => `import { styles as s${index} } from './src/widgets/${folder}/styles.js';`).join('');
  const list = drawn.map(({ contract: { tag } }, index) => `['${tag}', [tokens, base, notice, frame, ...s${index}]]`).join();
  const source = `${basics}${styles}import frame from './src/element/frame.css';import light from './src/element/tokens-light.css';
    export const sheets = [${list}, ['gp-light', [light]]];`;
  const { sheets } = await importSource(root, 'sheets.ts', build, source);
  for (const [name, texts] of sheets) {
    const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true, target: 'es2022' });
    await writeFile(join(out, `${name}.css`), code);
  }
}

/** For host pages that want their space reserved before any script runs. */
function reserveSheet(contracts) {
  const rules = contracts
    .filter(({ contract }) => contract.display !== 'contents')
    .map(
      ({ contract: { tag, display = 'block', reserve, reserveWhere: [where, height] = [] } }) =>
        `${tag}:not(:defined){display:${display};${reserve ? `min-block-size:${reserve}` : ''}}` +
        (where ? `${tag}${where}:not(:defined){min-block-size:${height}}` : ''),
    );
  return `${rules.join('\n')}\n`;
}

async function manifest(out, version, graph, react, contracts, tags) {
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
    Object.entries(graph.entries)
      .filter(([, file]) => !started.has(file))
      .map(([source, file]) => [source, filesOf(graph, file).filter(needed => !core.includes(needed))]),
  );
  return {
    version,
    loader: 'gp.js',
    tags,
    react,
    core,
    wire: filesOf(graph, entryOf(graph, WIRE)),
    widgets,
    locales: locales(graph, 'common'),
    onDemand,
    files,
  };
}
