import { apiAddress } from '../api/wire/address.js';
import type { ErrorCode } from '../api/wire/errors.js';
import { PAGE_CONFIG } from '../core/kernel/config-attributes.js';
import { bringLogin } from './bring-login.js';
import type { ChunkMap, EarlyWords, LaterTags, LoaderTexts, WidgetChunks } from './chunk-map.js';
import { createChunks, STUCK } from './chunks.js';
import { askEarly } from './early-answers.js';
import { clearNotice, POPUPS, showNotice } from './notice.js';
import { ownFile } from './own-file.js';
import { startLanguage } from './own-language.js';
import { reserveSpace } from './reserve-space.js';
import type { Place } from './snapshots/place.js';
import { NAMING } from './snapshots/naming.js';
import { snapshotAddress } from './snapshots/snapshot-address.js';

const SLOW = 8_000; // ms, ERR-13
const TIMEOUT = 120_000; // ms, CON-76
const NEAR = '400px';
/** By which a visitor shows first that the page is going to be used. */
const SIGNS = ['pointerdown', 'focusin', 'scroll'];
const UNDEFINED = ':not(:defined)';
/** By this a tag reads the address; at one that says nothing more, it shows what it shows without. */
const FOLLOWS = 'follow-route';

/** Finds our tags, now and later, and brings each one's first data and code side by side. */
export function startLoader(map: ChunkMap, script: HTMLScriptElement): void {
  const { api, merchant, defaultLanguage, languages, preload, snapshots } = script.dataset;
  (globalThis as { [PAGE_CONFIG]?: DOMStringMap })[PAGE_CONFIG] = script.dataset;
  // Without both, the core says on the page what to set, and nobody is asked.
  const apiBase = merchant && api ? apiAddress(api, document.baseURI) : undefined;
  const language = startLanguage({ apiBase, merchant, defaultLanguage, languages });
  const locale = language.toLowerCase();
  /** What is said of what does not come; until they are there, or where they do not come either, English. */
  let words: LoaderTexts | undefined = map.texts[locale];
  const chunks = createChunks(script.src, script.integrity);
  /** Tags that wait for their code. */
  const waiting = new Map<string, Set<Element>>();
  let login: Place['login'];
  let laterTags: Promise<LaterTags> | undefined;

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
  // Tags that another tag is going to bring: a route's screen, for one.
  preload?.split(' ').forEach(tag => void chunksOf(tag).then(fetchAll, () => undefined));
  new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) find(node);
  }).observe(document, { childList: true, subtree: true });

  function find(root: Document | Element) {
    for (const element of [...root.querySelectorAll(UNDEFINED), root as Element]) {
      // A document has no name.
      if (!(element as Partial<Element>).localName?.startsWith('gp-') || !element.matches(UNDEFINED)) continue;
      if (element.getAttribute('loading') === 'lazy') near.observe(element);
      else {
        // What comes later comes with its code.
        if (root === document) askSnapshot(element);
        want(element);
      }
    }
  }

  /** Shows a first view that a server has drawn while the code is on its way; without one, nothing is different. */
  function askSnapshot(element: Element) {
    let file = element.localName;
    if (!map.widgets[file] || !apiBase || snapshots === '' || (location.search && element.hasAttribute(FOLLOWS))) return;
    // What covers the page waits for the status, and a browser has few lines to one host.
    ask();
    const place: Place = { settings: script.dataset, apiBase, language };
    if (element.shadowRoot) {
      // It stands in the page's HTML.
      ownFile<typeof import('./standing.js')>('standing', script.src).then(
        ({ takeStanding }) => takeStanding(element, place),
        () => undefined,
      );
    } else {
      // As snapshotName() has it; the platform knows which attributes it can draw.
      for (const { name, value } of element.attributes) if (NAMING.test(name)) file += `~${name}=${encodeURIComponent(value)}`;
      const answer = fetch(snapshotAddress(place, file));
      answer.catch(() => undefined);
      ownFile<typeof import('./snapshots.js')>('snapshots', script.src).then(
        ({ showSnapshot }) => showSnapshot(element, answer, place),
        () => undefined,
      );
    }
    // Its cards lead visitors to a login; the view itself travels first.
    if (element.localName === 'gp-lobby') place.login = login ??= bringLogin(place, script.src);
  }

  function want(element: Element) {
    const tag = element.localName;
    // The same listener again is none.
    for (const sign of SIGNS) addEventListener(sign, fetchPopup, { once: true, capture: true });
    let elements = waiting.get(tag);
    if (!elements) {
      waiting.set(tag, (elements = new Set()));
      void load(tag);
    }
    elements.add(element);
  }

  /** A tag that is none of ours answers undefined. */
  async function chunksOf(tag: string): Promise<WidgetChunks | undefined> {
    // To ask for a tag's files takes a while: each in a task of its own.
    await new Promise(resolve => setTimeout(resolve));
    return map.widgets[tag] ?? (await loadTags()).default[tag];
  }
  function loadTags() {
    return (laterTags ??= chunks.load([map.tags]).then(
      tags => {
        reserveSpace((tags as LaterTags).default);
        return tags as LaterTags;
      },
      (error: unknown) => {
        laterTags = undefined;
        throw error;
      },
    ));
  }

  /** What a first tap may lead to comes side by side with the code that answers it, and after what answers at once. */
  function fetchPopup() {
    loadTags().then(
      ({ popup: { files, texts } }) => setTimeout(fetchFiles, 0, [...files, texts[locale] ?? texts.en]),
      () => undefined,
    );
  }

  function ask(early: WidgetChunks['early'] = ['status']) {
    // An address goes with a merchant.
    if (apiBase)
      askEarly(
        early.map(name => map.calls[name]),
        { apiBase, merchant: merchant!, language },
      );
  }

  /** Starts a tag's first calls and all its files. */
  function fetchAll({ files = [], early }: Partial<WidgetChunks> = {}) {
    ask(early);
    fetchFiles([...map.common, ...map.soon, ...files, map.locales[locale]]);
    return [...map.common, ...files];
  }

  async function bringWords() {
    try {
      words ??= (await ownFile<EarlyWords>('words', script.src)).default[locale];
    } catch {
      // English it is.
    }
  }

  function say(element: Element, onRetry?: () => void) {
    const [slow, again] = words ?? map.texts.en;
    showNotice(element, words ? locale : 'en', slow, onRetry && again, onRetry);
  }

  function fetchFiles(files: readonly (string | undefined)[]) {
    for (const file of files) if (file) chunks.fetch(file).catch(() => undefined);
  }

  /** `isAsked`: by a press on what says that it did not come. */
  async function load(tag: string, isAsked?: boolean) {
    let known: WidgetChunks | undefined;
    const all = (use: (element: Element) => void) => waiting.get(tag)?.forEach(use);
    const timers = [
      setTimeout(() => void bringWords(), SLOW / 2),
      setTimeout(
        () =>
          known?.reserve &&
          // Not where a first view stands, drawn by a server.
          all(element => element.matches(UNDEFINED) && (element.shadowRoot?.querySelector('[data-gp-root]') || say(element))),
        SLOW,
      ),
    ];
    const bring = async () => {
      known = await chunksOf(tag);
      if (known) await chunks.load(fetchAll(known), () => all(clearNotice));
    };
    try {
      await Promise.race([bring(), new Promise((_, reject) => timers.push(setTimeout(reject, TIMEOUT, 'timeout')))]);
      // What came between its files and their running, too.
      all(clearNotice);
      waiting.delete(tag);
      // A popup, for one, should not wait for it.
      loadTags().catch(() => undefined);
    } catch (error) {
      console.error(`[gp-widgets] <${tag}>`, error);
      // Only who pressed our own button for it has the host's page loaded anew.
      if (isAsked && (error as Error).message === STUCK) location.reload();
      const retry = (event?: Event) => {
        removeEventListener('online', retry);
        removeEventListener('click', retry);
        void load(tag, !event);
      };
      addEventListener('online', retry);
      // Whatever is pressed next may want the popup again.
      if (tag === POPUPS) addEventListener('click', retry);
      await Promise.race([bringWords(), new Promise(resolve => setTimeout(resolve, SLOW / 4))]);
      all(element => {
        // Whoever else has brought it: it shows.
        if (!element.matches(UNDEFINED)) return;
        say(element, () => retry());
        element.dispatchEvent(
          new CustomEvent('gp-error', { detail: { code: 'chunk-load' satisfies ErrorCode, cause: error }, bubbles: true }),
        );
      });
    }
    timers.forEach(clearTimeout);
  }
}
