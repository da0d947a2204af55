import { storagePrefix } from '../../src/core/kernel/storage.js';
import { startLanguage } from '../../src/loader/own-language.js';
import { momentIn, offlineWords } from './offline-words.js';
import { offlineSince } from './offline-since.js';
import { tryAgain } from './try-again.js';

/** Of the platform; it answers without a session and says nothing of anybody. */
const SIGN_OF_LIFE = '/healthz';
const PATIENCE_MS = 10_000;

// The worker shows this page at the address that was asked for: the site's own keys hold here.
const site = { apiBase: location.origin, merchant: document.documentElement.dataset.merchant ?? '' };
const words = offlineWords(startLanguage(site));
document.documentElement.lang = words.tag;
document.documentElement.dir = words.direction;
document.documentElement.dataset.theme = theme();
document.title = `${words.title} – Nova Palace`;
document.addEventListener('DOMContentLoaded', show);
if (document.readyState !== 'loading') show();

function show(): void {
  for (const name of ['title', 'since', 'again', 'nothing', 'now'] as const) say(name, words[name]);
  const now = Date.now();
  const since = offlineSince(now);
  const time = document.querySelector('time');
  if (time) {
    time.dateTime = new Date(since).toISOString();
    time.textContent = momentIn(words.tag, since, now);
  }
  const attempt = tryAgain({ reach, back: () => location.reload() }, { device: globalThis, page: document });
  document.querySelector('button')?.addEventListener('click', () => {
    say('told', words.trying);
    void attempt().then(isThere => isThere || say('told', words.still));
  });
}

function say(name: string, text: string): void {
  const element = document.querySelector(`[data-word="${name}"]`);
  if (element) element.textContent = text;
}

async function reach(): Promise<boolean> {
  const { ok } = await fetch(SIGN_OF_LIFE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  return ok;
}

function theme(): 'dark' | 'light' {
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  try {
    const kept = localStorage.getItem(`${storagePrefix(site)}theme`);
    return kept === 'light' || (kept === 'auto' && light) ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
}
