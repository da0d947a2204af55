import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const TAG = process.env.GP_BENCH_TAG ?? 'gp-jackpot';
const MANY = 100;
const ROUNDS = Number(process.env.GP_BENCH_ROUNDS ?? 3);
/** Tags before the first measure: what the first ones share is there then. */
const FIRST = 5;
const SETTLED_AFTER = 2_500; // ms

/** React alone, as the widgets have it: a root for each element, or one for all of them by portals. */
const REACT = `
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
const drawn = ({ name, attributes, children }, key) =>
  createElement(name, { key, ...attributes }, ...children.map((child, index) => (typeof child === 'string' ? child : drawn(child, index))));
const places = [];
let one;
globalThis.bench = {
  /** A root for each. */
  roots(tree, count) {
    for (let index = 0; index < count; index++) {
      const box = document.body.appendChild(document.createElement('div'));
      createRoot(box).render(drawn(tree));
    }
  },
  /** One root, and a portal into each. */
  portals(tree, count) {
    for (let index = 0; index < count; index++) places.push(document.body.appendChild(document.createElement('div')));
    one ??= createRoot(document.createElement('div'));
    one.render(places.map((box, index) => createPortal(drawn(tree), box, index)));
  },
};`;

/** A hundred tags on a page against a hundred bare roots of React that draw the same elements: heap and listeners of each. */
export async function benchManyTags() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  try {
    await compareTags(browser, platform);
  } finally {
    await browser.close();
    await platform.stop();
  }
}

async function compareTags(browser, { origin }) {
  const react = await bundleReact();
  const runs = { tags: [], roots: [], portals: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const { row, tree } = await tagsOf(browser, origin);
    runs.tags.push(row);
    for (const way of ['roots', 'portals']) runs[way].push(await bareOf(browser, origin, react, tree, way));
  }
  const middle = (way, part) => median(runs[way].map(row => row[part]));
  const names = { tags: `<${TAG}>`, roots: 'a bare root each', portals: 'one bare root, portals' };
  const rows = Object.entries(names).map(([way, name]) => [
    name,
    {
      'heap, bytes': Math.round(middle(way, 'heap')),
      'of the engine, bytes': Math.round(middle(way, 'embedder')),
      listeners: round(middle(way, 'listeners')),
      nodes: round(middle(way, 'nodes')),
    },
  ]);
  console.log(`\n${MANY} more on a page, of each (median of ${ROUNDS}):`);
  console.table(Object.fromEntries(rows));
  console.log(
    `beyond a bare root: ${Math.round(middle('tags', 'heap') - middle('roots', 'heap'))} bytes of heap, ${round(middle('tags', 'listeners') - middle('roots', 'listeners'))} listeners`,
  );
}

async function tagsOf(browser, origin) {
  const script = `<script type="module" src="${origin}/cdn/gp.js" data-api="${origin}" data-merchant="demo" data-default-language="EN"></script>`;
  const { page, session, close } = await openPage(browser, origin, script);
  await page.evaluate(standTags, { tag: TAG, count: FIRST });
  const row = await more(page, session, () => page.evaluate(standTags, { tag: TAG, count: MANY }));
  const tree = await page.evaluate(readTree, TAG);
  await close();
  return { row, tree };
}

async function bareOf(browser, origin, react, tree, way) {
  const { page, session, close } = await openPage(browser, origin, `<script>${react}</script>`);
  const stand = count => page.evaluate(([name, what, times]) => globalThis.bench[name](what, times), [way, tree, count]);
  await stand(FIRST);
  const row = await more(page, session, () => stand(MANY));
  await close();
  return row;
}

async function openPage(browser, origin, head) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const address = `${origin}/bench/many`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Many</title><link rel="icon" href="data:,">${head}</head><body></body></html>`;
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

async function more(page, session, act) {
  const before = await measure(page, session);
  await act();
  const after = await measure(page, session);
  return Object.fromEntries(Object.keys(before).map(part => [part, (after[part] - before[part]) / MANY]));
}

async function measure(page, session) {
  await page.waitForTimeout(SETTLED_AFTER);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, embedder: embedderHeapUsedSize, listeners: jsEventListeners, nodes };
}

async function bundleReact() {
  const { outputFiles } = await build({
    stdin: { contents: REACT, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text.replaceAll('</script', '<\\/script');
}

/** Runs in the page. */
async function standTags({ tag, count }) {
  const elements = Array.from({ length: count }, () => document.createElement(tag));
  const stand = elements.map(element => new Promise(resolve => element.addEventListener('gp-ready', resolve, { once: true })));
  document.body.append(...elements);
  await Promise.all(stand);
}

/** Runs in the page: what a tag has drawn. */
function readTree(tag) {
  const read = element => ({
    name: element.localName,
    attributes: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
    ),
    children: [...element.childNodes].map(child => (child.nodeType === Node.TEXT_NODE ? child.data : read(child))),
  });
  return read(document.querySelector(tag).shadowRoot.querySelector('[data-gp-root]').firstElementChild);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function round(value) {
  return Math.round(value * 100) / 100;
}
