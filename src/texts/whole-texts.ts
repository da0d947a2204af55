import { otherTextFiles, textFiles } from './text-files.js';
import type { Texts } from './check-texts.js';
import type { LanguageCode } from './languages.js';

type TextSets = Readonly<Record<keyof typeof textFiles, Texts>>;

/** Every set of a language's texts, for tests and tools; pages load what they show. */
export async function wholeTexts(code: LanguageCode): Promise<TextSets> {
  const others = (await otherTextFiles()).default;
  const sets = Object.entries(textFiles).map(async ([set, usual]) => {
    const load = code in others ? others[code as keyof typeof others][set as keyof TextSets] : usual[code as keyof typeof usual];
    return [set, (await load()).default];
  });
  return Object.fromEntries(await Promise.all(sets)) as TextSets;
}

/** All texts in English, which every other language is held against. */
export async function wholeEnglish(): Promise<Texts> {
  return Object.assign({}, ...Object.values(await wholeTexts('EN'))) as Texts;
}
