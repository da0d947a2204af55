import { createContext, Script } from 'node:vm';

/** What a pattern says of a value. `unparsable` and `too-slow` are faults of the pattern, for the operator's log. */
export type PatternVerdict = 'fits' | 'differs' | 'unparsable' | 'too-slow';

/** A well-meant pattern takes microseconds; on a busy machine the clock may still run out once, so there is a second try. */
const LIMITS_MS = [30, 200];
/** For a pattern that was too slow twice before. */
const KNOWN_SLOW_LIMITS_MS = [5];
const MAX_PATTERN = 500;
const MAX_VALUE = 500;
const MOST_KEPT = 200;

/** The only way to stop an expression of this engine is the time limit of a script that runs it. */
const RUN = new Script('pattern.test(value)');
const scope: { pattern: RegExp | undefined; value: string } = { pattern: undefined, value: '' };
createContext(scope);
const compiled = new Map<string, RegExp | undefined>();
const slow = new Set<string>();

/**
 * Asks whether the whole value fits an operator's pattern; `*` is any value (VAL-01, VAL-02, OP-38). The pattern is not trusted:
 * source and value are bounded, and it runs where it can be stopped, so that backtracking cannot hold the platform.
 */
export function matchPattern(source: string, value: string): PatternVerdict {
  if (source === '*') return 'fits';
  if (source.length > MAX_PATTERN || value.length > MAX_VALUE) return 'too-slow';
  const pattern = compile(source);
  if (!pattern) return 'unparsable';
  for (const timeout of slow.has(source) ? KNOWN_SLOW_LIMITS_MS : LIMITS_MS) {
    try {
      Object.assign(scope, { pattern, value });
      return RUN.runInContext(scope, { timeout }) === true ? 'fits' : 'differs';
    } catch {
      // Stopped.
    }
  }
  keep(slow, () => slow.add(source));
  return 'too-slow';
}

/** Read as Unicode; what only older rules allow, such as `\\-`, without. Undefined when it is no expression at all. */
function compile(source: string): RegExp | undefined {
  if (compiled.has(source)) return compiled.get(source);
  const pattern = parse(source, 'u') ?? parse(source, '');
  keep(compiled, () => compiled.set(source, pattern));
  return pattern;
}

function parse(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, flags);
  } catch {
    return undefined;
  }
}

function keep(store: { size: number; clear(): void }, add: () => void): void {
  if (store.size >= MOST_KEPT) store.clear();
  add();
}
