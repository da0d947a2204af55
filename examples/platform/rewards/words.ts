import { inLanguage, type InLanguages, type Language } from '../languages.js';
import type { PromotionRow } from '../promotions/promotions.js';

const GIFT: InLanguages<string> = { EN: 'A gift from us', ES: 'Un regalo de la casa' };
const WORDS: Readonly<Record<string, InLanguages<string>>> = {
  birthday: { EN: 'Happy birthday', ES: 'Feliz cumpleaños' },
  weekend: { EN: 'Weekend surprise', ES: 'Sorpresa de fin de semana' },
  welcome: { EN: 'Welcome present', ES: 'Obsequio de bienvenida' },
};

/** The promotion that a reward is from, such as `promotion:12`; undefined for others. */
export function promotionOf(source: string): number | undefined {
  const [, id] = /^promotion:(\d+)$/.exec(source) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** What a reward is for, as its member reads it. */
export function sourceText(source: string, language: Language, promotions: ReadonlyMap<number, PromotionRow>): string {
  const promotion = promotionOf(source);
  const title = promotion === undefined ? undefined : promotions.get(promotion)?.title;
  return title ?? inLanguage(WORDS[source] ?? GIFT, language);
}
