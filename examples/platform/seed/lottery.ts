import { sql } from 'kysely';
import { LOTTERY_GAMES } from '../database/migrations/008-lottery.js';
import { asRow } from '../languages.js';
import type { Trx } from '../platform.js';
import type { Written } from '../written.js';

type Group = readonly [code: string, titles: Written<string>];

const GROUPS: readonly Group[] = [
  ['FAST', { en: 'Fast draws', es: 'Sorteos rápidos' }],
  ['VN', { en: 'Vietnam', es: 'Vietnam' }],
  ['PICK', { en: 'Keno and picks', es: 'Keno y combinaciones' }],
  ['DAILY', { en: 'Daily and weekly', es: 'Diarias y semanales' }],
];
/** Of each prize mode, in the order of its menu. */
const MENUS: Readonly<Record<'LOTT' | 'ELOTT' | 'ZY' | 'SEA', readonly Group[]>> = {
  LOTT: GROUPS.toReversed(),
  ELOTT: GROUPS,
  ZY: GROUPS.filter(([code]) => code !== 'VN'),
  SEA: [
    ['SEA_DAILY', { en: 'Daily and weekly', es: 'Diarias y semanales' }],
    ['SEA_PICK', { en: 'Six numbers', es: 'Seis números' }],
    ['SEA_VN', { en: 'Northern draws', es: 'Sorteos del norte' }],
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
