import { apiAddress } from '../../api/wire/address.js';
import type { Seal } from '../../api/wire/seal.js';
import type { OpenPath } from '../../api/wire/service-paths.js';
import { FIRST_LANGUAGE, hasTexts, LANGUAGES, USUAL_LANGUAGES } from '../../texts/languages.js';

/** What a host page may set: `configure({…})`, or `data-*` on the script tag. */
export interface ConfigInput {
  /** Base address of the platform's API (`data-api`). */
  apiBase?: string;
  /** Merchant code (`data-merchant`). */
  merchant?: string;
  /** Address of the operator's full site; where navigation goes that the page does not handle (`data-site-url`). */
  siteUrl?: string;
  /** Default ES (I18-03). */
  defaultLanguage?: string;
  /** Default EN, ES. `all` is every language that we have; those without texts of ours or yours are not offered to readers. */
  languages?: string[];
  /** Words of your own in place of ours, by language and key, or the address of a JSON file of that form (`data-texts`). A code that is not ours makes a language of your own, with English for what it lacks. */
  texts?: OwnTexts | string;
  /** @deprecated Without effect: every language is whole. */
  unfinishedLanguages?: boolean;
  /** Default dark (OP-49). */
  theme?: Theme;
  /** `history` on the full site; `embed` (default) on a host page: in place, overlay or siteUrl. */
  navigation?: 'history' | 'embed';
  /** Checks the page's domain against the platform's list (OP-45). Default: on the full site (`history`) only. */
  checkDomain?: boolean;
  /** Vendor that choosing the lottery category starts (OP-04). Default TCG_LOTTO_VN. */
  directLotteryVendor?: string;
  /**
   * Name of the query value that may carry a session's token (OP-12), such as `token` (`data-token-param`). Default: none, because
   * whoever opens such a link is signed in to the account of whoever made it.
   */
  tokenParam?: string;
  /** Password that forces a change at login (OP-01); without it only the platform's own mark does. */
  defaultPassword?: string;
  /** An operator's own scheme for E payloads in place of JWE. */
  seal?: Seal;
  /** An operator's own scheme for the customer-service paths of the status answer in place of JWE; it throws for a path that was altered. */
  openPath?: OpenPath;
  /** Is told of every failure that the page hears as `gp-error`; may be set at any time, the last one counts. */
  onError?(report: ErrorReport): void;
  /** For a platform that speaks otherwise: what `defineAdapter` of gp-widgets/adapter makes. Settings beside it win. */
  adapter?: AdapterSettings;
}
/** Code of a language → key → text. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** A failure of a widget, or of what all share, for the host's own monitoring. */
export interface ErrorReport {
  /** One of docs/events.md: stable, without personal data. */
  code: string;
  /** Tag of the widget; empty where none is concerned. */
  widget: string;
  /** Version of gp-widgets. */
  release: string;
  /** What was caught or thrown. */
  cause?: unknown;
}
/** What an adapter sets. */
export interface AdapterSettings {
  apiBase: string;
  merchant: string;
  seal: Seal;
  openPath?: OpenPath;
  /** Answers the calls of the widgets in place of the platform. */
  fetch: typeof globalThis.fetch;
}
type Unset = 'siteUrl' | 'texts' | 'defaultPassword' | 'seal' | 'openPath';
export interface Config
  extends Required<Omit<ConfigInput, Unset | 'adapter' | 'onError' | 'unfinishedLanguages'>>, Pick<ConfigInput, Unset> {
  fetch?: typeof globalThis.fetch | undefined;
  /** Those of them that are the operator's own, without texts of ours. */
  ownLanguages: string[];
  /** Sentences that say what to set; with any, calls fail as `not-configured`. */
  problems: readonly string[];
  /** What was wrong but has a default that was taken instead. */
  warnings: string[];
}

/** A language’s code, such as GA. */
const CODE = /^[A-Z]{2,3}$/;

/** Fills in defaults and judges what was given, if anything; never throws. `page` is the address that relative ones are read against. */
export function resolveConfig(given: ConfigInput | undefined, page?: string): Config {
  const input: ConfigInput & Partial<AdapterSettings> = { ...given?.adapter, ...given };
  const problems: string[] = [];
  const warnings: string[] = [];
  const apiBase = input.apiBase === undefined ? undefined : apiAddress(input.apiBase, page);
  if (!apiBase)
    problems.push(
      `${input.apiBase ? `"${input.apiBase}" is no http(s) address` : 'No platform address'}: set data-api="https://…" or configure({ apiBase }).`,
    );
  if (!input.merchant) problems.push('No merchant: set data-merchant="…" or configure({ merchant }).');

  const siteUrl = input.siteUrl ? apiAddress(input.siteUrl, page) : undefined;
  if (input.siteUrl && !siteUrl) warnings.push(`siteUrl "${input.siteUrl}" is no http(s) address.`);

  const { texts } = input;
  // What a file has is not known yet.
  const isOwn = (code: string) => (typeof texts === 'string' ? CODE.test(code) : Object.hasOwn(texts ?? {}, code));
  const asked = (input.languages ?? USUAL_LANGUAGES)
    .map(code => code.trim().toUpperCase())
    .flatMap(code => (code === 'ALL' ? LANGUAGES : code));
  const known = asked.filter(code => hasTexts(code) || isOwn(code));
  const unknown = asked.filter(code => !known.includes(code));
  if (unknown.length) warnings.push(`languages: ${unknown.join(', ')} not known.`);
  const languages = known.length ? known : [...USUAL_LANGUAGES];
  const wanted = input.defaultLanguage?.trim().toUpperCase();
  const defaultLanguage = [wanted, FIRST_LANGUAGE].find(code => code && languages.includes(code)) ?? languages[0]!;
  if (wanted && wanted !== defaultLanguage)
    warnings.push(`defaultLanguage ${wanted} is none of ${languages.join(', ')}; ${defaultLanguage} was taken.`);

  return {
    apiBase: apiBase ?? '',
    merchant: input.merchant ?? '',
    siteUrl,
    defaultLanguage,
    languages,
    ownLanguages: languages.filter(code => !hasTexts(code)),
    texts,
    theme: oneOf('theme', input.theme, ['dark', 'light', 'auto'], warnings),
    navigation: oneOf('navigation', input.navigation, ['embed', 'history'], warnings),
    checkDomain: input.checkDomain ?? input.navigation === 'history',
    directLotteryVendor: input.directLotteryVendor || 'TCG_LOTTO_VN',
    tokenParam: input.tokenParam ?? '',
    defaultPassword: input.defaultPassword || undefined,
    seal: input.seal,
    openPath: input.openPath,
    fetch: input.fetch,
    problems,
    warnings,
  };
}

/** The first of the choices is the default. */
function oneOf<T extends string>(name: string, value: T | undefined, choices: readonly [T, ...T[]], warnings: string[]): T {
  if (value === undefined || choices.includes(value)) return value ?? choices[0];
  warnings.push(`${name} "${value}" is none of ${choices.join(', ')}; ${choices[0]} was taken.`);
  return choices[0];
}

export type Theme = 'dark' | 'light' | 'auto';
