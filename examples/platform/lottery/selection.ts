import { Failure } from '../failure.js';
import type { Play } from './plays.js';

/** What was chosen, and each line that it makes. */
export interface Selection {
  /** The one way to write it, so that equal choices are equal text. */
  text: string;
  lines: string[][];
}

/** The most lines of one bet. */
export const MOST_LINES = 500;

/**
 * Reads a selection. Positions are parted by `|`, choices within by spaces: `1 2|3|4 5`, `07 33`, `big odd`.
 * Throws Failure `bad-request` for what the play does not have, for doubles, for too few or too many.
 */
export function readSelection(play: Play, text: string): Selection {
  const parts = text.split('|').map(part => part.split(' ').filter(Boolean));
  const wanted = play.shape === 'positions' ? play.count : 1;
  if (parts.length !== wanted) throw wrong(`needs ${wanted} ${wanted === 1 ? 'part' : 'parts'}`);
  for (const part of parts) {
    if (part.length === 0) throw wrong('has an empty position');
    if (new Set(part).size !== part.length) throw wrong('names a choice twice');
    const unknown = part.find(choice => !play.choices.includes(choice));
    if (unknown !== undefined) throw wrong(`${unknown} cannot be chosen`);
  }
  const sorted = parts.map(part => [...part].sort((a, b) => play.choices.indexOf(a) - play.choices.indexOf(b)));
  const [first = []] = sorted;
  if (play.shape === 'choose' && (first.length < play.count || first.length > play.most))
    throw wrong(`needs ${play.count} to ${play.most} numbers`);
  if (
    linesOf(
      play,
      sorted.map(part => part.length),
    ) > MOST_LINES
  )
    throw wrong(`makes more than ${MOST_LINES} bets`);
  const lines =
    play.shape === 'positions' ? oneOfEach(sorted) : play.shape === 'choose' ? groupsOf(first, play.count) : first.map(option => [option]);
  return { text: sorted.map(part => part.join(' ')).join('|'), lines };
}

/** How many lines so many choices make, without making them. */
function linesOf(play: Play, sizes: number[]): number {
  const [size = 0] = sizes;
  if (play.shape === 'positions') return sizes.reduce((product, part) => product * part, 1);
  let groups = 1;
  for (let index = 1; index <= play.count; index++) groups = (groups * (size - play.count + index)) / index;
  return Math.round(groups);
}

function oneOfEach(parts: string[][]): string[][] {
  return parts.reduce<string[][]>((lines, part) => lines.flatMap(line => part.map(choice => [...line, choice])), [[]]);
}

function groupsOf(items: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => groupsOf(items.slice(index + 1), count - 1).map(rest => [item, ...rest]));
}

function wrong(why: string): Failure {
  return new Failure('bad-request', { fields: { selection: why } });
}
