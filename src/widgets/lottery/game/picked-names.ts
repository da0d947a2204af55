import type { Translate } from '../../../core/parts/core.js';
import type { Chosen } from '../../../core/lottery/slip.js';
import { choiceName } from './play-text.js';

/** A question about more would need scrolling on a phone. */
const MOST = 12;

/** What is chosen of a play in words, place by place: as many as are quickly read, and how many more there are. */
export function pickedNames(chosen: Chosen, t: Translate, locale: string): { place: number; names: string[]; more: number }[] {
  return chosen.map((list, place) => {
    const shown = list.length > MOST ? list.slice(0, MOST - 1) : list;
    return { place, names: shown.map(choice => choiceName(choice, t, locale)), more: list.length - shown.length };
  });
}
