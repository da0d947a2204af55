import { listHelp, type HelpEntry } from '../../api/wire/system.js';
import { resource } from '../data/resource.js';

/** An entry that holds all words looked for, with a piece of its text around the first of them. */
export interface HelpMatch {
  entry: HelpEntry;
  before: string;
  hit: string;
  after: string;
}

const MINUTES = 60_000;
const AROUND = 60;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The help centre's entries in the language of now (API-23). */
export const helpEntries = resource({
  name: 'help',
  scope: 'language',
  tags: ['help'],
  staleAfter: 5 * MINUTES,
  call: listHelp,
});

/** Entries that hold every word, whatever its case and accents; those with a word in the title first. */
export function searchHelp(entries: readonly HelpEntry[], query: string): HelpMatch[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.flatMap(entry => {
    const text = plainText(entry.body);
    const whole = `${fold(entry.title)}\n${fold(text)}`;
    return words.every(word => whole.includes(word)) ? [{ ...excerpt(text, words), entry }] : [];
  });
  const inTitle = ({ entry }: HelpMatch) => (words.some(word => fold(entry.title).includes(word)) ? 0 : 1);
  return found.toSorted((a, b) => inTitle(a) - inTitle(b));
}

/** The words of a piece of HTML, for searching only: what is shown goes through the sanitiser. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function excerpt(text: string, words: readonly string[]): Omit<HelpMatch, 'entry'> {
  const folded = fold(text);
  const [at = -1, word = ''] = words.map(each => [folded.indexOf(each), each] as const).find(([index]) => index >= 0) ?? [];
  if (at < 0) return { before: '', hit: '', after: cut(text, 2 * AROUND) };
  const start = at > AROUND ? text.indexOf(' ', at - AROUND) + 1 : 0;
  return {
    before: (start > 0 ? '… ' : '') + text.slice(start, at),
    hit: text.slice(at, at + word.length),
    after: cut(text.slice(at + word.length), AROUND),
  };
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, text.lastIndexOf(' ', length))} …` : text;
}

/** Lower case without accents, letter for letter, so that places in it are places in the text. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charAt(index).normalize('NFD').charAt(0).toLowerCase().charAt(0)).join('');
}
