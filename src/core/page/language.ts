import { createInstance } from 'i18next';
import { createStore } from 'zustand/vanilla';
import type { Config, Language, TextSet } from '../parts/core.js';
import { hasTexts, isWholeLanguage, languageDirection, languageName, languageTag } from '../../texts/languages.js';
import { loadSection } from '../kernel/load-section.js';
import type { LanguageWithStart, Shared } from '../parts/shared.js';
import { textFiles } from '../../texts/text-files.js';

type State = ReturnType<Language['store']['getState']>;
type Texts = Readonly<Record<string, string>>;

type Files = Readonly<Record<string, () => Promise<{ default: Texts }>>>;

/** By language, each loaded alone and whole; a language without one shows English (OP-48). */
const FILES: Readonly<Record<TextSet | 'common', Files>> = textFiles;
const FALLBACK = 'EN';

/** The saved choice, or the default when there is none or it is no longer supported (I18-03, I18-05). */
function firstLanguage(
  { offeredLanguages, defaultLanguage }: Pick<Config, 'offeredLanguages' | 'defaultLanguage'>,
  saved: string | undefined,
): string {
  return saved && offeredLanguages.includes(saved) ? saved : defaultLanguage;
}

export function createLanguage(shared: Shared): LanguageWithStart {
  const { config, local, page } = shared;
  const saved = local.get('language');
  const first = firstLanguage(config, saved);
  if (saved !== undefined && saved !== first) local.set('language', first);

  const i18n = createInstance({
    lng: tagOf(first),
    fallbackLng: tagOf(FALLBACK),
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    // React escapes. From right to left a value stands apart (an isolate), so that numbers, codes and names are not reversed.
    interpolation: { escape: (value: string) => (store.getState().direction === 'rtl' ? `\u2068${value}\u2069` : value) },
    parseMissingKeyHandler: readable,
    resources: {},
    initAsync: false,
  });
  void i18n.init();
  const store = createStore<State>(() => ({ language: first, ready: false, ...textsOf(first), revision: 0 }));
  let turn = 0;
  const needed = new Set<TextSet>();
  const there = new Map<string, Promise<void>>();
  /** Files of texts that came, and how many of them what is drawn knows. */
  const come = new Set<string>();
  let drawn = 0;

  async function show(code: string) {
    const mine = ++turn;
    await load(code);
    if (mine !== turn) return;
    await i18n.changeLanguage(tagOf(code));
    const texts = textsOf(code);
    drawn = come.size;
    store.setState(({ revision }) => ({ language: code, ready: true, ...texts, revision: revision + 1 }));
    // The host's document is not ours; the full site's is.
    if (page && config.navigation === 'history') Object.assign(page.document.documentElement, { lang: texts.tag, dir: texts.direction });
  }
  async function load(code: string) {
    const wanted = [...needed];
    await Promise.all((['common', ...wanted] as const).map(set => bringAll(set, code)));
    // What was asked for meanwhile came in the language that still shows.
    if (needed.size > wanted.length && code !== store.getState().language) await load(code);
  }
  /** With the texts that stand in for those that the language lacks. */
  function bringAll(set: keyof typeof FILES, code: string): Promise<unknown> {
    return Promise.all(sourcesOf(set, code).map(source => bring(set, source)));
  }
  function sourcesOf(set: keyof typeof FILES, code: string): string[] {
    return (isWholeLanguage(code) ? [code] : [code, FALLBACK]).map(one => (FILES[set][one] ? one : FALLBACK));
  }
  /** Loads one file of texts once; a failure is forgotten, so that the next one who asks tries again. */
  function bring(set: keyof typeof FILES, source: string): Promise<void> {
    const key = `${set}/${source}`;
    const loading =
      there.get(key) ??
      loadSection(FILES[set][source]!).then(
        ({ default: texts }) => {
          i18n.addResourceBundle(tagOf(source), 'translation', texts, false, true);
          come.add(key);
        },
        (error: unknown) => {
          there.delete(key);
          throw error;
        },
      );
    there.set(key, loading);
    return loading;
  }

  return {
    store,
    i18n,
    languages: config.offeredLanguages.map(code => ({ code, name: languageName(code) })),
    start: () =>
      show(first).catch((error: unknown) => {
        // Without texts the widgets still work, with words made from the keys.
        store.setState(({ revision }) => ({ ready: true, revision: revision + 1 }));
        throw error;
      }),
    async use(code) {
      const chosen = firstLanguage(config, code.toUpperCase());
      await show(chosen);
      local.set('language', chosen);
      void keepWithAccount(chosen);
    },
    async follow(code) {
      if (code === store.getState().language || !config.offeredLanguages.includes(code)) return;
      await show(code);
      local.set('language', code);
    },
    async need(set) {
      needed.add(set);
      let language: string;
      do await bringAll(set, (language = store.getState().language));
      while (language !== store.getState().language);
      if (drawn === come.size) return;
      drawn = come.size;
      store.setState(({ revision }) => ({ revision: revision + 1 }));
    },
    has: set => sourcesOf(set, store.getState().language).every(source => come.has(`${set}/${source}`)),
    // Nothing rather than a key while the texts are on their way.
    t: (key, values) => (store.getState().ready ? i18n.t(key, values) : ''),
    locale: () => tagOf(store.getState().language),
  };

  /** Tells the platform, when there is an account to keep the choice with (I18-06, API-74). */
  async function keepWithAccount(code: string) {
    const { session, client, onDemand } = shared;
    if (session.store.getState().state !== 'real') return;
    await onDemand()
      .then(({ putLanguage }) => putLanguage(client, code))
      .catch(() => undefined);
  }

  /** A key without a text is never shown raw (I18-02). */
  function readable(key: string): string {
    if (key.startsWith('error.') && key !== 'error.unknown') return i18n.t('error.unknown');
    const words = key.slice(key.lastIndexOf('.') + 1).replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }
}

/** In which language its texts stand, and their direction: a language without any shows English (OP-48). */
function textsOf(code: string): Pick<State, 'tag' | 'direction'> {
  const shown = hasTexts(code) ? code : FALLBACK;
  return { tag: tagOf(shown), direction: languageDirection(shown) };
}

function tagOf(code: string): string {
  return languageTag(code) ?? code.toLowerCase();
}
