import { readKept, type Kept } from './drafts.js';
import { tellParent } from './tell-parent.js';

/** What the page around the room told: its theme and language, and what it has kept for the room. */
export interface Surroundings {
  theme?: 'dark' | 'light';
  language?: string;
  kept?: Kept;
}

/** Tells the page around that the room stands, and follows what it says. Nothing secret goes either way. */
export function followParent(apply: (surroundings: Surroundings) => void): void {
  if (parent === window) {
    apply({ theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark' });
    return;
  }
  addEventListener('message', event => {
    if (event.source !== parent || typeof event.data !== 'object' || event.data === null) return;
    const { type, theme, language, kept } = event.data as Record<string, unknown>;
    if (type !== 'gp-surroundings') return;
    apply({
      ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
      ...(typeof language === 'string' ? { language } : {}),
      kept: readKept(kept),
    });
  });
  tellParent('gp-chat-ready');
}
