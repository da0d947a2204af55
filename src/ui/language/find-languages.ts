import { languageDirection } from '../../texts/languages.js';

export interface Listed {
  code: string;
  /** In itself, such as Español. */
  name: string;
  tag: string;
}
export interface FoundLanguage extends Listed {
  direction: 'ltr' | 'rtl';
}

/** The language of now, then those that the reader's browser asks for, then the others as they are named. */
export function likelyFirst(languages: readonly Listed[], current: string, wanted: readonly string[]): readonly Listed[] {
  const place = ({ code, tag }: Listed) => {
    if (code === current) return -1;
    const exactly = wanted.findIndex(one => writtenAs(one) === writtenAs(tag));
    const alike = wanted.findIndex(one => one.split('-')[0] === tag.split('-')[0]);
    if (exactly >= 0) return exactly;
    return alike < 0 ? wanted.length : alike + 0.5;
  };
  return languages.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

/** Those whose name holds what is typed: in itself, in the reader's language, in English, or its code; letters with and without marks are alike. */
export function findLanguages(languages: readonly Listed[], typed: string, reader: string): FoundLanguage[] {
  const wanted = plain(typed.trim());
  const others = [reader, 'en'].map(one => new Intl.DisplayNames([one], { type: 'language' }));
  return languages
    .map(listed => ({ ...listed, direction: languageDirection(listed.code) }))
    .filter(({ code, name, tag }) => [code, name, ...others.map(names => names.of(tag) ?? '')].some(one => plain(one).includes(wanted)));
}

/** Language and script: `zh-TW` is `zh-Hant`. */
function writtenAs(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
