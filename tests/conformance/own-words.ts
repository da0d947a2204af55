import en from '../../src/core/locales/en.js';
import { rootOf, shownText } from '../widgets-support/index.js';

const ENGLISH: ReadonlySet<string> = new Set(Object.values(en).filter(text => text.length > 3 && !text.includes('{{')));

/** Whole English texts of ours that a widget shows. */
export function ownWords(element: Element): string[] {
  const leaves = [...rootOf(element).querySelectorAll('[data-gp-root] *')].filter(leaf => leaf.childElementCount === 0);
  const texts = new Set([...leaves.map(leaf => leaf.textContent?.trim() ?? ''), ...shownText(element).split('\n')]);
  return [...texts].filter(text => ENGLISH.has(text));
}
