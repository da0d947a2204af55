import { sql } from 'kysely';
import { LOTTERY_GAMES } from '../database/migrations/008-lottery.js';
import { asRow } from '../languages.js';
import type { Trx } from '../platform.js';
import type { Written } from '../written.js';
import { lotteryGroupNames } from './names/lottery-groups.js';

type Group = readonly [code: string, titles: Written<string>];

const { DAILY } = lotteryGroupNames;
const GROUPS: readonly Group[] = Object.entries(lotteryGroupNames);
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
