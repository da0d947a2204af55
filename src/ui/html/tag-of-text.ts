import { languageTag } from '../../texts/languages.js';

/** BCP 47 tag of a name that may be in another language than the page; in a line of its own, its letters say where it begins. */
export function tagOfText(code: string | undefined): string | undefined {
  return code && languageTag(code.toUpperCase());
}
