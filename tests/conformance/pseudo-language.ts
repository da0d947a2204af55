import type { Core } from '../../src/core/parts/core.js';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'Ë',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
  n: 'ñ',
  c: 'ç',
};
/** How much longer a translation may be than the English: short words grow most. */
const GROWTH = [
  { upTo: 10, by: 1 },
  { upTo: 20, by: 0.7 },
  { upTo: Infinity, by: 0.4 },
];

/** A language of our own that only tests speak: every English text, accented and longer, so that a layout shows what it cannot hold. */
export function speakPseudo({ language: { i18n } }: Core): void {
  const said = i18n.t.bind(i18n);
  Object.assign(i18n, { t: (key: string, values?: Record<string, unknown>) => pseudo(said(key, values)) });
}

/** Longer, with accents; the values that it fills in stand. */
export function pseudo(text: string): string {
  const grown = Math.ceil(text.length * (GROWTH.find(({ upTo }) => text.length <= upTo)?.by ?? 0));
  const words = 'lorem ipsum dolor sit amet consetetur sadipscing elitr '
    .repeat(Math.ceil(grown / 50))
    .slice(0, grown)
    .trimEnd();
  return `${text.replace(/[a-zA-Z]/g, letter => ACCENTS[letter] ?? letter)} ${words}`;
}
