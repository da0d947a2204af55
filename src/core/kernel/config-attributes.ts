import type { ConfigInput } from './config.js';

/** Where the loader leaves its script tag's `data-*`, for the core that comes after it. */
export const PAGE_CONFIG = Symbol.for('gp.config@1');

/** Where the one core of the page is. */
export const PAGE_CORE = Symbol.for('gp.core@1');

/** Configuration from a script tag's `data-*`. */
export function readConfigAttributes(data: Readonly<Record<string, string | undefined>>): ConfigInput {
  const input: ConfigInput = {
    apiBase: data.api,
    merchant: data.merchant,
    siteUrl: data.siteUrl,
    defaultLanguage: data.defaultLanguage,
    languages: data.languages?.split(/[\s,]+/).filter(Boolean),
    texts: data.texts,
    // What is no known word is refused with a warning where defaults are filled in.
    theme: data.theme as ConfigInput['theme'],
    navigation: data.navigation as ConfigInput['navigation'],
    checkDomain: data.checkDomain === undefined ? undefined : data.checkDomain !== 'false',
    directLotteryVendor: data.directLotteryVendor,
    tokenParam: data.tokenParam,
  };
  for (const name of Object.keys(input) as (keyof ConfigInput)[]) if (input[name] === undefined) delete input[name];
  return input;
}
