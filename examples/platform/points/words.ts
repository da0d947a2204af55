import { languageDirection } from '../../../src/texts/languages.js';
import { inLanguage, languageIn, langOf, type InLanguages, type Language } from '../languages.js';
import { localeOf } from '../locale.js';
import type { Db } from '../platform.js';
import { toWireAmount } from '../http/wire-input.js';
import { REMARKS } from './remark-words.js';

const SENTENCES: Readonly<Record<string, InLanguages<string>>> = REMARKS;
const OF_REWARDS = new Set(['reward', 'returned']);

/** Names of rewards by their ids, with the language of each. */
export type RewardNames = ReadonlyMap<number, { name: string; lang: string }>;

/** Names of rewards in a language; English where it lacks one. */
export async function rewardNames(db: Db, language: Language): Promise<RewardNames> {
  const rows = await db.selectFrom('points_reward_text').selectAll().where('lang', 'in', ['EN', language]).execute();
  const own = rows.filter(row => row.lang === language);
  return new Map([...rows, ...own].map(({ reward_id: id, name, lang }) => [id, { name, lang }]));
}

/**
 * A remark of the points ledger, such as `deposit:5000` or `reward:3`, as a sentence, and its language; what is no such word stays as
 * it is. From right to left its value stands apart (an isolate), so that it is not reversed.
 */
export function remarkWords(
  remark: string,
  language: Language,
  names: RewardNames,
  symbol: string,
): { remark: string; lang: Language | '' } {
  const [, word = '', figure = ''] = /^(\w+):(\d+)$/.exec(remark) ?? [];
  const sentence = SENTENCES[word];
  if (!sentence) return { remark, lang: '' };
  const lang = languageIn(sentence, language);
  const value = OF_REWARDS.has(word) ? (names.get(Number(figure))?.name ?? '') : money(Number(figure), lang, symbol);
  const written = languageDirection(lang) === 'rtl' ? `\u2068${value}\u2069` : value;
  return { remark: inLanguage(sentence, lang).replace('{}', () => written), lang };
}

/** As the pages write money: the symbol stands where the language has it. */
function money(minor: number, language: Language, symbol: string): string {
  return new Intl.NumberFormat(localeOf(langOf(language)), { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
    .formatToParts(toWireAmount(minor))
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}
