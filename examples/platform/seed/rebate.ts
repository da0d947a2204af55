import type { Trx } from '../platform.js';

/** Of each game type, hundredths of a percent: what the lowest rank gets, and what each further one gets more. Always less than the house keeps of its best game. */
const RATES: Readonly<Record<string, readonly [lowest: number, step: number]>> = {
  RNG: [30, 5],
  LIVE: [20, 4],
  SPORTS: [30, 5],
  FISH: [40, 6],
  PVP: [40, 5],
  LOTT: [30, 5],
  ELOTT: [30, 5],
  MINI: [30, 6],
  VIRTUAL: [30, 5],
};

/** A rate for every game type and rank. */
export async function seedRebate(trx: Trx): Promise<void> {
  const ranks = await trx.selectFrom('vip_rank').select('level').orderBy('level').execute();
  const rows = Object.entries(RATES).flatMap(([game_type, [lowest, step]]) =>
    ranks.map(({ level }) => ({ game_type, vip_level: level, rate: lowest + step * level })),
  );
  await trx.insertInto('rebate_rate').values(rows).execute();
}
