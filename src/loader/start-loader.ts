import { apiAddress } from '../api/address.js';
import { readConfigAttributes } from '../core/config-attributes.js';
import type { ChunkMap } from './chunk-map.js';
import { Chunks } from './chunks.js';
import { askEarly } from './early-answers.js';
import { clearNotice, showNotice } from './notice.js';
import { startLanguage } from './own-language.js';
import { reserveSpace } from './reserve-space.js';

const SLOW = 3_000; // ms, ERR-13
const TIMEOUT = 120_000; // ms, CON-76
const NEAR = '400px';

type State = { elements: Set<Element>; loading?: Promise<void> };

/** Finds our tags, now and later, and brings each one's first data and code side by side. */
export function startLoader(map: ChunkMap, script: HTMLScriptElement): void {
  const config = readConfigAttributes(script.dataset);
  const { apiBase: base, merchant } = config;
  // Without both, the core says on the page what to set, and nobody is asked.
  const apiBase = merchant && base ? apiAddress(base, document.baseURI) : undefined;
  const language = startLanguage(apiBase ?? '', config);
  const chunks = new Chunks(script.src);
  const states = new Map<string, State>();
  const selector = Object.keys(map.widgets).map(tag => `${tag}:not(:defined)`).join();
  const [slowText, retryText] = map.texts[language.toLowerCase()] ?? map.texts.en ?? ['', ''];

  const near = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        want(target);
      }
    },
    { rootMargin: NEAR },
  );

  reserveSpace(map.widgets);
  find(document);
  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) find(node);
    }
  }).observe(document, { childList: true, subtree: true });

  function find(root: ParentNode & Node) {
    if (root instanceof Element && root.matches(selector)) meet(root);
    for (const element of root.querySelectorAll(selector)) meet(element);
  }

  function meet(element: Element) {
    if (element.getAttribute('loading') === 'lazy') near.observe(element);
    else want(element);
  }

  function want(element: Element) {
    const tag = element.localName;
    const state = states.get(tag) ?? { elements: new Set() };
    states.set(tag, state);
    state.elements.add(element);
    state.loading ??= load(tag, state).finally(() => (state.loading = undefined));
  }

  async function load(tag: string, { elements }: State) {
    const widget = map.widgets[tag];
    if (!widget) return;
    if (apiBase !== undefined && merchant) askEarly(['status', ...(widget.early ?? [])], { apiBase, merchant, language });
    const locale = map.locales[language.toLowerCase()];
    if (locale) chunks.fetch(locale).catch(() => undefined);
    const slow = setTimeout(() => {
      if (widget.reserve) for (const element of elements) showNotice(element, slowText);
    }, SLOW);
    try {
      await withTimeout(chunks.load(widget.files.map(index => map.files[index] ?? ''), () => elements.forEach(clearNotice)));
      elements.clear();
    } catch (error) {
      console.error(`[gp-widgets] <${tag}> could not be loaded:`, error);
      const retry = () => {
        removeEventListener('online', retry);
        for (const element of elements) want(element);
      };
      addEventListener('online', retry, { once: true });
      for (const element of elements) {
        showNotice(element, slowText, { label: retryText, onClick: retry });
        element.dispatchEvent(new CustomEvent('gp-error', { detail: { code: 'chunk-load' }, bubbles: true, composed: true }));
      }
    } finally {
      clearTimeout(slow);
    }
  }
}

function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came for ${TIMEOUT} ms.`)), TIMEOUT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
