import { languageTag } from './languages.js';

export type Texts = Readonly<Record<string, string>>;
export interface TextProblem {
  key: string;
  kind: 'missing' | 'unknown' | 'empty' | 'values' | 'english';
  /** What to do, in English. */
  words: string;
}

const FORM = /_(zero|one|two|few|many|other)$/;
/** The value that a plural form is chosen by: a form for few numbers may say it in words. */
const COUNTED = /^\{\{(?:count|number|points|shown|target)\}\}$/;
const IN_WORDS = /_(?:zero|one|two)$/;
/** A text that says the same in every language: values, signs and digits, nothing to translate. */
const NOTHING_TO_SAY = /^[^\p{L}]*$/u;

/** A key without its plural form. */
export function stemOf(key: string): string {
  return key.replace(FORM, '');
}

/** The `{{values}}` of a text, sorted. How one is written (`{{wait, relativetime(…)}}`) a language may say in its own words. */
export function valuesOf(text: string): string[] {
  return (text.match(/\{\{.*?\}\}/g) ?? []).map(value => value.replace(/,.*/, '}}')).sort();
}

/** The plural forms of a language as CLDR names them (I18-01); Tahitian, which CLDR does not have, does not decline. */
function pluralForms(code: string): string[] {
  if (code === 'TY') return ['other'];
  return new Intl.PluralRules(languageTag(code) ?? code.toLowerCase()).resolvedOptions().pluralCategories;
}

/** The keys that a whole dictionary of the language has: those of English, with the plural forms of its own. */
export function keysOf(english: Texts, code: string): string[] {
  const forms = pluralForms(code);
  const keys = Object.keys(english).flatMap(key => (FORM.test(key) ? forms.map(form => `${stemOf(key)}_${form}`) : [key]));
  return [...new Set(keys)];
}

/**
 * What a dictionary lacks or has too much, held against the English one. `same` are the keys whose text is that of English with good
 * reason. Empty when the dictionary is whole.
 */
export function checkTexts(english: Texts, texts: Texts, code: string, same: Texts = {}): TextProblem[] {
  const wanted = keysOf(english, code);
  const known = new Set(wanted);
  const problems: TextProblem[] = [];
  for (const key of wanted) {
    const text = texts[key];
    const model = modelOf(english, key);
    if (text === undefined) problems.push({ key, kind: 'missing', words: `is missing: “${model}”` });
    else if (!text.trim()) problems.push({ key, kind: 'empty', words: 'is empty' });
    else if (!sameValues(key, text, model))
      problems.push({ key, kind: 'values', words: `fills in ${listed(text)}, and English ${listed(model)}` });
    else if (text === model && !(key in same) && !NOTHING_TO_SAY.test(text.replace(/\{\{.*?\}\}/g, '')))
      problems.push({ key, kind: 'english', words: `is the English text: “${text}”` });
  }
  for (const key of Object.keys(texts))
    if (!known.has(key)) problems.push({ key, kind: 'unknown', words: 'is no key of ours, or a plural form that the language has not' });
  return problems;
}

function modelOf(english: Texts, key: string): string {
  return english[key] ?? english[`${stemOf(key)}_other`] ?? '';
}

/**
 * Whether a text fills in what its model does. The number that a plural form is chosen by may be left out where it is none, one or two, in
 * words; and English leaves it out of some forms of one, which other languages use for none too.
 */
export function sameValues(key: string, text: string, model: string): boolean {
  const [given, wanted] = [valuesOf(text), valuesOf(model)];
  if (!IN_WORDS.test(key)) return String(given) === String(wanted);
  const uncounted = (values: string[]) => String(values.filter(value => !COUNTED.test(value)));
  return uncounted(given) === uncounted(wanted);
}

function listed(text: string): string {
  return valuesOf(text).join(' ') || 'nothing';
}
