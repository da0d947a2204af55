/** A pattern as a tree. What is not in here is not understood, and then nothing is matched (see match-pattern.ts). */
export type Node =
  | { kind: 'char'; test(char: string): boolean }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'repeat'; of: Node; min: number; max: number }
  | { kind: 'edge'; edge: '^' | '$' | 'b' | 'B' }
  | { kind: 'look'; of: Node; wanted: boolean };

/** Neither understood nor refused: it is left to the platform. */
export class NotUnderstood extends Error {}

const MAX_SOURCE = 500;
const MAX_REPEAT = 1000;
/** One class of characters: [...], \d, \p{L}, \u0041, an escaped or a plain character. */
const CLASS =
  /\[(?:\\.|[^\]\\])*\]|\\(?:[dDwWsSnrtfv0]|[pP]\{[\w=]+\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^\p{L}\p{N}])|\\-|[^\\[\](){}*+?|^$]|[\]{}]/uy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
const GROUP = /\((?:\?(?::|=|!|<[A-Za-z]\w*>))?/y;

/** Reads the source of a regular expression. Throws SyntaxError where a browser would, NotUnderstood for what backtracks by nature. */
export function parsePattern(source: string): { node: Node; unicode: boolean } {
  if (source.length > MAX_SOURCE) throw new NotUnderstood('too long');
  const unicode = compiles(source, 'u');
  // Compiling runs nothing of it; a source that no browser reads is told from one that only we do not.
  if (!unicode) void new RegExp(source);
  let at = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found;
  };
  function choice(): Node {
    const options = [sequence()];
    while (source[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 ? options[0]! : { kind: 'choice', options };
  }
  function sequence(): Node {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }
  function repeated(of: Node): Node {
    const found = take(QUANTIFIER);
    if (!found) return of;
    const [text, low, comma, high] = found;
    const [min, max] =
      low === undefined
        ? [text[0] === '+' ? 1 : 0, text[0] === '?' ? 1 : Infinity]
        : [Number(low), comma ? (high ? Number(high) : Infinity) : Number(low)];
    if (min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT)) throw new NotUnderstood('too many repeats');
    return { kind: 'repeat', of, min, max };
  }
  function atom(): Node {
    const sign = source[at];
    if (sign === '^' || sign === '$') {
      at++;
      return { kind: 'edge', edge: sign };
    }
    if (sign === '(') return group();
    if (sign === '\\' && /[bB]/.test(source[at + 1] ?? '')) {
      at += 2;
      return { kind: 'edge', edge: source[at - 1] === 'b' ? 'b' : 'B' };
    }
    const found = take(CLASS);
    if (!found) throw new NotUnderstood(source.slice(at, at + 8));
    return { kind: 'char', test: testOf(found[0], unicode) };
  }
  function group(): Node {
    const found = take(GROUP);
    if (!found || source[at] === '?') throw new NotUnderstood('(?');
    const of = choice();
    if (source[at++] !== ')') throw new NotUnderstood('no )');
    return found[0] === '(?=' || found[0] === '(?!' ? { kind: 'look', of, wanted: found[0] === '(?=' } : of;
  }

  const node = choice();
  if (at < source.length) throw new NotUnderstood(source.slice(at, at + 8));
  return { node, unicode };
}

/** Asks the browser about one character at a time, and remembers: no class can backtrack. */
function testOf(source: string, unicode: boolean): (char: string) => boolean {
  const pattern = new RegExp(`^(?:${source})$`, unicode ? 'u' : '');
  const known = new Map<string, boolean>();
  return char => {
    let answer = known.get(char);
    if (answer === undefined) known.set(char, (answer = pattern.test(char)));
    return answer;
  };
}

function compiles(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}
