import { languageDirection, languageName, LANGUAGES } from '../../src/texts/languages.js';
import type { FrameOrder } from './frame-messages.js';
import { pageElement } from './page-element.js';

const WIDTHS = { '390': '390 px', '768': '768 px', '1280': '1280 px', full: 'Full' };
const THEMES = { dark: 'Dark', light: 'Light' };
/** All that have texts. */
const NAMES = Object.fromEntries(Object.keys(LANGUAGES).map(code => [code, languageName(code)]));

/** Theme, language and width of the frame. `apply` sets them all again after the frame was loaded. */
export function switches(frame: HTMLIFrameElement, order: (order: FrameOrder) => void): { element: HTMLElement; apply(): void } {
  const state = { width: 'full', theme: 'dark', language: 'EN' };
  const apply = () => {
    frame.style.inlineSize = state.width === 'full' ? '100%' : `${state.width}px`;
    order({ kind: 'theme', theme: state.theme === 'light' ? 'light' : 'dark' });
    order({ kind: 'language', language: state.language, direction: languageDirection(state.language) });
  };
  const group = (name: keyof typeof state, legend: string, choices: Record<string, string>) =>
    pageElement(
      'fieldset',
      {},
      pageElement('legend', {}, legend),
      ...Object.entries(choices).map(([value, label]) => {
        const input = pageElement('input', { type: 'radio', name, value, checked: state[name] === value });
        input.addEventListener('change', () => {
          state[name] = value;
          apply();
        });
        return pageElement('label', {}, input, pageElement('span', {}, label));
      }),
    );
  const element = pageElement(
    'form',
    { class: 'switches', 'aria-label': 'Surroundings' },
    group('theme', 'Theme', THEMES),
    group('language', 'Language', NAMES),
    group('width', 'Width', WIDTHS),
  );
  return { element, apply };
}
