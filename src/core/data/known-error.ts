import { isPlatformError, PlatformError } from '../../api/wire/errors.js';

/** Whatever was caught, as an error of ours. What is none is a fault of somebody's code, so the console has all of it. */
export function knownError(error: unknown): PlatformError {
  if (isPlatformError(error)) return error;
  console.error(error);
  return new PlatformError('unknown', 'Loading failed.', { cause: error });
}
