import { getCore } from 'gp-widgets';

const SKIP = { en: 'Skip to content', es: 'Saltar al contenido' };

/** The page around the widgets follows the visitor's theme and language. */
const { theme, language } = getCore();
const follow = () => {
  document.documentElement.dataset.theme = theme.store.getState().resolved;
  const skip = document.querySelector('.skip');
  if (skip) skip.textContent = language.store.getState().language === 'ES' ? SKIP.es : SKIP.en;
};
theme.store.subscribe(follow);
language.store.subscribe(follow);
follow();
