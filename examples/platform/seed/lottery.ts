import { sql } from 'kysely';
import { LOTTERY_GAMES } from '../database/migrations/008-lottery.js';
import { asRow } from '../languages.js';
import type { Trx } from '../platform.js';
import type { Written } from '../written.js';

type Group = readonly [code: string, titles: Written<string>];

const DAILY: Written<string> = {
  en: 'Daily and weekly',
  es: 'Diarias y semanales',
  pt: 'Diárias e semanais',
  zh: '每日与每周',
  vi: 'Hằng ngày và hằng tuần',
  th: 'รายวันและรายสัปดาห์',
  ar: 'يومية وأسبوعية',
};
const GROUPS: readonly Group[] = [
  [
    'FAST',
    {
      en: 'Fast draws',
      es: 'Sorteos rápidos',
      pt: 'Sorteios rápidos',
      zh: '快速开奖',
      vi: 'Kỳ quay nhanh',
      th: 'หวยออกผลเร็ว',
      ar: 'سحوبات سريعة',
    },
  ],
  ['VN', { en: 'Vietnam', es: 'Vietnam', pt: 'Vietnã', zh: '越南', vi: 'Việt Nam', th: 'เวียดนาม', ar: 'فيتنام' }],
  [
    'PICK',
    {
      en: 'Keno and picks',
      es: 'Keno y combinaciones',
      pt: 'Keno e combinações',
      zh: '基诺与选号',
      vi: 'Keno và chọn số',
      th: 'คีโนและเลือกเลข',
      ar: 'الكينو واختيار الأرقام',
    },
  ],
  ['DAILY', DAILY],
];
/** Of each prize mode, in the order of its menu. */
const MENUS: Readonly<Record<'LOTT' | 'ELOTT' | 'ZY' | 'SEA', readonly Group[]>> = {
  LOTT: GROUPS.toReversed(),
  ELOTT: GROUPS,
  ZY: GROUPS.filter(([code]) => code !== 'VN'),
  SEA: [
    ['SEA_DAILY', DAILY],
    [
      'SEA_PICK',
      { en: 'Six numbers', es: 'Seis números', pt: 'Seis números', zh: '六个号码', vi: 'Sáu số', th: 'เลขหกตัว', ar: 'ستة أرقام' },
    ],
    [
      'SEA_VN',
      {
        en: 'Northern draws',
        es: 'Sorteos del norte',
        pt: 'Sorteios do norte',
        zh: '北部开奖',
        vi: 'Xổ số miền Bắc',
        th: 'หวยภาคเหนือ',
        ar: 'سحوبات الشمال',
      },
    ],
  ],
};

/** Makes the lottery vendors' games lotteries, in the groups of the menus. */
export async function seedLottery(trx: Trx): Promise<void> {
  const groups = Object.entries(MENUS).flatMap(([mode, menu]) =>
    menu.map(([code, titles], at) => ({
      game_group_code: code,
      prize_mode: mode as keyof typeof MENUS,
      titles: asRow(titles),
      sort: at + 1,
    })),
  );
  // The tables come with groups of their own; the menus here say more of them.
  await trx
    .insertInto('lottery_group')
    .values(groups)
    .onConflict(conflict => conflict.columns(['game_group_code', 'prize_mode']).doUpdateSet(eb => ({ titles: eb.ref('excluded.titles') })))
    .execute();
  await sql.raw(LOTTERY_GAMES).execute(trx);
}
