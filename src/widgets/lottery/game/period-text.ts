import type { TextKey } from '../../../core/parts/core.js';
import { numberFormat } from '../../../texts/forms/forms-of.js';

const UNITS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How often a lottery draws, in words: 60 → "A draw every minute". */
export function periodText(seconds: number, locale: string, t: (key: TextKey, values?: Record<string, string>) => string): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? (['second', 1] as const);
  if (seconds === size) return t(`lottery.every-${unit}`);
  return t('lottery.every', { time: numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size) });
}
