import { LANGUAGES } from '../../src/texts/languages.js';

/** The frame offers every language that has texts. Stands before the loader, which reads this from its own tag. */
const loader = document.querySelector<HTMLElement>('script[data-api]');
if (loader) loader.dataset.languages = Object.keys(LANGUAGES).join(' ');
