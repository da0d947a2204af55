import type { Texts } from './check-texts.js';
import { textFiles } from './text-files.js';

/** All texts in English, which every other language is held against; for tools. */
export async function wholeEnglish(): Promise<Texts> {
  const sets = await Promise.all(Object.values(textFiles).map(async ({ EN }) => (await EN()).default));
  return Object.assign({}, ...sets) as Texts;
}
