const RETRY_DELAYS = [500, 1500]; // ms, with jitter
/**
 * `modulepreload` also compiles while other files arrive. Not in Firefox: it never again asks for a module that could not be
 * fetched once, and a shared chunk's address cannot be changed from outside.
 */
const REL = CSS.supports('-moz-appearance:none') ? 'preload' : 'modulepreload';

/** The message of what load() rejects with where all files can be had and the browser does not run them. */
export const STUCK = 'Files do not run.';

export interface Chunks {
  /** Fetches a file once; a failure is tried again and then forgotten, so that a later call starts over. */
  fetch(file: string): Promise<void>;
  /** Fetches all files, says so, runs the last one and answers its module. */
  load(files: readonly string[], onFetched?: () => void): Promise<unknown>;
}

/**
 * Brings files and runs them. Links fetch first, so that it is known which file fails; what they fetched is then imported from
 * the cache. A link that failed is not asked for again (Chromium), so the next tries go to a changed address, and say only
 * that the file can be had now. Not on a page that names hashes (`pinned`): it has none for a changed address, so whatever lies there would run.
 */
export function createChunks(base: string, pinned?: string): Chunks {
  const fetched = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const addressOf = (file = '') => new URL(`${file}.js`, base).href;
  /** An address that has not failed yet. */
  const fresh = (href: string) => (failed.has(href) && !pinned ? `${href}?${Date.now()}` : href);

  function fetch(file: string) {
    let answer = fetched.get(file);
    if (!answer) {
      answer = preload(addressOf(file));
      fetched.set(file, answer);
      answer.catch(() => fetched.delete(file));
    }
    return answer;
  }

  async function load(files: readonly string[], onFetched?: () => void): Promise<unknown> {
    await Promise.all(files.map(fetch));
    onFetched?.();
    const href = addressOf(files.at(-1));
    try {
      return await import(fresh(href));
    } catch {
      // Chromium hands a preload that failed to the first import that needs the file. Since 150 it keeps that for a shared file for
      // ever, as Firefox does: then only another page helps.
      failed.add(href);
      return import(fresh(href)).catch((cause: unknown) => {
        throw new Error(STUCK, { cause });
      });
    }
  }

  async function preload(href: string) {
    for (const delay of [...RETRY_DELAYS, 0]) {
      const link = document.createElement('link');
      link.rel = REL;
      link.as = 'script';
      link.crossOrigin = '';
      link.href = fresh(href);
      const loaded = await new Promise(resolve => {
        link.onload = () => resolve(true);
        link.onerror = () => resolve(false);
        document.head.append(link);
      });
      // What it fetched stays with the browser.
      link.remove();
      if (loaded) return;
      failed.add(href);
      if (delay) await new Promise(resolve => setTimeout(resolve, delay * (0.5 + Math.random())));
    }
    throw new Error(href);
  }

  return { fetch, load };
}
