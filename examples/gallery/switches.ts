import type { FrameOrder } from './frame-messages.js';
import { pageElement } from './page-element.js';

const WIDTHS = { '390': '390 px', '768': '768 px', '1280': '1280 px', full: 'Full' };
const THEMES = { dark: 'Dark', light: 'Light' };
const LANGUAGES = { EN: 'English', ES: 'Español' };
const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left' };
/** A language that is written from right to left; where it has no texts yet, English ones stand in its layout. */
const RIGHT_TO_LEFT = 'AR';

/** Theme, language, direction and width of the frame. `apply` sets them all again after the frame was loaded. */
export function switches(frame: HTMLIFrameElement, order: (order: FrameOrder) => void): { element: HTMLElement; apply(): void } {
  const state = { width: 'full', theme: 'dark', language: 'EN', direction: 'ltr' };
  const apply = () => {
    frame.style.inlineSize = state.width === 'full' ? '100%' : `${state.width}px`;
    order({ kind: 'theme', theme: state.theme === 'light' ? 'light' : 'dark' });
    const right = state.direction === 'rtl';
    order({ kind: 'language', language: right ? RIGHT_TO_LEFT : state.language, direction: right ? 'rtl' : 'ltr' });
  };
  const group = (name: keyof typeof state, legend: string, choices: Record<string, string>) =>
    pageElement('fieldset', {}, pageElement('legend', {}, legend), ...Object.entries(choices).map(([value, label]) => {
      const input = pageElement('input', { type: 'radio', name, value, checked: state[name] === value });
      input.addEventListener('change', () => {
        state[name] = value;
        apply();
      });
      return pageElement('label', {}, input, pageElement('span', {}, label));
    }));
  const element = pageElement('form', { class: 'switches', 'aria-label': 'Surroundings' },
    group('theme', 'Theme', THEMES),
    group('language', 'Language', LANGUAGES),
    group('direction', 'Direction', DIRECTIONS),
    group('width', 'Width', WIDTHS),
  );
  return { element, apply };
}
