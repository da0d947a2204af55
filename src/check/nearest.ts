import { closest, distance } from 'fastest-levenshtein';

/** “Did you mean …?” for a word that is none of the known ones; empty where none is near. */
export function didYouMean(word: string, known: readonly string[], show = (name: string) => name): string {
  const nearest = closest(word, known);
  return distance(word, nearest) <= Math.max(2, word.length / 4) ? ` Did you mean ${show(nearest)}?` : '';
}
