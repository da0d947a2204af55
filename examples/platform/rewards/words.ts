import { inLanguage, languageIn, type InLanguages, type Language } from '../languages.js';
import type { PromotionRow } from '../promotions/promotions.js';
import { SOURCES } from './source-words.js';

/** The promotion that a reward is from, such as `promotion:12`; undefined for others. */
export function promotionOf(source: string): number | undefined {
  const [, id] = /^promotion:(\d+)$/.exec(source) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** What a reward is for, as its member reads it, and in which language. */
export function sourceWords(
  source: string,
  language: Language,
  promotions: ReadonlyMap<number, PromotionRow>,
): { title: string; lang: string } {
  const promotion = promotions.get(promotionOf(source) ?? NaN);
  if (promotion) return { title: promotion.title, lang: promotion.lang };
  const words: InLanguages<string> = SOURCES[source as keyof typeof SOURCES] ?? SOURCES.gift;
  return { title: inLanguage(words, language), lang: languageIn(words, language) };
}
