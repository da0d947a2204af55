import { getCore } from 'gp-widgets';
import { followForm } from './form-address.js';
import { noConnection, tellConnection } from './no-connection.js';
import { watchConnection } from './offline-since.js';
import { followServiceWorker } from './service-worker.js';

/** The header's ground, which a phone continues around the page. */
const THEME_COLOR = { dark: '#151b24', light: '#ffffff' };

/** The page around the widgets follows the visitor's theme and language. */
const { theme, language, navigation } = getCore();
const followTheme = () => {
  const { resolved } = theme.store.getState();
  document.documentElement.dataset.theme = resolved;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[resolved]);
};
/** The server has written the first; site.css leaves the room of a phone to an open game. */
const followScreen = () => {
  document.body.dataset.screen = navigation.store.getState().route.screen;
};
const followLanguage = () => {
  const skip = document.querySelector<HTMLElement>('.skip');
  const text = language.t('common.skip');
  // Until the texts are there, it stays as the server wrote it.
  if (!skip || !text) return;
  skip.lang = language.store.getState().tag;
  skip.textContent = text;
};
const line = document.querySelector<HTMLElement>('.no-connection');
if (line)
  language.store.subscribe(
    tellConnection(line, () => {
      const { tag, language: code } = language.store.getState();
      const text = language.t('common.offline-title');
      return text ? { lang: tag, text } : noConnection(code);
    }),
  );
// The choice is painted first: what stands on the root element has the whole page styled anew.
theme.store.subscribe(() => requestAnimationFrame(() => setTimeout(followTheme)));
language.store.subscribe(followLanguage);
navigation.store.subscribe(followScreen);
followTheme();
followLanguage();
followScreen();
if ('waits' in document.body.dataset) followForm(getCore());
watchConnection();
followServiceWorker();
