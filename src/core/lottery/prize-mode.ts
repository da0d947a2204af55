import type { Category } from '../../api/games/games.js';

/** The lotteries that a platform with these vendors has (LOT-06, LOT-07). */
export function prizeModeOf(categories: readonly Category[]): 'ELOTT' | 'LOTT' {
  const isElectronic = categories.some(
    ({ code, vendors }) => code === 'ELOTT' && vendors.some(vendor => vendor.code === 'TCG_LOTTO_VN' || vendor.code === 'LOTT'),
  );
  return isElectronic ? 'ELOTT' : 'LOTT';
}
