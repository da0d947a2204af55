import type { ConfigInput } from '../core/kernel/config.js';
import { storagePrefix } from '../core/kernel/storage.js';

type Settings = Pick<ConfigInput, 'apiBase' | 'merchant' | 'defaultLanguage'> & {
  /** As the attribute has them: codes with spaces or commas between. */
  languages?: string;
};

/** The language that the core is going to start with: the kept choice, what the page says, Spanish (I18-03), or the first (of two letters, as all of ours) of a page that offers no Spanish. */
export function startLanguage({ apiBase, merchant, defaultLanguage, languages = '' }: Settings): string {
  let kept;
  try {
    // Under a prefix without both nothing was ever kept.
    kept = localStorage.getItem(`${storagePrefix({ apiBase: apiBase!, merchant: merchant! })}language`);
  } catch {
    // Storage is blocked here.
  }
  return (kept ?? defaultLanguage ?? (/ES|ALL|^$/i.test(languages) ? 'ES' : languages.slice(0, 2))).toUpperCase();
}
