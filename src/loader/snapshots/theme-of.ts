import { storagePrefix } from '../../core/kernel/storage.js';

/** The script tag's `data-*`. */
export type Settings = Readonly<DOMStringMap>;

/** As the core is going to find it: the kept choice, or what the page says, or dark. */
export function themeOf({ merchant = '', theme = 'dark' }: Settings, apiBase: string): 'dark' | 'light' {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(`${storagePrefix({ apiBase, merchant })}theme`);
  } catch {
    // Storage is blocked here.
  }
  const choice = kept ?? theme;
  return choice === 'light' || (choice === 'auto' && matchMedia('(prefers-color-scheme: light)').matches) ? 'light' : 'dark';
}
