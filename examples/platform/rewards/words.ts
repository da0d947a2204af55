import type { PromotionRow } from '../promotions/promotions.js';

const WORDS: Readonly<Record<string, Readonly<Record<'EN' | 'ES', string>>>> = {
  gift: { EN: 'A gift from us', ES: 'Un regalo de la casa' },
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
export function sourceText(source: string, language: 'EN' | 'ES', promotions: ReadonlyMap<number, PromotionRow>): string {
  const promotion = promotionOf(source);
  return (promotion === undefined ? WORDS[source]?.[language] : promotions.get(promotion)?.title) ?? WORDS.gift?.[language] ?? '';
}
