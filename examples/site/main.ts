import { getCore } from 'gp-widgets';
import { watchConnection } from './offline-since.js';
import { followServiceWorker } from './service-worker.js';

const SKIP: Readonly<Record<string, string>> & { en: string } = { en: 'Skip to content', es: 'Saltar al contenido' };

/** The header's ground, which a phone continues around the page. */
const THEME_COLOR = { dark: '#151b24', light: '#ffffff' };

/** The page around the widgets follows the visitor's theme and language. */
const { theme, language } = getCore();
const followTheme = () => {
  const { resolved } = theme.store.getState();
  document.documentElement.dataset.theme = resolved;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[resolved]);
};
const followLanguage = () => {
  const skip = document.querySelector<HTMLElement>('.skip');
  if (!skip) return;
  const code = language.store.getState().language.toLowerCase();
  skip.lang = Object.hasOwn(SKIP, code) ? code : 'en';
  skip.textContent = SKIP[skip.lang] ?? SKIP.en;
};
// The choice is painted first: what stands on the root element has the whole page styled anew.
theme.store.subscribe(() => requestAnimationFrame(() => setTimeout(followTheme)));
language.store.subscribe(followLanguage);
followTheme();
followLanguage();
watchConnection();
followServiceWorker();
