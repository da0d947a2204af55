import type { TextKey, Translate } from '../../core/parts/core.js';
import type { Category } from '../../api/games/games.js';
import { tagOfText } from '../html/tag-of-text.js';

/** Categories that core splits off from sports have no title from the platform (LOB-38, LOB-39): theirs stands in our texts. */
const OURS: Readonly<Record<string, TextKey>> = { ESPORTS: 'category.esports', COCKFIGHT: 'category.cockfight' };

/** The title of a category as the player reads it (LOB-02). */
export function categoryTitle({ code, title }: Pick<Category, 'code' | 'title'>, t: Translate): string {
  const key = title === code ? OURS[code] : undefined;
  return key ? t(key) : title;
}

/** BCP 47 tag of that title; undefined where it is in the page's language as far as is known, as our own are. */
export function categoryTag({ code, title, lang }: Category): string | undefined {
  return title === code && OURS[code] ? undefined : tagOfText(lang);
}
