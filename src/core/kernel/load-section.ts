import { PlatformError } from '../../api/wire/errors.js';

const TIMEOUT = 120_000; // CON-76

/** Addresses that could not be fetched. Chromium (150) and Firefox keep that for ever, and name the address in the failure. */
const failed = new Set<string>();
const ADDRESS = /dynamically imported module: (\S+)/;

/** Loads a part of our own code. A missing file, or none within 120 000 ms, is a PlatformError `chunk-load` (ERR-28, ERR-29). */
export function loadSection<T>(load: () => Promise<T>, timeout = TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PlatformError('chunk-load', `No section within ${timeout} ms.`)), timeout);
    load()
      .catch(askAgain<T>)
      .then(resolve, (cause: unknown) => {
        // What is shown of it is a sentence for players. A page that is being left ends what it loads (Firefox): nobody needs that told.
        setTimeout(() => console.error('[gp-widgets]', cause), 1_000);
        reject(new PlatformError('chunk-load', 'No section.', { cause }));
      })
      .finally(() => clearTimeout(timer));
  });
}

/** A module that failed before is asked for at a changed address, except on a page that names hashes: it has none for that. */
async function askAgain<T>(cause: unknown): Promise<T> {
  const address = ADDRESS.exec(String(cause))?.[1];
  if (!address) throw cause;
  if (failed.has(address) && !document.querySelector('script[src*="/gp.js"][integrity]'))
    // A bundler of the npm package cannot follow it, and webpack and Turbopack fail where nobody says so.
    return (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ `${address}?${Date.now()}`)) as T;
  failed.add(address);
  throw cause;
}
