import { eachLanguage } from '../languages.js';
import { brand } from './help-brand.js';
import { playing } from './help-playing.js';
import { trust } from './help-trust.js';

/** Rows of the help centre in each language that it is written in, in the order in which they are listed. */
export function helpEntries() {
  return [...playing, ...trust, ...brand].flatMap(({ key, ...texts }, sort) =>
    eachLanguage(texts).map(([lang, [title, body]]) => ({ key, lang, title, body, sort })),
  );
}
