import type { TextKey, TextSet } from '../../texts/text-keys.js';
import type { i18n } from 'i18next';
import type { Readable } from './readable.js';

/** The text of a key in the language of now, its values filled in. */
export type Translate = (key: TextKey, values?: Record<string, unknown>) => string;
export interface Language {
  /** `tag` and `direction` are those of the language. */
  readonly store: Readable<{ language: string; ready: boolean; tag: string; direction: 'ltr' | 'rtl'; revision: number }>;
  /** What the reader may choose: `name` in itself, `tag` for `lang` and Intl. */
  readonly languages: readonly { code: string; name: string; tag: string }[];
  /** What the files of a CDN, too, have of i18next (scripts/slim-i18next.mjs). */
  readonly i18n: Pick<i18n, 't' | 'exists'>;
  /** Loads the texts, switches, keeps the choice, tells the platform (I18-04, I18-06). */
  use(code: string): Promise<void>;
  /** Loads a set of texts, and from now on with every language. Rejects with PlatformError `chunk-load`; words made from the keys stand in. */
  need(set: TextSet): Promise<void>;
  /** Whether a set of texts is there in the language of now. */
  has(set: TextSet): boolean;
  t(key: TextKey, values?: Record<string, unknown>): string;
  /** BCP 47 tag for Intl. */
  locale(): string;
}
