/** What the page around the room told: its theme and language. */
export interface Surroundings {
  theme?: 'dark' | 'light';
  lang?: 'en' | 'es';
}

/** Tells the page around that the room stands, and follows what it says. Nothing secret goes either way. */
export function followParent(apply: (surroundings: Surroundings) => void): void {
  if (parent === window) {
    apply({ theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark' });
    return;
  }
  addEventListener('message', event => {
    if (event.source !== parent || typeof event.data !== 'object' || event.data === null) return;
    const { type, theme, language } = event.data as Record<string, unknown>;
    if (type !== 'gp-surroundings') return;
    apply({
      ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
      ...(typeof language === 'string' ? { lang: language.toLowerCase().startsWith('en') ? 'en' : 'es' } : {}),
    });
  });
  tellParent('gp-chat-ready');
}

export function tellParent(type: 'gp-chat-ready' | 'gp-chat-ended' | 'gp-chat-escape'): void {
  if (parent !== window) parent.postMessage({ type }, '*');
}
