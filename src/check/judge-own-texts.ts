import { checkTexts, keysOf, type TextProblem, type Texts } from '../texts/check-texts.js';
import { hasTexts } from '../texts/languages.js';
import { didYouMean } from './nearest.js';

export interface LanguageReport {
  code: string;
  /** A language of theirs: what it lacks is English. In one of ours, what is not in the file is ours. */
  isOwn: boolean;
  /** How many of our texts there are, and how many of them the file has rightly. */
  of: number;
  right: number;
  /** What is left out, or shown nowhere. */
  wrong: TextProblem[];
  missing: TextProblem[];
}

/** Judges words of an operator's own (`configure({ texts })`), by language code, against all of ours in English. */
export function judgeOwnTexts(given: Readonly<Record<string, Texts>>, english: Texts): LanguageReport[] {
  return Object.entries(given).map(([name, texts]) => {
    const code = name.toUpperCase();
    const keys = keysOf(english, code);
    // An operator may say what we do.
    const problems = checkTexts(english, texts, code).filter(({ kind }) => kind !== 'english');
    const wrong = problems
      .filter(({ kind }) => kind !== 'missing')
      .map(problem => (problem.kind === 'unknown' ? { ...problem, words: `${problem.words}.${didYouMean(problem.key, keys)}` } : problem));
    const missing = problems.filter(({ kind }) => kind === 'missing');
    return { code, isOwn: !hasTexts(code), of: keys.length, right: Object.keys(texts).length - wrong.length, wrong, missing };
  });
}
