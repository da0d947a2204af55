import { languageName, LANGUAGES } from '../../src/texts/languages.js';
import { STATES, THEMES, WIDTHS, type Surrounding, type Surroundings } from './address.js';
import { brandOf, BRANDS } from './brands.js';
import { pageElement } from './page-element.js';

/** All that have texts. */
const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(code => [code, languageName(code)]));
const BRAND_NAMES = Object.fromEntries(BRANDS.map(({ name, label }) => [name, label]));

/** State, brand, theme, language and viewport of the frame. */
export function switches(
  around: Readonly<Surroundings>,
  onChange: (name: Surrounding, value: string) => void,
): { element: HTMLElement; show(around: Readonly<Surroundings>): void } {
  const group = (name: Surrounding, legend: string, choices: Readonly<Record<string, string>>) =>
    pageElement(
      'fieldset',
      { class: `switch-${name}` },
      pageElement('legend', {}, legend),
      pageElement(
        'div',
        { class: 'choices' },
        ...Object.entries(choices).map(([value, label]) => {
          const input = pageElement('input', { type: 'radio', name, value, checked: around[name] === value });
          input.addEventListener('change', () => onChange(name, value));
          return pageElement('label', {}, input, pageElement('span', {}, label));
        }),
      ),
    );
  const element = pageElement(
    'form',
    { class: 'switches', 'aria-label': 'Surroundings' },
    group('state', 'State', STATES),
    group('brand', 'Brand', BRAND_NAMES),
    group('theme', 'Theme', THEMES),
    group('width', 'Viewport', WIDTHS),
    group('language', 'Language', LANGUAGE_NAMES),
  );
  /** A brand may have one theme alone. */
  const limit = (brand: string) => {
    const { themes } = brandOf(brand);
    const inputs = [...element.querySelectorAll<HTMLInputElement>('input[name=theme]')];
    for (const input of inputs) input.disabled = !themes.some(theme => theme === input.value);
  };
  /** Marks what is chosen. */
  const show = (now: Readonly<Surroundings>) => {
    for (const input of element.querySelectorAll('input')) input.checked = now[input.name as Surrounding] === input.value;
    limit(now.brand);
  };
  limit(around.brand);
  return { element, show };
}
