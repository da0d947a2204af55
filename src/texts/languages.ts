/** The languages that have texts, every one whole, in a folder of this name in small letters (I18-02, OP-48): code on the wire → BCP 47 tag, where it differs from the code in small letters. */
const WHOLE =
  'EN ES:es-MX AR BG BN CS DA DE EL FA FI FR HE HI HR HU ID IT JA KM KO LO MS MY NL NO:nb PL PT:pt-BR RO RU SV TH TL:fil TR TW:zh-Hant TY UK UR VI ZH:zh-Hans';
type Codes<Table> = Table extends `${infer First} ${infer Rest}` ? CodeOf<First> | Codes<Rest> : CodeOf<Table>;
type CodeOf<Entry> = Entry extends `${infer Code}:${string}` ? Code : Entry;
export type LanguageCode = Codes<typeof WHOLE>;

/** What pages offer that say nothing of it (CON-56). */
export const USUAL_LANGUAGES: readonly LanguageCode[] = ['EN', 'ES'];
/** With which a reader begins (I18-03). */
export const FIRST_LANGUAGE: LanguageCode = 'ES';
/** Ours, and those that an operator may add. */
const RIGHT_TO_LEFT = /^(AR|FA|HE|PS|UR)$/;

const tags = new Map(
  WHOLE.split(' ').map(entry => {
    const [code, tag = code!.toLowerCase()] = entry.split(':');
    return [code!, tag] as const;
  }),
);
/** Their codes. */
export const LANGUAGES = [...tags.keys()] as readonly LanguageCode[];

/** BCP 47 tag of a language code; undefined for none of ours. */
export function languageTag(code: string): string | undefined {
  return tags.get(code);
}

/** Whether there are texts of ours in this language. */
export function hasTexts(code: string): code is LanguageCode {
  return tags.has(code);
}

export function languageDirection(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr';
}

/** Those of most pages, because an engine takes long to say its first, and those that no engine knows, or not Debian's Chromium. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  EN: 'English',
  ES: 'Español',
  KM: 'ខ្មែរ',
  LO: 'ລາວ',
  MY: 'မြန်မာ',
  TY: 'Reo Tahiti',
};

/** The language's name in itself, such as Español. */
export function languageName(code: string): string {
  if (NAMES[code]) return NAMES[code];
  const tag = tags.get(code)?.replace(/-[A-Z]{2}$/, '') ?? code;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
