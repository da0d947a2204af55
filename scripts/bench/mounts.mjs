import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../browser.mjs';
import { startPlatform } from '../platform-server.mjs';
import { countElements } from './count-elements.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const LIVES = Number(process.env.GP_BENCH_LIVES ?? 1_000);
const BATCH = 10;
/** Lives before the first measure: caches of answers are full then, and code has its final form. */
const WARM_LIVES = 200;
const LIMIT = 60_000; // ms
/** The page listens to changes of the platform by then, and what a tag left under way has ended. */
const SETTLED_AFTER = 7_000; // ms
const HEAP_WITHIN = 0.02;
/** Machine code that the engine makes of what runs often would grow the heap by a twentieth, whatever the widgets hold. */
const ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev --no-sparkplug'];

/** Who sees most of a tag: forms for visitors show nothing to who is signed in; all others are a member's. */
const VISITORS = ['gp-agent-login', 'gp-forgot-password', 'gp-login', 'gp-register'];
const AGENTS = ['gp-agent-centre', 'gp-contract'];

/** A thousand mounts and unmounts of every widget, in batches: what the page holds before and after. GP_BENCH_TAGS=gp-chat,gp-help: only these; GP_BENCH_LIVES=100: a short run. */
export async function benchMounts() {
  const platform = await startPlatform();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ARGS });
  try {
    const wanted = process.env.GP_BENCH_TAGS?.split(',');
    const tags = (await tagNames()).filter(tag => wanted?.includes(tag) ?? true);
    await mountAll(browser, platform, tags);
  } finally {
    await browser.close();
    await platform.stop();
  }
}

async function mountAll(browser, { origin }, tags) {
  const isVisitors = tag => VISITORS.includes(tag);
  const isAgents = tag => AGENTS.includes(tag);
  const rows = {};
  for (const [login, list] of [
    [undefined, tags.filter(isVisitors)],
    [{ path: '/agent', tag: 'gp-agent-login', account: 'demo_agent' }, tags.filter(isAgents)],
    [{ path: '/login', tag: 'gp-login', account: 'demo_member' }, tags.filter(tag => !isVisitors(tag) && !isAgents(tag))],
  ]) {
    if (list.length === 0) continue;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    if (login) await signIn(page, origin, login);
    for (const tag of list) {
      rows[tag] = await mountOne(page, origin, tag);
      say(tag, rows[tag]);
    }
    await context.close();
  }
  const flawed = Object.entries(rows).filter(([, row]) => row.flaws.length > 0);
  console.log(
    `${Object.keys(rows).length} tags, ${LIVES} lives each: ${flawed.length === 0 ? 'all as before' : flawed.map(([tag, { flaws }]) => `${tag} (${flaws.join(', ')})`).join(', ')}`,
  );
}

function say(tag, { before, after, seconds, flaws }) {
  const change = part => `${part} ${before[part]} → ${after[part]}`;
  const heap = `heap ${(before.heap / 2 ** 20).toFixed(2)} → ${(after.heap / 2 ** 20).toFixed(2)} MB (${percent(after.heap / before.heap - 1)})`;
  console.log(
    `  ${tag.padEnd(20)} ${change('elements')}, ${change('listeners')}, ${change('detached')}, ${heap}, ${seconds.toFixed(0)} s${flaws.length > 0 ? `  ← ${flaws.join(', ')}` : ''}`,
  );
}

async function mountOne(page, origin, tag) {
  const address = `${origin}/bench/${tag}`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mounts</title><link rel="icon" href="data:,"><script type="module" src="${origin}/cdn/gp.js" data-api="${origin}" data-merchant="demo" data-default-language="EN"></script><body></body></html>`;
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.unroute(address);
  const session = await page.context().newCDPSession(page);
  try {
    await page.evaluate(standOnce, { tag, limit: LIMIT });
    await page.evaluate(live, { tag, lives: WARM_LIVES, batch: BATCH });
    const before = await measure(page, session);
    const began = performance.now();
    await page.evaluate(live, { tag, lives: LIVES, batch: BATCH });
    const seconds = (performance.now() - began) / 1000;
    const after = await measure(page, session);
    const flaws = ['elements', 'listeners', 'detached'].filter(part => after[part] > before[part]);
    if (after.heap / before.heap - 1 > HEAP_WITHIN) flaws.push('heap');
    return { before, after, seconds, flaws };
  } finally {
    await session.detach();
  }
}

/** What the page holds once all that nobody needs is gone. */
async function measure(page, session) {
  await page.waitForTimeout(SETTLED_AFTER);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { elements } = await page.evaluate(countElements);
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  const detached = detachedNodes.reduce((sum, { treeNode }) => sum + sizeOf(treeNode), 0);
  return { heap: usedSize, elements, listeners: jsEventListeners, detached };
}

async function signIn(page, origin, { path, tag, account }) {
  await page.goto(`${origin}${path}`);
  const form = page.locator(tag).filter({ visible: true });
  await form.locator('input[name=username]').fill(account);
  await form.locator('input[type=password]').fill('Demo1234');
  await form.locator('input[type=password]').press('Enter');
  await page.waitForFunction(() => Object.keys(sessionStorage).some(key => /token/i.test(key)), undefined, { timeout: LIMIT });
  await page.waitForTimeout(1000);
}

async function tagNames() {
  const { modules } = JSON.parse(await readFile(join(ROOT, 'custom-elements.json'), 'utf8'));
  return modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)).filter(Boolean);
}

function sizeOf({ children = [], shadowRoots = [] }) {
  return [...children, ...shadowRoots].reduce((sum, node) => sum + sizeOf(node), 1);
}

function percent(part) {
  return `${part < 0 ? '' : '+'}${(part * 100).toFixed(1)} %`;
}

/** Runs in the page: the tag stands for once, with all its data. */
async function standOnce({ tag, limit }) {
  const element = document.createElement(tag);
  document.body.append(element);
  const isThere = () => {
    const box = element.shadowRoot?.querySelector('[data-gp-root]');
    return box?.dataset.theme !== undefined && !box.querySelector('[aria-busy=true], .skeleton');
  };
  const end = performance.now() + limit / 4;
  while (!isThere() && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 50));
  await new Promise(resolve => setTimeout(resolve, 1000));
  element.remove();
}

/** Runs in the page. */
async function live({ tag, lives, batch }) {
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  for (let life = 0; life < lives; life += batch) {
    const elements = Array.from({ length: batch }, () => document.createElement(tag));
    const stand = elements.map(element => new Promise(resolve => element.addEventListener('gp-ready', resolve, { once: true })));
    document.body.append(...elements);
    await Promise.all(stand);
    await frame();
    for (const element of elements) element.remove();
    await frame();
  }
}
