import { LANGUAGES } from '../../src/texts/languages.js';
import { readPlace } from './address.js';
import { answering } from './answers.js';
import { wear } from './wear.js';

/** Stands before the loader, which reads from its own tag what the frame offers, and asks by the page's own fetch. */
const { around } = readPlace(location.search);
const loader = document.querySelector<HTMLElement>('script[data-api]');
if (loader) {
  // The frame offers every language that has texts.
  loader.dataset.languages = LANGUAGES.join(' ');
  loader.dataset.theme = around.theme;
}
document.documentElement.dataset.theme = around.theme;
wear(around.brand);
globalThis.fetch = answering(around.state, globalThis.fetch.bind(globalThis));
