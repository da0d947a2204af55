// npm run build [-- --dev]: everything. `npm start` and the tests build only what they need through ensureBuilt().
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, markBuilt, sourceHash, unmarkBuilt } from './build-stamp.mjs';
import { importSource } from './import-source.mjs';
import { writeNotices } from './notices.mjs';
import { run } from './step.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGES = ['site', 'gallery', 'openapi', 'adapter', 'partner', 'affiliate', 'framed', 'host'];
const WORKERS = ['sw', 'sw-off'];
/** What the offline page is made of. */
const OFFLINE_FILES = ['offline.html', 'offline.css', 'offline.js', 'icon.svg'];

/** Builds `target` unless its sources are unchanged. `serve`: what the sandbox serves; `all`: the npm package too. */
export async function ensureBuilt(root, target) {
  const hash = await sourceHash(root);
  if (await isBuilt(root, target, hash)) return 'sources are unchanged';
  await buildAll({ root, target });
  return 'built';
}

/** Throws StepError with the compiler's own words when a source does not compile. */
export async function buildAll({ root = ROOT, target = 'all', dev = false } = {}) {
  const hash = await sourceHash(root);
  const targets = target === 'all' ? ['serve', 'all'] : ['serve'];
  await Promise.all(targets.map(name => unmarkBuilt(root, name)));
  const parts = [buildCdn(root, dev, target), buildSandbox(root, dev)];
  if (target === 'all') parts.push(buildDeclarations(root));
  await Promise.all(parts);
  if (dev) return;
  await Promise.all(targets.map(name => markBuilt(root, name, hash)));
}

/** tsup makes the chunks; the loader comes after them, because it carries their names. */
async function buildCdn(root, dev, target) {
  await run(join('node_modules', '.bin', 'tsup'), [], {
    cwd: root,
    env: { GP_DEV: dev ? '1' : '', GP_ONLY: target === 'all' ? '' : 'cdn' },
  });
  const [{ finishCdn }, { finishNpm }] = await Promise.all([import('./cdn.mjs'), import('./npm-entries.mjs')]);
  await Promise.all([finishCdn(root, { dev }), target === 'all' && finishNpm(root)]);
}

/** Server, game clients, operator console and the scripts of the example pages. */
async function buildSandbox(root, dev) {
  const { build } = await import('esbuild');
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
  };
  const browser = { ...common, platform: 'browser', target: 'es2022', minify: !dev, jsx: 'automatic', outdir: 'dist', plugins: [ownCdn] };
  const server = {
    ...common,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    outfile: 'dist/platform/main.js',
  };
  const [games, chat, operatorConsole] = await Promise.all([
    importSource(root, 'examples/platform/games/build.ts', build),
    importSource(root, 'examples/platform/chat/build.ts', build),
    importSource(root, 'examples/platform/console/build.ts', build),
  ]);
  const works = [
    build({ ...server, entryPoints: ['examples/platform/main.ts'] }),
    build({ ...games.gamesBuild(root), minify: !dev, write: true }),
    build({ ...chat.chatBuild(root), minify: !dev, write: true }),
    build({ ...operatorConsole.consoleBuild(root), minify: !dev, write: true }),
    buildPages(root, { ...browser, entryPoints: await pageEntries(root) }).then(() => buildWorkers(root, browser)),
  ];
  await Promise.all(works.map(explainFailure));
}

async function buildPages(root, options) {
  const { build } = await import('esbuild');
  await Promise.all([build(options), ...PAGES.map(page => copyPage(root, page))]);
  await copyDocument(root);
}

/** The OpenAPI document, and what shows it: Redoc, without the picture that it would load from elsewhere. */
async function copyDocument(root) {
  const to = join(root, 'dist/examples/openapi');
  const redoc = join(root, 'node_modules/redoc/bundles');
  const script = await readFile(join(redoc, 'redoc.standalone.js'), 'utf8');
  await Promise.all([
    cp(join(root, 'openapi.json'), join(to, 'openapi.json')),
    cp(join(redoc, 'redoc.standalone.js.LICENSE.txt'), join(to, 'redoc.standalone.js.LICENSE.txt')),
    writeFile(join(to, 'redoc.standalone.js'), script.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, '/site/icon.svg')),
  ]);
}

/**
 * The full site's service worker, and the one that takes it away. It carries the hashes of the offline page's files, so that it is
 * another one when they are. Always as in production: workbox says much in the console otherwise.
 */
async function buildWorkers(root, browser) {
  const { build } = await import('esbuild');
  const out = join(root, 'dist/examples/site');
  const offline = await Promise.all(OFFLINE_FILES.map(async name => ({ url: `/site/${name}`, revision: await hashOf(join(out, name)) })));
  const { metafile } = await build({
    ...browser,
    format: 'iife',
    sourcemap: false,
    legalComments: 'none',
    entryPoints: Object.fromEntries(WORKERS.map(name => [`examples/site/${name}`, `examples/site/${name}.ts`])),
    define: { 'process.env.NODE_ENV': '"production"', GP_OFFLINE: JSON.stringify(offline) },
    metafile: true,
  });
  await writeNotices(root, Object.keys(metafile.inputs), join(out, 'THIRD-PARTY-NOTICES.txt'));
}

async function hashOf(path) {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}

/** A page that talks to the core imports it from where its widgets came from: the same copy, nothing bundled twice. */
const ownCdn = {
  name: 'own-cdn',
  setup({ onResolve }) {
    onResolve({ filter: /^gp-widgets$/ }, () => ({ path: '/cdn/gp-widgets.js', external: true }));
    onResolve({ filter: /^gp-widgets\/adapter$/ }, () => ({ path: '/cdn/gp-adapter.js', external: true }));
  },
};

/** Scripts of the example pages, named below dist/. */
async function pageEntries(root) {
  const names = await Promise.all(PAGES.map(page => scriptsOf(join(root, 'examples', page))));
  return Object.fromEntries(
    PAGES.flatMap((page, index) => names[index].map(name => [`examples/${page}/${name}`, `examples/${page}/${name}.ts`])),
  );
}

/** Names of the scripts that the folder's pages load and that are written in TypeScript. */
async function scriptsOf(folder) {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const pages = await Promise.all(files.filter(name => name.endsWith('.html')).map(name => readFile(join(folder, name), 'utf8')));
  const named = pages.flatMap(page => [...page.matchAll(/<script[^>]* src="(?:[^"]*\/)?([\w-]+)\.js"/g)].map(([, name]) => name));
  return [...new Set(named)].filter(name => files.includes(`${name}.ts`));
}

/** What a page has beside its scripts goes along as it is. */
async function copyPage(root, page) {
  const from = join(root, 'examples', page);
  if (!existsSync(from)) return;
  const to = join(root, 'dist', 'examples', page);
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!/\.tsx?$/.test(name)) await cp(join(from, name), join(to, name), { recursive: true });
  }
}

/** One program for all entries; tsup's own declaration build would make one for each. Beside them, data for editors and frameworks. */
async function buildDeclarations(root) {
  await rm(join(root, 'dist', 'types'), { recursive: true, force: true });
  await run(join('node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.build.json'], { cwd: root });
  const { writePackageData } = await import('./manifest.mjs');
  await writePackageData(root);
}

async function explainFailure(work) {
  try {
    return await work;
  } catch (error) {
    if (!error.errors) throw error;
    const { formatMessages } = await import('esbuild');
    const { StepError } = await import('./step.mjs');
    throw new StepError((await formatMessages(error.errors, { kind: 'error' })).join('\n'));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { seconds } = await import('./step.mjs');
  const begin = performance.now();
  try {
    await buildAll({ dev: process.argv.includes('--dev') });
    console.log(`built in ${seconds(performance.now() - begin)}`);
    if (!process.argv.includes('--dev')) await printTag();
  } catch (error) {
    console.error(error.name === 'StepError' ? error.message : error);
    process.exitCode = 1;
  }
}

/** What a page says that pins this release (docs/embedding.md, “Files that nobody changed”). */
async function printTag() {
  const [{ tagsOf }, manifest] = await Promise.all([import('../bin/tag.mjs'), readFile(join(ROOT, 'dist/cdn/manifest.json'), 'utf8')]);
  const read = JSON.parse(manifest);
  console.log(tagsOf(read, `https://cdn.example/${read.version}`));
}
