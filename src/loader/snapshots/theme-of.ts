import { storagePrefix } from '../../core/kernel/storage.js';
import type { Place } from './place.js';

export type Theme = 'dark' | 'light';

/** As the core is going to find it: the kept choice, or what the page says, or dark. */
export function themeOf({ settings: { merchant = '', theme = 'dark' }, apiBase }: Place): Theme {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(`${storagePrefix({ apiBase, merchant })}theme`);
  } catch {
    // Storage is blocked here.
  }
  const choice = kept ?? theme;
  return choice === 'light' || (choice === 'auto' && matchMedia('(prefers-color-scheme: light)').matches) ? 'light' : 'dark';
}
