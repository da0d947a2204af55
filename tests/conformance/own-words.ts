import { textFiles } from '../../src/texts/text-files.js';
import { rootOf, shownText } from '../widgets-support/index.js';
import { wireChatModels, wireGames, wireHelp, wirePromotions, wireVendors } from '../widgets-support/wire-data.js';

const valuesOf = async (language: 'EN' | 'ES') =>
  (await Promise.all(Object.values(textFiles).map(files => files[language]()))).flatMap(
    ({ default: texts }) => Object.values(texts) as string[],
  );
/** What Spanish says too, such as “Total”, tells nothing of the language. */
const SPANISH: ReadonlySet<string> = new Set(await valuesOf('ES'));
/** Nor does what the platform of the tests calls its own things, in any language. */
const GIVEN = JSON.stringify([wireChatModels, wireGames, wireHelp, wirePromotions, wireVendors]);
const ENGLISH: ReadonlySet<string> = new Set(
  (await valuesOf('EN')).filter(
    text => text.length > 3 && !text.includes('{{') && !SPANISH.has(text) && !GIVEN.includes(JSON.stringify(text)),
  ),
);

/** Whole texts of ours that a widget shows or says and that are English alone. */
export function ownWords(element: Element): string[] {
  const leaves = [...rootOf(element).querySelectorAll('[data-gp-root] *')].filter(leaf => leaf.childElementCount === 0);
  const named = [...rootOf(element).querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(node =>
    ['aria-label', 'title', 'placeholder'].map(name => node.getAttribute(name) ?? ''),
  );
  const texts = new Set([...leaves.map(leaf => leaf.textContent?.trim() ?? ''), ...named, ...shownText(element).split('\n')]);
  return [...texts].filter(text => ENGLISH.has(text));
}
