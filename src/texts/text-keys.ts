import type { textFiles } from './text-files.js';

/** The English texts of each set; `common` is there from the start, the others come on demand. */
type EnglishTexts = { [Set in keyof typeof textFiles]: Awaited<ReturnType<(typeof textFiles)[Set]['EN']>>['default'] };
export type TextSet = Exclude<keyof EnglishTexts, 'common'>;

/** Every key as English writes it, plural forms too. */
export type WrittenKey = { [Set in keyof EnglishTexts]: keyof EnglishTexts[Set] }[keyof EnglishTexts];
/** A text as it is asked for: `count` chooses among plural forms. */
export type TextKey = Asked<WrittenKey>;
type Asked<Key> = Key extends `${infer Name}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Name : Key;
