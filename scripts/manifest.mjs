// node scripts/manifest.mjs: everything that is made from the widgets' contracts, the calls of src/api and the folders of texts. What it writes into the tree is committed,
// and a test says when it is stale; what belongs to dist/ is written by the build.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readCallNames } from './call-names.mjs';
import { importSource } from './import-source.mjs';
import { customElementsFile } from './manifest/custom-elements.mjs';
import { docsIndex, docsPage } from './manifest/docs-page.mjs';
import { cssDataFile, htmlDataFile } from './manifest/editor-data.mjs';
import { eventsPage } from './manifest/events-page.mjs';
import { elementTypesFile } from './manifest/element-types.mjs';
import { SVELTE_TYPES, VUE_TYPES } from './manifest/framework-types.mjs';
import { llmsFile } from './manifest/llms.mjs';
import {
  callNamesFile,
  contractsFile,
  otherTextFilesFile,
  reactFile,
  registryFile,
  tagNeedsFile,
  textFilesFile,
} from './manifest/listings.mjs';
import { webTypesFile } from './manifest/web-types.mjs';
import { openApiDocument } from './openapi.mjs';
import { adapterCallsFile, wireCallsFile } from './openapi/adapter-files.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DOCS = 'docs/widgets';

/** Path → text of every committed file that is made from contracts. */
export async function generatedFiles(root = ROOT) {
  const { sets, usual, others } = await readTextSets(root);
  const { widgets, frameEvents, pageEvents, codes, texts } = await readContracts(root, sets);
  const contracts = widgets.map(widget => widget.contract);
  const document = await openApiDocument(root, contracts, texts);
  return new Map([
    ['src/texts/text-files.ts', textFilesFile(sets, usual, others)],
    ['src/texts/other-text-files.ts', otherTextFilesFile(sets, others)],
    ['src/api/call-names.ts', callNamesFile(await readCallNames(root))],
    ['src/contracts.ts', contractsFile(widgets)],
    ['src/registry/registry.ts', registryFile(widgets)],
    ['src/element/element-types.ts', elementTypesFile(contracts, frameEvents, pageEvents, await coreTypes(root))],
    ['src/react.tsx', reactFile(widgets)],
    ['custom-elements.json', customElementsFile(widgets, frameEvents, pageEvents)],
    ['llms.txt', llmsFile(widgets, frameEvents, pageEvents, await packageOf(root))],
    ['docs/events.md', eventsPage(pageEvents, codes, texts)],
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['src/adapter/calls.ts', adapterCallsFile(document)],
    ['src/adapter/wire-calls.ts', await wireCallsFile(document)],
    ['src/api/tag-needs.ts', tagNeedsFile(contracts)],
    [`${DOCS}/README.md`, docsIndex(widgets)],
    ...widgets.map(widget => [`${DOCS}/${widget.contract.tag}.md`, docsPage(widget, frameEvents)]),
  ]);
}

/** Names of committed pages whose widget is gone. */
export async function orphanedPages(root = ROOT) {
  const wanted = await generatedFiles(root);
  const pages = existsSync(join(root, DOCS)) ? await readdir(join(root, DOCS)) : [];
  return pages.filter(name => name.endsWith('.md') && !wanted.has(`${DOCS}/${name}`)).map(name => `${DOCS}/${name}`);
}

/** Writes what the package carries beside its code: editor data and the types for Vue and Svelte. Called by the build. */
export async function writePackageData(root = ROOT) {
  const { widgets, frameEvents } = await readContracts(root, []);
  const contracts = widgets.map(widget => widget.contract);
  await write(root, [
    ['dist/editor/vscode.html-custom-data.json', htmlDataFile(contracts, frameEvents)],
    ['dist/editor/vscode.css-custom-data.json', cssDataFile(contracts)],
    ['dist/editor/web-types.json', webTypesFile(contracts, frameEvents, await packageOf(root))],
    ['dist/types/vue.d.ts', VUE_TYPES],
    ['dist/types/svelte.d.ts', SVELTE_TYPES],
  ]);
}

/** Every folder of src/widgets with a contract and an index, by tag. */
async function readContracts(root, sets) {
  const folders = (await readdir(join(root, 'src/widgets'))).filter(
    name => existsSync(join(root, 'src/widgets', name, 'contract.ts')) && existsSync(join(root, 'src/widgets', name, 'index.ts')),
  );
  const exported = [
    ...folders.map((folder, index) => `export { contract as c${index} } from './src/widgets/${folder}/contract.ts';`),
    "export { FRAME_EVENTS } from './src/element/contract.ts';",
    "export { PAGE_EVENTS } from './src/element/page-events.ts';",
    "export { OWN_CODES, SPOKEN_CODES } from './src/api/wire/error-codes.ts';",
    ...sets.map(set => `export { default as t_${set} } from './src/texts/en/${set}.ts';`),
  ].join('\n');
  const {
    FRAME_EVENTS: frameEvents,
    PAGE_EVENTS: pageEvents,
    OWN_CODES: ownCodes,
    SPOKEN_CODES: spokenCodes,
    ...contracts
  } = await importSource(root, 'contracts-of-all.ts', build, exported);
  const widgets = folders.map((folder, index) => ({ folder, contract: contracts[`c${index}`] }));
  return {
    widgets: widgets.sort((a, b) => (a.contract.tag < b.contract.tag ? -1 : 1)),
    frameEvents,
    pageEvents,
    codes: [...ownCodes, ...spokenCodes],
    texts: Object.assign({}, ...sets.map(set => contracts[`t_${set}`])),
  };
}

/** The sets of texts as English has them, the languages that pages offer unasked, and the others. */
async function readTextSets(root) {
  const { LANGUAGES, USUAL_LANGUAGES } = await importSource(root, 'src/texts/languages.ts', build);
  const sets = (await readdir(join(root, 'src/texts/en'))).map(name => name.replace('.ts', '')).sort();
  return { sets, usual: USUAL_LANGUAGES, others: LANGUAGES.filter(code => !USUAL_LANGUAGES.includes(code)) };
}

/** Names that a contract's type texts may use. */
async function coreTypes(root) {
  const parts = join(root, 'src/core/parts');
  const sources = await Promise.all((await readdir(parts)).map(name => readFile(join(parts, name), 'utf8')));
  return new Set(sources.flatMap(source => [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)));
}

async function packageOf(root) {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
}

async function write(root, files) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generatedFiles();
  await write(ROOT, files);
  for (const path of await orphanedPages()) await rm(join(ROOT, path));
  console.log(`${files.size} files made from the contracts`);
}
