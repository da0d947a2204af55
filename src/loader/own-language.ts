import type { ConfigInput } from '../core/kernel/config.js';
import { storagePrefix } from '../core/kernel/storage.js';

/** The language that the core is going to start with: the kept choice, what the page says, or Spanish (I18-03). */
export function startLanguage({ apiBase = '', merchant = '', defaultLanguage }: ConfigInput): string {
  let kept;
  try {
    kept = localStorage.getItem(`${storagePrefix({ apiBase, merchant })}language`);
  } catch {
    // Storage is blocked here.
  }
  return (kept ?? defaultLanguage ?? 'ES').toUpperCase();
}
