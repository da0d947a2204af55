import { numberFormat } from '../../src/texts/forms/forms-of.js';
import { localeOf } from './locale.js';
import type { Lang } from './written.js';

/** How the texts here set the sign in these; in the others as Intl does. */
const PERCENT: Readonly<Partial<Record<Lang, string>>> = { en: ' %', es: ' %', pt: '%', zh: '%', vi: '%', th: '%', ar: '%' };
const SEPARATORS: Readonly<Partial<Record<Lang, string>>> = { ar: '، ', fa: '، ', ja: '、', tw: '、', ur: '، ', zh: '，' };

export interface Figures {
  /** With two decimals: `96.50`. */
  decimals(value: number): string;
  /** With as many decimals as it needs, two at most: `2.5`. */
  figure(value: number): string;
  /** A multiple of the stake, given in hundredths, with as many decimals as it needs: `1.94×`, `2×`; two where `fixed`. */
  times(hundredths: number, fixed?: 'fixed'): string;
  /** `97 %`, or as the language's texts write it; two decimals where `fixed`. */
  percent(value: number, fixed?: 'fixed'): string;
  /** One after another. */
  list(items: readonly string[]): string;
}

/** A format takes long to make and is the same for all. */
const made = new Map<Lang, Figures>();

/** Figures as the texts of a language write them. Also for the browser. */
export function figuresIn(lang: Lang): Figures {
  const known = made.get(lang) ?? figuresOf(lang);
  made.set(lang, known);
  return known;
}

function figuresOf(lang: Lang): Figures {
  const formatOf = (least: number) => numberFormat(localeOf(lang), { minimumFractionDigits: least, maximumFractionDigits: 2 });
  const percentOf = (least: number) =>
    numberFormat(localeOf(lang), { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: 2 });
  const sign = PERCENT[lang];
  const [fixed, short] = [formatOf(2), formatOf(0)];
  return {
    decimals: value => fixed.format(value),
    figure: value => short.format(value),
    times: (hundredths, how) => `${(how ? fixed : short).format(hundredths / 100)}×`,
    percent: (value, how) =>
      sign === undefined ? percentOf(how ? 2 : 0).format(value / 100) : `${(how ? fixed : short).format(value)}${sign}`,
    list: items => items.join(SEPARATORS[lang] ?? ', '),
  };
}
