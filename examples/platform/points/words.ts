import { inLanguage, langOf, type InLanguages, type Language } from '../languages.js';
import { localeOf } from '../locale.js';
import type { Db } from '../platform.js';
import { toWireAmount } from '../http/wire-input.js';

const SENTENCES: Readonly<Record<string, InLanguages<string>>> = {
  deposit: {
    EN: 'Deposit of {}',
    ES: 'Depósito de {}',
    PT: 'Depósito no valor de {}',
    ZH: '存款{}',
    VI: 'Nạp tiền {}',
    TH: 'ฝากเงิน {}',
    AR: 'إيداع {}',
  },
  convert: {
    EN: 'Converted into {} of balance',
    ES: 'Convertidos en {} de saldo',
    PT: 'Convertidos em {} de saldo',
    ZH: '转为余额{}',
    VI: 'Quy đổi thành {} số dư',
    TH: 'แลกแต้มเป็นเงิน {}',
    AR: 'تحويل إلى رصيد بقيمة {}',
  },
  played: {
    EN: 'Bets of {}',
    ES: 'Apuestas por {}',
    PT: 'Apostas no valor de {}',
    ZH: '投注{}',
    VI: 'Đặt cược {}',
    TH: 'เดิมพัน {}',
    AR: 'رهانات بقيمة {}',
  },
  reward: {
    EN: 'Redeemed: {}',
    ES: 'Canje: {}',
    PT: 'Troca: {}',
    ZH: '兑换：{}',
    VI: 'Đổi quà: {}',
    TH: 'แลกแต้ม: {}',
    AR: 'استبدال: {}',
  },
  mission: {
    EN: 'Mission reward',
    ES: 'Premio de una misión',
    PT: 'Recompensa de missão',
    ZH: '任务奖励',
    VI: 'Thưởng nhiệm vụ',
    TH: 'รางวัลภารกิจ',
    AR: 'مكافأة مهمة',
  },
  prize: {
    EN: 'From the reward centre',
    ES: 'Del centro de recompensas',
    PT: 'Da central de recompensas',
    ZH: '来自福利中心',
    VI: 'Từ trung tâm thưởng',
    TH: 'จากศูนย์รางวัล',
    AR: 'من مركز المكافآت',
  },
  returned: {
    EN: 'Returned: {}',
    ES: 'Devolución: {}',
    PT: 'Devolução: {}',
    ZH: '退回：{}',
    VI: 'Hoàn lại: {}',
    TH: 'คืนแต้ม: {}',
    AR: 'إعادة: {}',
  },
};
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
  const value = OF_REWARDS.has(word)
    ? (names.get(Number(figure)) ?? '')
    : money(Number(figure), language in sentence ? language : 'EN', symbol);
  return inLanguage(sentence, language).replace('{}', () => value);
}

/** As the pages write money: the symbol stands where the language has it. */
function money(minor: number, language: Language, symbol: string): string {
  return new Intl.NumberFormat(localeOf(langOf(language)), { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
    .formatToParts(toWireAmount(minor))
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}
