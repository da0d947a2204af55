import type { WidgetContract } from '../../src/element/contract.js';
import { languageDirection, LANGUAGES } from '../../src/texts/languages.js';
import { brandOf, BRANDS } from './brands.js';
import { CODES } from './code.js';

/** What stands around the widget. In the address each has its name behind `in.`, so that it is no attribute of the widget. */
export interface Surroundings {
  state: string;
  brand: string;
  theme: string;
  language: string;
  width: string;
  /** Framework of the lines to copy. */
  code: string;
}
export type Surrounding = keyof Surroundings;

/** What the platform seems to answer, and what the page is; see answers.ts and frame.ts. */
export const STATES = {
  live: 'As it is',
  full: 'Full',
  loading: 'Loading',
  empty: 'Empty',
  error: 'Error',
  long: 'Long words',
  rtl: 'Right to left',
} as const;
export const WIDTHS = { '390': '390 px', '768': '768 px', '1280': '1280 px', free: 'Free' } as const;
export const THEMES = { dark: 'Dark', light: 'Light' } as const;

const ALLOWED: Readonly<Record<Surrounding, readonly string[]>> = {
  state: Object.keys(STATES),
  brand: BRANDS.map(({ name }) => name),
  theme: Object.keys(THEMES),
  language: [...LANGUAGES],
  width: Object.keys(WIDTHS),
  code: Object.keys(CODES),
};
/** Spoken in the state from right to left, unless another such language is chosen. */
export const RTL_LANGUAGE = 'AR';
export const USUAL: Surroundings = { state: 'live', brand: 'own', theme: 'dark', language: 'EN', width: 'free', code: 'html' };

/** Everything of an address: the widget, what is set on it, and what stands around it. */
export interface Place {
  tag: string | null;
  /** Attributes and custom properties by name. */
  given: Map<string, string>;
  around: Surroundings;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const around = { ...USUAL };
  for (const name of Object.keys(USUAL) as Surrounding[]) {
    const value = query.get(`in.${name}`);
    if (value !== null && ALLOWED[name].includes(value)) around[name] = value;
  }
  const brand = brandOf(around.brand);
  if (!brand.themes.some(theme => theme === around.theme)) around.theme = brand.themes[0] ?? 'dark';
  if (around.state === 'rtl' && languageDirection(around.language) === 'ltr') around.language = RTL_LANGUAGE;
  const given = new Map([...query].filter(([name]) => name !== 'tag' && !name.startsWith('in.')));
  return { tag: query.get('tag'), given, around };
}

/** The query of a place; what is as usual is left out. */
export function writePlace({ tag, given, around }: Place): string {
  const query = new URLSearchParams(tag ? { tag } : {});
  for (const [name, value] of given) query.set(name, value);
  for (const name of Object.keys(USUAL) as Surrounding[]) if (around[name] !== USUAL[name]) query.set(`in.${name}`, around[name]);
  return `?${query}`;
}

/** Of what the address sets, what the widget knows: an address may name anything. */
export function knownOf({ attributes, cssProperties }: WidgetContract, given: ReadonlyMap<string, string>) {
  return {
    attributes: [...given].filter(([name]) => Object.hasOwn(attributes, name)),
    styles: [...given].filter(([name]) => Object.hasOwn(cssProperties ?? {}, name)),
  };
}
