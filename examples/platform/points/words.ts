import { inLanguage, type InLanguages, type Language } from '../languages.js';
import type { Db } from '../platform.js';
import { toWireAmount } from '../http/wire-input.js';

const SENTENCES: Readonly<Record<string, InLanguages<string>>> = {
  deposit: { EN: 'Deposit of {}', ES: 'Depósito de {}' },
  convert: { EN: 'Converted into {} of balance', ES: 'Convertidos en {} de saldo' },
  played: { EN: 'Bets of {}', ES: 'Apuestas por {}' },
  reward: { EN: 'Redeemed: {}', ES: 'Canje: {}' },
  mission: { EN: 'Mission reward', ES: 'Premio de una misión' },
  prize: { EN: 'From the reward centre', ES: 'Del centro de recompensas' },
  returned: { EN: 'Returned: {}', ES: 'Devolución: {}' },
};
/** As the pages write money. */
const LOCALES: InLanguages<string> = { EN: 'en-US', ES: 'es-MX' };
const OF_REWARDS = new Set(['reward', 'returned']);

/** Names of rewards in a language; English where it lacks one. */
export async function rewardNames(db: Db, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('points_reward_text').selectAll().where('lang', 'in', ['EN', language]).execute();
  const own = rows.filter(row => row.lang === language);
  return new Map([...rows, ...own].map(row => [row.reward_id, row.name]));
}

/** A remark of the points ledger, such as `deposit:5000` or `reward:3`, as a sentence; what is no such word stays as it is. */
export function remarkText(remark: string, language: Language, names: ReadonlyMap<number, string>, symbol: string): string {
  const [, word = '', figure = ''] = /^(\w+):(\d+)$/.exec(remark) ?? [];
  const sentence = SENTENCES[word];
  if (!sentence) return remark;
  const amount = new Intl.NumberFormat(inLanguage(LOCALES, language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    toWireAmount(Number(figure)),
  );
  return inLanguage(sentence, language).replace('{}', OF_REWARDS.has(word) ? (names.get(Number(figure)) ?? '') : `${symbol}${amount}`);
}
