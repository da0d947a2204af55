import { inLanguage, type InLanguages, type Language } from '../languages.js';
import type { PromotionRow } from '../promotions/promotions.js';

const GIFT: InLanguages<string> = {
  EN: 'A gift from us',
  ES: 'Un regalo de la casa',
  PT: 'Um presente da casa',
  ZH: '平台赠礼',
  VI: 'Quà từ chúng tôi',
  TH: 'ของขวัญจากเรา',
  AR: 'هدية منا',
};
const WORDS: Readonly<Record<string, InLanguages<string>>> = {
  birthday: {
    EN: 'Happy birthday',
    ES: 'Feliz cumpleaños',
    PT: 'Feliz aniversário',
    ZH: '生日快乐',
    VI: 'Chúc mừng sinh nhật',
    TH: 'สุขสันต์วันเกิด',
    AR: 'عيد ميلاد سعيد',
  },
  weekend: {
    EN: 'Weekend surprise',
    ES: 'Sorpresa de fin de semana',
    PT: 'Surpresa de fim de semana',
    ZH: '周末惊喜',
    VI: 'Bất ngờ cuối tuần',
    TH: 'เซอร์ไพรส์สุดสัปดาห์',
    AR: 'مفاجأة نهاية الأسبوع',
  },
  welcome: {
    EN: 'Welcome present',
    ES: 'Obsequio de bienvenida',
    PT: 'Presente de boas-vindas',
    ZH: '迎新礼',
    VI: 'Quà chào mừng',
    TH: 'ของขวัญต้อนรับ',
    AR: 'هدية ترحيبية',
  },
};

/** The promotion that a reward is from, such as `promotion:12`; undefined for others. */
export function promotionOf(source: string): number | undefined {
  const [, id] = /^promotion:(\d+)$/.exec(source) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** What a reward is for, as its member reads it, and in which language. */
export function sourceWords(
  source: string,
  language: Language,
  promotions: ReadonlyMap<number, PromotionRow>,
): { title: string; lang: string } {
  const promotion = promotions.get(promotionOf(source) ?? NaN);
  if (promotion) return { title: promotion.title, lang: promotion.lang };
  const words = WORDS[source] ?? GIFT;
  return { title: inLanguage(words, language), lang: words[language] === undefined ? 'EN' : language };
}
