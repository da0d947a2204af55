import { createInstance } from 'i18next';
import { createStore } from 'zustand/vanilla';
import type { Config, Language, TextSet } from '../parts/core.js';
import { numberFormat } from '../../texts/forms/forms-of.js';
import { hasTexts, languageDirection, languageName, languageTag } from '../../texts/languages.js';
import type { WordsFor } from './own-texts.js';
import { loadSection } from '../kernel/load-section.js';
import type { LanguageWithStart, Shared } from '../parts/shared.js';
import { otherTextFiles, textFiles, type OtherLanguage } from '../../texts/text-files.js';

type State = ReturnType<Language['store']['getState']>;
type Texts = Readonly<Record<string, string>>;

type AnySet = TextSet | 'common';
type LoadTexts = () => Promise<{ default: Texts }>;

/** By language, each loaded alone and whole; in an operator's own language what it lacks is English (OP-48). */
const FILES: Readonly<Record<AnySet, Readonly<Partial<Record<string, LoadTexts>>>>> = textFiles;
const FALLBACK = 'EN';

/** The saved choice, or the default when there is none or it is no longer supported (I18-03, I18-05). */
function firstLanguage({ languages, defaultLanguage }: Pick<Config, 'languages' | 'defaultLanguage'>, saved: string | undefined): string {
  return saved && languages.includes(saved) ? saved : defaultLanguage;
}

export function createLanguage(shared: Shared): LanguageWithStart {
  const { config, local, page } = shared;
  const saved = local.get('language');
  const first = firstLanguage(config, saved);
  if (saved !== undefined && saved !== first) local.set('language', first);

  const i18n = createInstance({
    lng: countedAs(first),
    fallbackLng: tagOf(FALLBACK),
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escape: inManner, useRawValueToEscape: true },
    parseMissingKeyHandler: readable,
    resources: {},
    initAsync: false,
  });
  void i18n.init();
  const store = createStore<State>(() => ({ language: first, ready: false, ...mannerOf(first), revision: 0 }));
  let turn = 0;
  const needed = new Set<TextSet>();
  const there = new Map<string, Promise<void>>();
  /** Files of texts that came, and how many of them what is drawn knows. */
  const come = new Set<string>();
  let drawn = 0;
  let own: Promise<WordsFor> | undefined;
  let listed: Language['languages'] | undefined;

  /** Answers false where a later choice has come in between. */
  async function show(code: string): Promise<boolean> {
    const mine = ++turn;
    await load(code);
    if (mine !== turn) return false;
    await i18n.changeLanguage(countedAs(code));
    const manner = mannerOf(code);
    drawn = come.size;
    store.setState(({ revision }) => ({ language: code, ready: true, ...manner, revision: revision + 1 }));
    // The host's document is not ours; the full site's is.
    if (page && config.navigation === 'history') Object.assign(page.document.documentElement, { lang: manner.tag, dir: manner.direction });
    return true;
  }
  async function load(code: string) {
    const wanted = [...needed];
    await Promise.all((['common', ...wanted] as const).map(set => bring(set, code)));
    // What was asked for meanwhile came in the language that still shows.
    if (needed.size > wanted.length && code !== store.getState().language) await load(code);
  }
  /** Loads one set of texts once, with the operator's words; a failure is forgotten, so that the next one who asks tries again. */
  function bring(set: AnySet, code: string): Promise<void> {
    const key = `${set}/${code}`;
    const source = hasTexts(code) ? code : FALLBACK;
    const loading =
      there.get(key) ??
      loadSection(() => textsIn(set, source))
        .then(async ({ default: texts }) => {
          add(source, texts);
          const own = await ownTexts();
          if (own) for (const one of new Set([source, code])) add(one, own(one, texts));
          come.add(key);
        })
        .catch((error: unknown) => {
          there.delete(key);
          throw error;
        });
    there.set(key, loading);
    return loading;
  }
  function add(code: string, texts: Texts) {
    i18n.addResourceBundle(countedAs(code), 'translation', texts, false, true);
  }
  function ownTexts() {
    const { texts } = config;
    if (texts === undefined) return;
    return (own ??= loadSection(() => import('./own-texts.js')).then(({ takeOwnTexts }) => takeOwnTexts(texts, shared.environment.fetch)));
  }

  return {
    store,
    i18n,
    // When somebody looks: to be told the names of many takes an engine long.
    get languages() {
      return (listed ??= config.languages.map(code => ({ code, name: languageName(code), tag: tagOf(code) })));
    },
    start: () =>
      show(store.getState().language).catch((error: unknown) => {
        // Without texts the widgets still work, with words made from the keys.
        store.setState(({ revision }) => ({ ready: true, revision: revision + 1 }));
        throw error;
      }),
    async use(code: unknown) {
      if (typeof code !== 'string') throw new TypeError('language.use() takes a code.');
      const chosen = firstLanguage(config, code.toUpperCase());
      if (!(await show(chosen))) return;
      local.set('language', chosen);
      void keepWithAccount(chosen);
    },
    async follow(code) {
      if (code === store.getState().language || !config.languages.includes(code)) return;
      if (await show(code)) local.set('language', code);
    },
    async need(set) {
      needed.add(set);
      let language: string;
      do await bring(set, (language = store.getState().language));
      while (language !== store.getState().language);
      if (drawn === come.size) return;
      drawn = come.size;
      store.setState(({ revision }) => ({ revision: revision + 1 }));
    },
    has: set => come.has(`${set}/${store.getState().language}`),
    // Nothing rather than a key while the texts are on their way.
    t: (key, values) => (store.getState().ready ? i18n.t(key, values) : ''),
    locale: () => tagOf(store.getState().language),
  };

  /**
   * A value in a text; React escapes. Numbers are written as the language writes them, and from right to left a value stands apart (an
   * isolate), so that numbers, codes and names are not reversed.
   */
  function inManner(value: string | number | readonly number[]): string {
    const { tag, direction } = store.getState();
    const written = typeof value === 'string' ? value : [value].flat().map(numberFormat(tag).format).join('-');
    return direction === 'rtl' ? `\u2068${written}\u2069` : written;
  }

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

function mannerOf(code: string): Pick<State, 'tag' | 'direction'> {
  return { tag: tagOf(code), direction: languageDirection(code) };
}

async function textsIn(set: AnySet, code: string): Promise<{ default: Texts }> {
  const usual = FILES[set][code];
  return usual ? usual() : (await otherTextFiles()).default[code as OtherLanguage][set]();
}

function tagOf(code: string): string {
  return languageTag(code) ?? code.toLowerCase();
}

/** The tag by which i18next asks Intl for plural forms. Tahitian, which Intl does not know, has one form, as Japanese has. */
function countedAs(code: string): string {
  return code === 'TY' ? 'ja-x-ty' : tagOf(code);
}
