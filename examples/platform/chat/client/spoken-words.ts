import { langShown, writtenIn, type Lang } from '../../written.js';
import { WORDS, type Words } from './words.js';

/** What the room says, and in which language. */
export interface Spoken {
  lang: Lang;
  words: Words;
}

/** As the page was asked for: it brings words that this script does not hold. */
export function spokenFirst(): Spoken {
  const { language = '' } = document.documentElement.dataset;
  const block = document.getElementById('words')?.textContent;
  if (block) return { lang: language as Lang, words: JSON.parse(block) as Words };
  const shown = langShown(language, WORDS);
  return { lang: shown, words: writtenIn(WORDS, shown) };
}

/** For a reader of `language`, such as `FI`; in English where it is not written, or where its words do not come. */
export async function spokenTo(language: string): Promise<Spoken> {
  const shown = langShown(language, WORDS);
  const named = language.toLowerCase();
  if (shown === 'en' && named !== 'en') {
    const answer = await fetch(`/chat/words/${encodeURIComponent(named)}`).catch(() => undefined);
    if (answer?.ok) return { lang: named as Lang, words: (await answer.json()) as Words };
  }
  return { lang: shown, words: writtenIn(WORDS, shown) };
}
