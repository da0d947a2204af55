export type PromotionName =
  | 'welcome'
  | 'daily'
  | 'deposit'
  | 'cashback'
  | 'spins'
  | 'lounge'
  | 'goal'
  | 'poker'
  | 'reef'
  | 'balls'
  | 'discovery'
  | 'race'
  | 'app'
  | 'salon'
  | 'points'
  | 'festival'
  | 'opening'
  | 'jackpot';

/** Every promotion of the demonstration in one language: title, one sentence for the card, and the text. */
export type PromotionsWords = Readonly<Record<PromotionName, readonly [title: string, summary: string, content: string]>>;

/** Writes the text of a promotion: a paragraph, and under the heading the points to know. */
export const goodToKnow =
  (heading: string) =>
  (paragraph: string, ...points: string[]) =>
    `<p>${paragraph}</p><h3>${heading}</h3><ul>${points.map(point => `<li>${point}</li>`).join('')}</ul>`;
