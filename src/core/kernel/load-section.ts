import { PlatformError } from '../../api/wire/errors.js';

const TIMEOUT = 120_000; // CON-76

/** Loads a part of our own code. A missing file, or none within 120 000 ms, is a PlatformError `chunk-load` (ERR-28, ERR-29). */
export function loadSection<T>(load: () => Promise<T>, timeout = TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PlatformError('chunk-load', `A section did not load within ${timeout} ms.`)), timeout);
    load()
      .then(resolve, (cause: unknown) => reject(new PlatformError('chunk-load', 'A section did not load.', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
