/** Why the platform cannot start, in a sentence that says what to do about it. Shown without a stack; exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
