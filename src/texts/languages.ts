/** The languages a dictionary may have (I18-02): code on the wire → BCP 47 tag, where it differs from the code in small letters. */
const TAGS =
  'EN ES:es-MX AR BG BN:bn CS DA DE EL FA FI FR HE HI HR HU ID IT JA KM KO LO MS MY NL NO:nb PL PT:pt-BR RO RU SV TH TL:fil TR TY UK UR VI ZH:zh-Hans TW:zh-Hant';
/** The languages that have texts, every one of them whole, in a folder of this name in small letters (OP-48). */
export const LANGUAGES = ['EN', 'ES', 'AR'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
/** What pages offer that say nothing of it (CON-56). */
export const USUAL_LANGUAGES: readonly LanguageCode[] = ['EN', 'ES'];
/** With which a reader begins (I18-03). */
export const FIRST_LANGUAGE: LanguageCode = 'ES';
/** Ours, and those that an operator may add. */
const RIGHT_TO_LEFT = /^(AR|FA|HE|PS|SD|UG|UR|YI)$/;

const tags = new Map(
  TAGS.split(' ').map(entry => {
    const [code = '', tag] = entry.split(':');
    return [code, tag ?? code.toLowerCase()] as const;
  }),
);

/** All codes of the registry. */
export const languageCodes: readonly string[] = [...tags.keys()];

/** BCP 47 tag of a language code; undefined when it is not in the registry. */
export function languageTag(code: string): string | undefined {
  return tags.get(code);
}

/** Whether there are texts of ours in this language. */
export function hasTexts(code: string): code is LanguageCode {
  return (LANGUAGES as readonly string[]).includes(code);
}

export function languageDirection(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr';
}

/** The language's name in itself, such as Español. */
export function languageName(code: string): string {
  const tag = tags.get(code)?.replace(/-[A-Z]{2}$/, '') ?? code;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
