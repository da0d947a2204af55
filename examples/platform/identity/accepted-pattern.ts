import { createContext, Script } from 'node:vm';

/** What a pattern says of a value. `unparsable` and `too-slow` are faults of the pattern, for the operator's log. */
export type PatternVerdict = 'fits' | 'differs' | 'unparsable' | 'too-slow';

/** A well-meant pattern takes microseconds on the longest value that a rule allows. */
const LIMIT_MS = 20;
const MAX_PATTERN = 500;
const MAX_VALUE = 500;
const RUN = new Script('pattern.test(value)');
const COMPILE = new Script(`
  try { pattern = new RegExp('^(?:' + source + ')$', 'u'); }
  catch { pattern = new RegExp('^(?:' + source + ')$'); }
`);

/**
 * Asks whether the whole value fits an operator's pattern; `*` is any value (VAL-01, VAL-02, OP-38). The pattern is not trusted:
 * source and value are bounded, and it runs where it can be stopped after 20 ms, so that backtracking cannot hold the platform.
 */
export function matchPattern(source: string, value: string): PatternVerdict {
  if (source === '*') return 'fits';
  if (source.length > MAX_PATTERN || value.length > MAX_VALUE) return 'too-slow';
  const scope = createContext({ source, value, pattern: undefined });
  try {
    COMPILE.runInContext(scope, { timeout: LIMIT_MS });
  } catch (error) {
    return isTimeout(error) ? 'too-slow' : 'unparsable';
  }
  try {
    return RUN.runInContext(scope, { timeout: LIMIT_MS }) === true ? 'fits' : 'differs';
  } catch {
    return 'too-slow';
  }
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
