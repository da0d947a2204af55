import { brand } from './help-brand.js';
import { playing } from './help-playing.js';
import { trust } from './help-trust.js';

/** Rows of the help centre in both languages, in the order in which they are listed. */
export function helpEntries() {
  return [...playing, ...trust, ...brand].flatMap(({ key, en, es }, sort) => [
    { key, lang: 'EN', title: en[0], body: en[1], sort },
    { key, lang: 'ES', title: es[0], body: es[1], sort },
  ]);
}
