import { afterEach, beforeEach } from '../widgets-support/index.js';

/** Console lines of a test file, kept from the report and checked by whoever expects them. */
export interface Warnings {
  readonly warnings: string[];
  readonly errors: string[];
}

/** Records `console.warn` and `console.error` during each test of the calling file. */
export function recordConsole(): Warnings {
  const recorded = { warnings: [] as string[], errors: [] as string[] };
  const { warn, error } = console;
  beforeEach(() => {
    recorded.warnings = [];
    recorded.errors = [];
    console.warn = (...args: unknown[]) => void recorded.warnings.push(args.map(String).join(' '));
    console.error = (...args: unknown[]) => void recorded.errors.push(args.map(String).join(' '));
  });
  afterEach(() => Object.assign(console, { warn, error }));
  return recorded;
}
