import type { ConfigInput } from '../core/config.js';
import { storagePrefix } from '../core/storage.js';

/** The language that the core is going to start with: the kept choice, what the page says, or Spanish (I18-03). */
export function startLanguage(apiBase: string, { merchant = '', defaultLanguage = 'ES', languages = ['EN', 'ES'] }: ConfigInput): string {
  const kept = stored(`${storagePrefix({ apiBase, merchant })}language`);
  const offered = languages.map(code => code.toUpperCase());
  return kept && offered.includes(kept) ? kept : defaultLanguage.toUpperCase();
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // storage is blocked here
  }
}
