import { matchPattern as follow } from '../../../src/core/validation/match-pattern.js';

/**
 * What a pattern says of a value. `unparsable` and `too-slow` are faults of the pattern, for the operator: it is no expression,
 * or nobody can tell in a bounded number of steps whether a value fits it.
 */
export type PatternVerdict = 'fits' | 'differs' | 'unparsable' | 'too-slow';

const VERDICTS = { fits: 'fits', 'does-not-fit': 'differs', undecided: 'too-slow' } as const;
const MOST_KEPT = 200;

const readable = new Map<string, boolean>();

/**
 * Asks whether the whole value fits an operator's pattern; `*` is any value (VAL-01, VAL-02, OP-38). The pattern is not trusted,
 * and an expression that backtracks could hold the platform for hours: so it never runs. The widgets' own matcher follows all ways
 * through it side by side, a bounded number of steps, and what it cannot follow is `too-slow`.
 */
export function matchPattern(source: string, value: string): PatternVerdict {
  if (source !== '*' && !isReadable(source)) return 'unparsable';
  return VERDICTS[follow(source, value)];
}

/** Read as Unicode; what only older rules allow, such as `\\-`, without. Reading an expression runs nothing of it. */
function isReadable(source: string): boolean {
  let known = readable.get(source);
  if (known === undefined) {
    if (readable.size >= MOST_KEPT) readable.clear();
    readable.set(source, (known = compiles(source, 'u') || compiles(source, '')));
  }
  return known;
}

function compiles(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${source})$`, flags));
  } catch {
    return false;
  }
}
