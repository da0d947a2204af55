const RETRY_DELAYS = [500, 1500]; // ms, with jitter

/**
 * Brings files and runs them. `<link rel="preload">` fetches first, because a module that could not be fetched stays
 * broken: Firefox never asks for its address again, and a shared chunk's address cannot be changed from outside. What
 * was preloaded is then imported from the cache.
 */
export class Chunks {
  #fetched = new Map<string, Promise<void>>();
  #imports = new Map<string, number>();

  constructor(readonly base: string) {}

  /** Fetches a file once; a failure is tried again and then forgotten, so that a later call starts over. */
  fetch(file: string): Promise<void> {
    let fetched = this.#fetched.get(file);
    if (!fetched) {
      fetched = this.#fetchWithRetries(file);
      this.#fetched.set(file, fetched);
      fetched.catch(() => this.#fetched.delete(file));
    }
    return fetched;
  }

  /** Fetches all files and runs the last one. */
  async load(files: readonly string[]): Promise<void> {
    await Promise.all(files.map(file => this.fetch(file)));
    const file = files[files.length - 1] ?? '';
    const failures = this.#imports.get(file) ?? 0;
    try {
      await import(this.#address(file) + (failures ? `?retry=${failures}` : ''));
    } catch (error) {
      this.#imports.set(file, failures + 1);
      throw error;
    }
  }

  async #fetchWithRetries(file: string): Promise<void> {
    for (const delay of RETRY_DELAYS) {
      try {
        return await preload(this.#address(file));
      } catch {
        await new Promise(resolve => setTimeout(resolve, delay * (0.5 + Math.random())));
      }
    }
    return preload(this.#address(file));
  }

  #address(file: string): string {
    return new URL(file, this.base).href;
  }
}

function preload(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
