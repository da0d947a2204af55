import type { PointConfig } from '../../api/money/points.js';
import type { Core, Translate } from '../../core/parts/core.js';

const UNIT = 100;
const THOUSAND = 1_000;

/** What a thousand points of a row are worth, such as "$10.00 for 1,000 points" (PTS-02). */
export function rateWords({ money }: Pick<Core, 'money'>, t: Translate, { ratio }: PointConfig['convertRatios'][number]): string {
  return t('points.ratio-rate', { amount: money.format(Math.round(ratio * THOUSAND * UNIT)) });
}
